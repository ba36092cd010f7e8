import Testing

@testable import Ampoule

/// A typed call returns an instance that was made without beginning a resolution, and agrees with one that begins it.
struct MadeInstanceTests {
    @Register(scope: .container)
    final class Depot: Sendable {
        init() async {}
    }

    @Register
    final class Keeper {
        @Inject let depots: Depot.Factory
    }

    private struct Visit: ContainerLevel {}

    enum Situation: CaseIterable {
        case made, unregistered, notMade, reset, overridden, withOverrides, decorated, observed, closed
        case inCopy, inChild, inLevel, ofFactory, ofReleasedContainer, ofAsynchronousResolver
        case ofOtherKind, ofOtherKindThatForwardsAll

        /// Whether the calls return the instance that was made first.
        var returnsFirst: Bool {
            switch self {
            case .made, .unregistered, .decorated, .observed, .inChild, .inLevel: true
            case .ofFactory, .ofAsynchronousResolver, .ofOtherKind, .ofOtherKindThatForwardsAll: true
            case .notMade, .reset, .overridden, .withOverrides, .closed: false
            case .inCopy, .ofReleasedContainer: false
            }
        }
    }

    @Test(arguments: Situation.allCases)
    func callsAgreeWithThoseThatBeginAResolution(in situation: Situation) async throws {
        let called = try await outcomes(in: situation) { resolver in
            try await Depot.Factory(resolver: resolver).make()
        }
        let begun = try await outcomes(in: situation) { resolver in
            try await resolver.asynchronous.makeUnmade(Depot.__argumentFreeRegistration.template)
        }

        #expect(called == begun)
        #expect(called.contains("the first") == situation.returnsFirst)
    }

    /// The outcomes of two calls.
    private func outcomes(
        in situation: Situation,
        _ call: @Sendable (any Resolver) async throws -> Depot
    ) async throws -> [String] {
        let container = Container()
        container.messageHandler = nil
        if situation != .unregistered { Depot.register(in: container) }
        if situation == .decorated { container.decorate(Depot.self) { _, depot in depot } }
        let first = situation == .notMade ? nil : try await Depot.Factory(resolver: container).make()

        func outcomes(_ resolver: any Resolver) async -> [String] {
            var outcomes: [String] = []
            var known = [first].compactMap { $0 }
            for _ in 0..<2 {
                do {
                    let depot = try await call(resolver)
                    if depot === first {
                        outcomes.append("the first")
                    } else {
                        outcomes.append("number \(known.firstIndex { $0 === depot } ?? known.count)")
                        known.append(depot)
                    }
                } catch {
                    outcomes.append("\(error)")
                }
            }
            return outcomes
        }

        switch situation {
        case .made, .unregistered, .notMade, .decorated: return await outcomes(container)
        case .reset: container.resetObjectScope(.container)
        case .overridden: container.override(Depot.self) { await Depot() }
        case .withOverrides:
            return await container.withOverrides {
                $0.override(Depot.self) { await Depot() }
            } perform: {
                await outcomes(container)
            }
        case .observed: container.addObserver(Silence())
        case .closed: try await container.close()
        case .inCopy: return await outcomes(container.copy())
        case .inChild: return await outcomes(Container(parent: container))
        case .inLevel: return await outcomes(container.level(Visit()).container)
        case .ofFactory:
            let outcomes = await outcomes(try Keeper.Factory(resolver: container).make().depots.resolver)
            return withExtendedLifetime(container) { outcomes }
        case .ofAsynchronousResolver: return await outcomes(container.asynchronous)
        case .ofOtherKind: return await outcomes(Forwarding(container: container))
        case .ofOtherKindThatForwardsAll:
            return await outcomes(Forwarding(container: container, forwardsAsynchronousRequests: true))
        case .ofReleasedContainer:
            return await outcomes(try Keeper.Factory(resolver: Container()).make().depots.resolver)
        }
        return await outcomes(container)
    }
}
