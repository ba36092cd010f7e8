import Ampoule
import Testing

/// Closures that pass their resolver to functions of `some Resolver`, which an asynchronous resolver is, too.
struct GenericResolverTests {
    private struct Cat: Sendable {
        let food: String
    }

    private static func cat(_ resolver: some Resolver) throws -> Cat {
        Cat(food: try resolver.require(String.self))
    }

    private static func fed(_ cat: Cat, _ resolver: some Resolver) throws -> Cat {
        Cat(food: "\(cat.food), \(try resolver.require(String.self))")
    }

    private func makeContainer() -> Container {
        let container = Container()
        container.register(String.self, instance: "hay")
        container.register(Cat.self) { resolver in try Self.cat(resolver) }
        return container
    }

    @Test func aRegistrationIsSynchronous() throws {
        #expect(try makeContainer().require(Cat.self).food == "hay")
    }

    @Test func aRegistrationWithAnArgumentIsSynchronous() throws {
        let container = makeContainer()
        container.register(Cat.self) { (resolver, _: Int) in try Self.cat(resolver) }

        #expect(try container.require(Cat.self, argument: 1).food == "hay")
    }

    @Test func aDecoratorIsSynchronous() throws {
        let container = makeContainer()
        container.decorate(Cat.self) { resolver, cat in try Self.fed(cat, resolver) }
        try container.requireDecoration(Cat.self) { resolver, cat in try Self.fed(cat, resolver) }

        #expect(try container.require(Cat.self).food == "hay, hay, hay")
    }

    @Test func anOverrideIsSynchronous() throws {
        let container = makeContainer()
        container.override(String.self) { _ in "oats" }
        container.override(Cat.self) { (resolver: any Resolver) in try Self.cat(resolver) }
        #expect(try container.require(Cat.self).food == "oats")

        try container.requireOverride(Cat.self) { resolver in try Self.cat(resolver) }
        #expect(try container.require(Cat.self).food == "oats")
    }

    @Test func aContributionAndACompletionAreSynchronous() throws {
        let container = makeContainer()
        container.contribute(to: Cat.self) { resolver in try Self.cat(resolver) }
        container.register(Int.self) { _ in 1 }.initCompleted { resolver, _ in _ = try Self.cat(resolver) }

        #expect(try container.require([Cat].self).map(\.food) == ["hay"])
        #expect(try container.require(Int.self) == 1)
    }

    @Test func aClosureThatWaitsIsAsynchronous() async throws {
        let container = makeContainer()
        container.register(Cat.self) { resolver in
            await Task.yield()
            return try Self.cat(resolver)
        }

        #expect(throws: ResolutionError.self) { try container.require(Cat.self) }
        #expect(try await container.asynchronous.require(Cat.self).food == "hay")
    }
}
