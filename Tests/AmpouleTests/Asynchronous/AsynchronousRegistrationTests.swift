import Ampoule
import TestSupport
import Testing

struct AsynchronousRegistrationTests {
    private let container = Container.silent()

    @Test func theLaterRegistrationOfAKeyReplacesTheEarlierWhateverItsKind() async throws {
        container.registerAsynchronously(Animal.self) { Cat(name: "asynchronous") }
        container.register(Animal.self) { _ in Cat(name: "synchronous") }
        #expect(try container.require(Animal.self).name == "synchronous")
        #expect(try await container.asynchronous.require(Animal.self).name == "synchronous")

        container.registerAsynchronously(Animal.self) { Cat(name: "asynchronous") }
        #expect(container.resolve(Animal.self) == nil)
        #expect(try await container.asynchronous.require(Animal.self).name == "asynchronous")
    }

    @Test func aResolverOfAnAsynchronousOneContinuesIt() async throws {
        @Sendable func animal(by resolver: any Resolver) async throws -> any Animal {
            try await AsynchronousResolver(resolver).require(Animal.self)
        }
        container.registerAsynchronously(Animal.self) { Cat() }
        container.register(Person.self) { resolver in
            Collector(first: try await animal(by: resolver), second: try await animal(by: resolver))
        }
        let owner = try await container.asynchronous.require(Person.self) as? Collector
        #expect(owner?.first === owner?.second)
    }

    @Test(arguments: ObjectScope.builtIn, [false, true])
    func withoutWaitingAnAsynchronousServiceIsAnErrorThatSaysWhatToDo(
        in scope: ObjectScope,
        hasCompletions: Bool
    ) async throws {
        let notebook = Notebook<String>()
        let container = Container.logging(to: notebook)
        let entry = container.registerAsynchronously(Animal.self) { Cat() }.inObjectScope(scope)
        if hasCompletions { entry.initCompleted { _, _ in await suspend() } }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        // A kept instance makes no difference, unless the container shares it.
        let isShared = ObjectScope.shared.contains { $0 === scope }
        let kept = isShared ? nil : try await container.asynchronous.require(Animal.self)

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        guard case .asynchronous = error.reason else { throw error }
        #expect(error.key == RegistrationKey(Animal.self))
        #expect(
            error.description == """
                'Animal' is asynchronous, and was requested synchronously.
                Resolution path: Person → Animal.
                Resolve it with 'await', by 'asynchronous.require' or an asynchronous typed call; its dependents \
                need an asynchronous factory or initializer themselves. If it is shared, it can be created before, with \
                'makeSharedInstances()'.
                """
        )
        #expect(container.resolve(Animal?.self) == nil)
        #expect(notebook.entries.count == 1)
        withExtendedLifetime(kept) {}
    }

    @Test func lazyInstancesAndProvidersOfAnAsynchronousServiceAreRefusedWhereTheyAreInjected() async throws {
        container.registerAsynchronously(Animal.self) { Cat() }

        let lazy = try #require(throws: ResolutionError.self) { try container.require(Lazy<Animal>.self) }
        let provider = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Provider<Animal>.self)
        }

        guard case .asynchronous = lazy.reason else { throw lazy }
        guard case .asynchronous = provider?.reason else { throw lazy }
    }

    @Test func resolversAndGraphsAreToBeHad() async throws {
        container.register(Animal.self) { resolver in
            let own = try await resolver.require(Container.self)
            let graph = try await resolver.require(GraphIdentifier.self)
            let again = try await resolver.require(AsynchronousResolver.self)
            let same = try await again.require(GraphIdentifier.self)
            return Cat(name: own.resolve(Int.self) == nil && graph == same ? "same" : "other")
        }

        #expect(try await container.asynchronous.require(Animal.self).name == "same")
    }

    @Test func forwardedServicesAreAwaitedToo() async throws {
        let entry = container.register(Cat.self) { _ in
            await suspend()
            return Cat()
        }
        .implements(Animal.self, Pet.self)
        .inObjectScope(.container)
        container.forward(Dog.self, to: entry)
        #expect(container.resolve(Animal.self) == nil)

        let cat = try await container.asynchronous.require(Cat.self)
        #expect(try await container.asynchronous.require(Animal.self) === cat)
        #expect(try await container.asynchronous.require(Pet.self).name == cat.name)
        #expect(container.resolve(Animal.self) === cat)
        #expect(container.resolve(Dog.self) == nil)
        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Dog.self)
        }
        guard case .unrelatedTypes = error?.reason else { throw try #require(error) }
    }

    @Test func behavioursAreTold() {
        let notebook = Notebook<String>()
        container.addBehavior(.clerk(notebook))

        container.register(Animal.self, name: "cat") { _ in
            await suspend()
            return Cat()
        }

        #expect(notebook.entries == ["Animal to Animal named \"cat\", cat"])
    }

    @Test func aFactoryRunsOnTheActorOfTheCodeThatAsks() async throws {
        container.register(Bool.self) { _ in
            await suspend()
            return #isolation === MainActor.shared
        }

        #expect(try await askOnMainActor() == [true, true])
        #expect(try await !container.asynchronous.require(Bool.self))
    }

    @MainActor private func askOnMainActor() async throws -> [Bool?] {
        let resolver = container.asynchronous
        return [try await resolver.require(Bool.self), await resolver.resolve(Bool.self)]
    }
}
