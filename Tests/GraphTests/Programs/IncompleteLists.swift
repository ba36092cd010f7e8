import Ampoule

/// A list lacks the components that contribute to it and that nothing registers.
enum IncompleteLists: GraphProgram {
    protocol HealthCheck: Sendable {}
    protocol Report: Sendable {}
    protocol Alarm: Sendable {}

    @Register(contributesTo: HealthCheck.self)
    struct DiskCheck: HealthCheck {
        init() {}
    }

    /// Is in no list, so no container knows it.
    @Register(contributesTo: HealthCheck.self)
    struct SizeCheck: HealthCheck {
        init() {}
    }

    @Register(contributesTo: Report.self)
    struct Summary: Report {
        init() {}
    }

    /// Is in no list, and needed by its own type.
    @Register(contributesTo: Report.self)
    struct Journal: Report {
        init() {}
    }

    @Register(name: "loud", contributesTo: Alarm.self)
    struct Bell: Alarm {
        init() {}
    }

    /// Has no name, so it is no element of a dictionary.
    @Register(contributesTo: Alarm.self)
    struct Horn: Alarm {
        init() {}
    }

    @Register
    struct Monitor {
        @Inject let checks: [any HealthCheck]
        @Inject let reports: [any Report]  // warning: incompleteList
        @Inject let journal: Journal
        @Inject let alarms: [String: any Alarm]
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    IncompleteLists.DiskCheck.self,
    IncompleteLists.Summary.self,
    IncompleteLists.Bell.self,
    IncompleteLists.Monitor.self
)
private extension Container {}
