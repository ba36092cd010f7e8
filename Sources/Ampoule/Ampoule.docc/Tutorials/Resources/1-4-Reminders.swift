import Ampoule

protocol Reminders: Sendable {
    func send(to owner: String)
}

@Register(Reminders.self)
struct MailReminders: Reminders {
    func send(to owner: String) {
        print("Mail to \(owner)")
    }
}
