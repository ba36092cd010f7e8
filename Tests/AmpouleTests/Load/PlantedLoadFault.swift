/// A fault that the harness of the load test imitates, as if the container had it.
enum PlantedLoadFault: CaseIterable, Sendable {
    /// Other threads see an override.
    case leaksOverrides
    /// An override has no effect.
    case losesOverrides
    /// A level has the value of another one.
    case mixesLevels
    /// Instances are completed after they are handed out.
    case handsOutBeforeCompletion
    /// An instance is handed out although its completion has failed.
    case handsOutAfterFailure
    /// A shared instance is made for each request.
    case sharesNothing
    /// An instance is made twice, and one of the two is dropped.
    case makesTwice
    /// A reset discards nothing.
    case keepsInstancesAtResets
    /// An instance is closed twice.
    case closesTwice
    /// An instance stays open.
    case closesNothing
    /// Dependencies are closed before their dependents.
    case closesDependenciesFirst
    /// Requests are answered after the container was closed.
    case answersAfterClosing
    /// Requests fail before the container is closed.
    case refusesBeforeClosing
    /// Instances are never released.
    case leaksInstances

    /// What the judge finds.
    var finding: LoadFinding.Kind {
        switch self {
        case .leaksOverrides, .losesOverrides: .override
        case .mixesLevels: .level
        case .handsOutBeforeCompletion, .handsOutAfterFailure: .incomplete
        case .sharesNothing: .sharing
        case .makesTwice: .making
        case .keepsInstancesAtResets: .reset
        case .closesTwice, .closesNothing: .closing
        case .closesDependenciesFirst: .closingOrder
        case .answersAfterClosing: .answerAfterClosing
        case .refusesBeforeClosing: .error
        case .leaksInstances: .leak
        }
    }
}

/// A violation of an invariant.
struct LoadFinding: Sendable, CustomStringConvertible {
    enum Kind: Sendable {
        case override, level, place, incomplete, sharing, making, reset
        case closing, closingOrder, answerAfterClosing, error, leak, content
    }

    let kind: Kind
    let text: String

    var description: String { "\(kind): \(text)" }
}
