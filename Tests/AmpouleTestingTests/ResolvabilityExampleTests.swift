import AmpouleTesting
import Testing

private struct RequestInfo: ContainerLevel {
    let user: String
}

private struct Appointment: Sendable {
    let owner: String
}

private struct AuditTrail: Sendable {
    let request: RequestInfo
}

private struct PaymentService: Sendable {
    init() { Issue.record("A payment costs money.") }
}

/// The example of the pages.
struct ResolvabilityExampleTests {
    private let clinic = Container { clinic in
        clinic.register(Appointment.self) { _, owner in Appointment(owner: owner) }
        LevelContainer<RequestInfo>.registrations(in: clinic).register(AuditTrail.self) { resolver in
            AuditTrail(request: try resolver.require(RequestInfo.self))
        }
        .inObjectScope(.container)
        clinic.register(PaymentService.self) { _ in PaymentService() }
    }

    @Test func everythingCanBeResolved() async {
        await clinic.copy().expectResolvable { trial in
            trial.pass("Ada", to: Appointment.self)
            trial.open(RequestInfo(user: "Ada"))
            trial.skip(PaymentService.self, because: "it costs money")
        }
    }

    @Test func nothingIsForgotten() async {
        let issues = await clinic.copy().issuesOfResolving { trial in
            trial.skip(PaymentService.self, because: "it costs money")
        }
        #expect(issues.count == 2)
    }
}
