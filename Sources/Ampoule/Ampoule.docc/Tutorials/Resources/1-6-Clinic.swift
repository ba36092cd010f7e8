import Ampoule

@Registrations(MailReminders.self, FrontDesk.self)
extension Container {}
