import Ampoule

/// A program of several workers, which use the same containers at the same time.
package struct ConcurrentProgram: Sendable {
    package struct Worker: Sendable {
        /// Whether the worker is a task, which can also await; otherwise, it is a thread.
        let isTask: Bool
        var calls: [NumberedCall]
    }

    /// A call with a number that no other call of the program has, also in a shorter program.
    ///
    /// The number identifies the registration or the container that the call makes.
    package struct NumberedCall: Sendable {
        let number: Int
        let call: ConcurrentCall
        /// How long the worker pauses before the call.
        let pause: Pace
    }

    let seed: UInt64
    /// The registrations that exist before the workers begin, by service.
    let recipes: [Recipe]
    package var workers: [Worker]

    /// The number of calls, without the requests of factories.
    package var callCount: Int { workers.reduce(0) { $0 + $1.calls.count } }

    /// The containers that exist before the workers begin: the root, and a container of a level inside it.
    static let (root, visit) = (0, 1)

    /// The registration of a service that exists before the workers begin.
    static func initialRegistration(of service: HistoryService) -> Int { service.rawValue }

    /// The number of the first call, which differs from those of the initial registrations.
    static let firstNumber = HistoryService.allCases.count
}

/// The services, each of which depends only on services before it.
///
/// There is no dependency cycle, because its rules allow an incomplete or a second instance.
package enum HistoryService: Int, CaseIterable, Sendable {
    case base, weak, custom, plain, completed, asynchronous
    /// Registered for a level.
    case ofLevel

    /// The scope that the service is registered in before the workers begin.
    var initialScope: HistoryScope {
        switch self {
        case .base, .completed, .asynchronous, .ofLevel: .container
        case .weak: .weak
        case .custom: .custom
        case .plain: .transient
        }
    }

    /// Whether the initial registration has an `initCompleted` closure.
    var isCompleted: Bool { self == .completed || self == .asynchronous || self == .weak }
}

package enum HistoryScope: CaseIterable, Sendable {
    case transient, container, weak, custom

    private static let customScope = ObjectScope(
        storageFactory: { PermanentStorage() },
        description: "custom"
    )

    var scope: ObjectScope {
        switch self {
        case .transient: .transient
        case .container: .container
        case .weak: .weak
        case .custom: Self.customScope
        }
    }
}
