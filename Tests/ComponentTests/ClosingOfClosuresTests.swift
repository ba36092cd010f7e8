import Ampoule
import Testing

/// The order in which instances of closures are closed: what a closure resolves isn't declared.
struct ClosingOfClosuresTests {
    /// Ways in which a closure makes a well, or takes part in it.
    enum Closure: CaseIterable {
        case factory, decorator, completion, override

        func make(_ well: @escaping @Sendable (any Resolver) throws -> Well, in container: Container) {
            switch self {
            case .factory:
                container.register(Well.self) { resolver in try well(resolver) }.inObjectScope(.container)
            case .decorator:
                container.decorate(Well.self) { resolver, _ in try well(resolver) }
            case .completion:
                container.register(Well.self) { r in Well(ledger: try r.require(Ledger.self)) }
                    .inObjectScope(.container)
                    .initCompleted { resolver, _ in _ = try? well(resolver) }
            case .override:
                container.override(Well.self) { resolver in try well(resolver) }
            }
        }
    }

    @Test(arguments: Closure.allCases)
    func whatAClosureResolvesForALazyIsClosedLast(closure: Closure) async throws {
        let container = Container()
        let ledger = Ledger()
        container.register(Ledger.self, instance: ledger)
        container.registerRiding()
        container.register(Pump.self) { r in Pump(ledger: try r.require(Ledger.self)) }
            .inObjectScope(.container)
        closure.make(
            { resolver in
                _ = try resolver.require(Pump.self)
                return Well(ledger: try resolver.require(Ledger.self))
            },
            in: container
        )
        _ = container.rider().well.instance

        try await container.close()

        // A decorator is made after what it decorates, which is closed last.
        let others = closure == .decorator ? ["Well"] : []
        #expect(ledger.names.entries == ["Rider", "Well", "Pump"] + others)
    }
}

// Not private: the optimizer of Swift 6.3 would write its discriminator into its name.
final class Pump: Ledgered {
    let ledger: Ledger

    init(ledger: Ledger) { self.ledger = ledger }
}
