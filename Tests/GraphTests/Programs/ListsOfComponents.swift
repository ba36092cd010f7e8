import Ampoule

/// A list needs all that is contributed to it.
enum ListsOfComponents: GraphProgram {
    protocol HealthCheck: Sendable {}
    protocol SlowCheck: Sendable {}
    protocol OwnCheck: Sendable {}
    typealias Checks = [any HealthCheck]

    @Register(contributesTo: HealthCheck.self)
    struct DiskCheck: HealthCheck {
        init(path: String = "/") {}
    }

    @Register(name: "database", contributesTo: HealthCheck.self, SlowCheck.self)
    struct DatabaseCheck: HealthCheck, SlowCheck {
        init() {}
    }

    @Register(contributesTo: SlowCheck.self)
    struct RemoteCheck: SlowCheck {
        init() async {}
    }

    struct MailCheck: HealthCheck {}

    /// Depends on lists in all spellings.
    @Register
    struct Monitor {
        @Inject let checks: [any HealthCheck]
        @Inject let aliased: Checks
        @Inject let spelled: Swift.Array<any HealthCheck>
        @Inject let optional: [any HealthCheck]?
        @Inject let later: Lazy<[any HealthCheck]>
        @Inject let named: [String: any HealthCheck]
        @Inject let dictionary: Dictionary<String, any SlowCheck>
        @Inject let providers: Provider<Checks?>
        @Inject(name: "all") let others: [any HealthCheck]  // problem: missingRegistration
        @Inject let numbered: [Int: any HealthCheck]  // problem: missingRegistration
    }

    @Register
    struct SlowMonitor {
        @Inject let checks: [any SlowCheck]  // problem: asynchronousDependency
        @Inject let later: Lazy<[any SlowCheck]>
    }

    @Register
    struct WaitingMonitor {
        init(@Inject checks: [any SlowCheck]) async {}
    }

    /// Is in a list that it needs itself.
    @Register(contributesTo: OwnCheck.self)
    struct OwnMonitor: OwnCheck {
        @Inject let checks: [any OwnCheck]  // problem: cycle
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.contribute(to: HealthCheck.self, name: "mail") { _ in MailCheck() }
        container.register(MailCheck.self) { _ in MailCheck() }
            .inObjectScope(.container)
            .contributes(to: HealthCheck.self)
        return container
    }
}

@Registrations(
    ListsOfComponents.DiskCheck.self,
    ListsOfComponents.DatabaseCheck.self,
    ListsOfComponents.RemoteCheck.self,
    ListsOfComponents.Monitor.self,
    ListsOfComponents.SlowMonitor.self,
    ListsOfComponents.WaitingMonitor.self,
    ListsOfComponents.OwnMonitor.self
)
private extension Container {}
