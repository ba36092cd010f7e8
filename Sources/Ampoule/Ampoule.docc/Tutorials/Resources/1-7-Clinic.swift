import Ampoule

@Registrations(MailReminders.self, FrontDesk.self)
extension Container {}

@main
enum Clinic {
    static let container = Container { container in
        container.registerComponents()
    }

    static func main() {
        container.frontDesk().open()
    }
}
