import TestSupport
import Testing

@testable import Ampoule

/// Optimized code resolves all dependencies on classes by one function, which agrees with the one that is specialized for each type.
struct ObjectDependencyTests {
    @Register final class Transient {}
    @Register(scope: .graph) final class Grouped {}
    @Register(scope: .container) final class Shared: Sendable {}
    @Register(scope: .weak) final class Weak: Sendable {}
    @Register(name: "third") final class Named {}
    @Register final class Generic<Value> {}

    struct Visit: ContainerLevel {}

    @Register(scope: .container) final class Visitor: Sendable {
        init(@Inject visit: Visit) {}
    }

    @Register final class Failing {
        init() throws { throw Failure() }
    }

    @Register final class Recursive {
        init(@Inject other: Recursive) {}
    }

    private struct Failure: Error {}

    private final class Notes {
        let lines: [String]

        init(_ lines: [String]) { self.lines = lines }
    }

    enum Situation: CaseIterable {
        case registered, unregistered, overridden, decorated, copied, inChild, inLevel, ofOtherKind, observed
        case withOverrides, closed
    }

    @Test(arguments: Situation.allCases)
    func allObjectsAreResolvedAsTheirTypesAre(in situation: Situation) async throws {
        let ofObjects = try await outcomes(in: situation, areObjects: true)
        let ofTypes = try await outcomes(in: situation, areObjects: false)

        #expect(ofObjects == ofTypes)
        #expect(ofObjects.contains("Shared: true") == (situation != .closed))
        #expect(ofObjects.contains("Transient: false") == (situation != .closed))
        #expect(ofObjects.contains("Visitor: true") == (situation == .inLevel))
    }

    // MARK: - Outcomes

    /// Whether two requests of one resolver get one instance, for each type, or why they get none.
    private static func outcomes(of resolver: any Resolver, areObjects: Bool) -> [String] {
        func outcome<Component: AnyObject & Registrable>(_ type: Component.Type) -> String
        where Component.__ArgumentFreeRegistration == ComponentRegistration<Component> {
            func request() throws -> Component {
                guard areObjects else { return try value(type, of: resolver) }
                let registration = type.__argumentFreeRegistration
                let object = try withExtendedLifetime(registration) {
                    try objectDependency(on: Pinned(registration.template), of: resolver)
                }
                return try #require(object as? Component)
            }
            do {
                let first = try request()
                return "\(type): \(first === (try request()))"
            } catch {
                return "\(type): \(error)"
            }
        }
        return [
            outcome(Transient.self), outcome(Grouped.self), outcome(Shared.self), outcome(Weak.self),
            outcome(Visitor.self), outcome(Named.self), outcome(Generic<Int>.self), outcome(Failing.self),
            outcome(Recursive.self),
        ]
    }

    /// The outcomes of requests on their own, and of requests in one object graph.
    private func outcomes(in situation: Situation, areObjects: Bool) async throws -> [String] {
        let container = Container()
        container.messageHandler = nil
        if situation != .unregistered {
            Transient.register(in: container)
            Grouped.register(in: container)
            Shared.register(in: container)
            Weak.register(in: container)
            Visitor.register(in: LevelContainer<Visit>.registrations(in: container))
            Named.register(in: container)
            Generic<Int>.register(in: container)
            Failing.register(in: container)
            Recursive.register(in: container)
        }
        container.register(Notes.self) { resolver in
            Notes(Self.outcomes(of: resolver, areObjects: areObjects))
        }
        func outcomes(_ resolver: any Resolver) -> [String] {
            Self.outcomes(of: resolver, areObjects: areObjects)
                + (resolver.resolve(Notes.self)?.lines ?? ["no graph"])
        }
        switch situation {
        case .registered, .unregistered: break
        case .overridden: override(in: container)
        case .decorated:
            container.decorate(Transient.self) { _, instance in instance }
            container.decorate(Shared.self) { _, instance in instance }
        case .copied: return outcomes(container.copy())
        case .inChild: return outcomes(Container(parent: container))
        case .inLevel: return outcomes(container.level(Visit()).container)
        case .ofOtherKind: return outcomes(Forwarding(container: container))
        case .observed: container.addObserver(Silence())
        case .withOverrides:
            return container.withOverrides {
                override(in: $0)
            } perform: {
                outcomes(container)
            }
        case .closed: try await container.close()
        }
        return outcomes(container)
    }

    private func override(in container: Container) {
        container.override(Transient.self) { Transient() }
        container.override(Shared.self) { Shared() }
    }
}
