import Ampoule

@Registrations(MailReminders.self, Appointment.self, Calendar.self)
extension Container {}

@Registrations(FrontDesk.self, AuditTrail.self)
extension LevelContainer<RequestInfo> {}

@main
enum Clinic {
    static let container = Container { container in
        container.registerComponents()
        LevelContainer<RequestInfo>.registerComponents(in: container)
    }

    static func main() {
        let request = container.level(RequestInfo(user: "Barbara"))
        request.frontDesk().book("Ada")
    }
}
