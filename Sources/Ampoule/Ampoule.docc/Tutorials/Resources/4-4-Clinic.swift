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

    static func main() async throws {
        try await respond(to: RequestInfo(user: "Barbara"), booking: "Ada")
        try await respond(to: RequestInfo(user: "Katherine"), booking: "Grace")
        print(container.calendar().owners)
    }

    static func respond(to info: RequestInfo, booking owner: String) async throws {
        try await container.withChild(.request, info) { request in
            try request.frontDesk.make().book(owner)
        }
    }
}
