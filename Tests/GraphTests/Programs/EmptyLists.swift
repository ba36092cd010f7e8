import Ampoule

/// A list is empty if nothing that is registered contributes to it.
enum EmptyLists: GraphProgram {
    protocol HealthCheck: Sendable {}
    protocol Report: Sendable {}
    protocol Alarm: Sendable {}
    protocol Siren: Sendable {}

    /// Would contribute if it were listed.
    @Register(contributesTo: HealthCheck.self)
    struct DiskCheck: HealthCheck {
        init() {}
    }

    /// Contributes without a name.
    @Register(contributesTo: Report.self)
    struct Summary: Report {
        init() {}
    }

    @Register
    struct Monitor {
        @Inject let checks: [any HealthCheck]  // warning: emptyList
        @Inject let reports: [any Report]
        @Inject let named: [String: any Report]  // warning: emptyList
        @Inject let alarms: Lazy<[any Alarm]>?  // warning: emptyList
        @Inject let sirens: [any Siren]
    }

    /// Has the name of another one.
    @Register(name: "loud", contributesTo: Siren.self)
    struct Bell: Siren {
        init() {}
    }

    @Register(name: "loud", contributesTo: Siren.self)
    struct Horn: Siren {  // problem: duplicateKey
        init() {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(EmptyLists.Summary.self, EmptyLists.Monitor.self, EmptyLists.Bell.self, EmptyLists.Horn.self)
private extension Container {}
