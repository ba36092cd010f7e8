import Ampoule

@Registrations(MailReminders.self, FrontDesk.self, Appointment.self)
extension Container {}

@main
enum Clinic {
    static let container = Container { container in
        container.registerComponents()
    }

    static func main() {
        let appointment = container.appointment(owner: "Ada")
        appointment.confirm()
    }
}
