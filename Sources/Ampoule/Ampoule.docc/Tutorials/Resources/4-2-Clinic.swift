import Ampoule

@Registrations(
    MailReminders.self,
    FrontDesk.self,
    Appointment.self,
    Calendar.self,
    AuditTrail.self,
    provided: [RequestInfo.self]
)
extension Container {}

@main
enum Clinic {
    static let container = Container { container in
        container.registerComponents()
    }

    static func main() {
        container.frontDesk().book("Ada")
        container.frontDesk().book("Grace")
        print(container.calendar().owners)
    }
}
