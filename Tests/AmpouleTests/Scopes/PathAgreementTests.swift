#if DEBUG
import Testing

@testable import Ampoule

/// Every scope means the same on the fast path and on the slow path, whether or not the object graph is published: the same
/// instances, the same errors, and the same order of calls of factories, completions and storages.
struct PathAgreementTests {
    @Test(arguments: PathScenario.all)
    func pathsAgree(scenario: PathScenario) {
        let fast = PathRun(scenario).trace(forcingSlowPath: false)
        let slow = PathRun(scenario).trace(forcingSlowPath: true)
        #expect(fast == slow)
    }

    @Test func scenariosReachEachOutcome() {
        let traces = PathScenario.all.map { PathRun($0).trace(forcingSlowPath: false) }
        let lines = Set(traces.joined().map { line in line.filter { !$0.isNumber } })
        #expect(lines.contains("dog "))
        #expect(lines.contains { $0.hasPrefix("error: ") && $0.contains("cycle") })
        #expect(lines.contains { $0.hasPrefix("error: ") && $0.contains("Bitten") })
        #expect(lines.contains { $0.hasPrefix("error: ") && $0.contains("unregistered") })
        #expect(lines.contains("complete "))
        #expect(lines.contains("store "))
    }
}

/// A combination of a scope, a factory and completions that the paths must agree on.
struct PathScenario: Sendable, CustomStringConvertible {
    enum Scope: CaseIterable {
        case transient, graph, container, weak, custom, level
    }

    enum Completion: CaseIterable {
        case none
        case plain
        /// Resolves the owner, whose factory resolves the dog.
        case circular
        /// Throws for the first dog.
        case failing
    }

    enum Factory: CaseIterable {
        case plain
        /// Throws for the first dog.
        case failing
        /// Requires an unregistered service for the first dog.
        case incomplete
        /// Resolves the owner, whose factory resolves the dog.
        case circular
    }

    let scope: Scope
    let completion: Completion
    let factory: Factory
    let hasArgument: Bool

    /// Whether the registrations are in the parent of the container that resolves; for a level, in the program.
    let isInherited: Bool

    /// Whether the kennel's factory asks for the identifier of the object graph, so that other threads could see it.
    let publishesGraph: Bool

    var description: String {
        "\(scope), completion \(completion), factory \(factory)"
            + (hasArgument ? ", with an argument" : "") + (isInherited ? ", inherited" : "")
            + (publishesGraph ? ", published graph" : "")
    }

    /// Whether the factory would be entered for ever: factories with arguments are never taken for a cycle.
    private var isEndless: Bool {
        guard hasArgument else { return false }
        return factory == .circular || (completion == .circular && scope == .transient)
    }

    static let all = Scope.allCases.flatMap { scope in
        Completion.allCases.flatMap { completion in
            Factory.allCases.flatMap { factory in
                (0..<8).map { flags in
                    PathScenario(
                        scope: scope,
                        completion: completion,
                        factory: factory,
                        hasArgument: flags & 1 != 0,
                        isInherited: flags & 2 != 0,
                        publishesGraph: flags & 4 != 0
                    )
                }
            }
        }
    }.filter { !$0.isEndless }
}
#endif
