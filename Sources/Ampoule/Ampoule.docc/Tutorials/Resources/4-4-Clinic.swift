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

    static func main() async throws {
        try await respond(to: RequestInfo(user: "Barbara"), booking: "Ada")
        try await respond(to: RequestInfo(user: "Katherine"), booking: "Grace")
        print(container.calendar().owners)
    }

    static func respond(to info: RequestInfo, booking owner: String) async throws {
        try await container.withLevel(info) { request in
            try request.frontDesk.make().book(owner)
        }
    }
}
