import Ampoule
import TestSupport
import Testing

struct AsynchronousRegistrationTests {
    private let container = Container.silent()

    @Test func anAsynchronousFactoryIsAwaited() async throws {
        container.register(Animal.self) { _ in
            await suspend()
            return Cat(name: "Mimi")
        }

        #expect(try await container.asynchronous.require(Animal.self).name == "Mimi")
        #expect(await container.asynchronous.resolve(Animal.self)?.name == "Mimi")
    }

    @Test func argumentsAndNamesArePartOfTheKey() async throws {
        container.register(Animal.self) { _, name in
            await suspend()
            return Cat(name: name)
        }
        container.register(Animal.self, name: "horse") { (_, name: String, running: Bool) in
            await suspend()
            return Horse(name: name, running: running)
        }

        let resolver = container.asynchronous
        #expect(try await resolver.require(Animal.self, argument: "Tom").name == "Tom")
        let lucky = try await resolver.require(Animal.self, name: "horse", arguments: "Lucky", true)
        #expect((lucky as? Horse)?.running == true)
        #expect(await resolver.resolve(Animal.self, argument: "Tom")?.name == "Tom")
        #expect(await resolver.resolve(Animal.self, name: "horse", arguments: "Lucky", true)?.name == "Lucky")
        #expect(await resolver.resolve(Animal.self, argument: 1) == nil)
    }

    @Test func aClosureThatAwaitsNothingIsSynchronousInAsynchronousCodeToo() async throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { resolver in
            let pet = try resolver.require(Animal.self)
            return PetOwner(pet: pet)
        }

        let person = try container.require(Person.self)
        #expect(person.name == "Stephen")
        #expect(container.resolve(Animal.self) != nil)
    }

    @Test func synchronousRegistrationsAreFoundByAnAsynchronousResolution() async throws {
        container.register(Animal.self) { _, name in Cat(name: name) }
        container.register(Person.self) { resolver in
            PetOwner(pet: try await resolver.require(Animal.self, argument: "Mimi"))
        }

        let owner = try #require(try await container.asynchronous.require(Person.self) as? PetOwner)
        #expect(owner.pet.name == "Mimi")
        #expect(try await container.asynchronous.require(Animal.self, argument: "Tom").name == "Tom")
    }

    @Test func theLaterRegistrationOfAKeyReplacesTheEarlierWhateverItsKind() async throws {
        container.register(Animal.self) { _ in
            await suspend()
            return Cat(name: "asynchronous")
        }
        container.register(Animal.self) { _ in Cat(name: "synchronous") }
        #expect(try container.require(Animal.self).name == "synchronous")
        #expect(try await container.asynchronous.require(Animal.self).name == "synchronous")

        container.register(Animal.self) { _ in
            await suspend()
            return Cat(name: "asynchronous")
        }
        #expect(container.resolve(Animal.self) == nil)
        #expect(try await container.asynchronous.require(Animal.self).name == "asynchronous")
    }

    @Test(arguments: ObjectScope.builtIn, [false, true])
    func withoutWaitingAnAsynchronousServiceIsAnErrorThatSaysWhatToDo(
        in scope: ObjectScope,
        hasCompletions: Bool
    ) async throws {
        let notebook = Notebook<String>()
        let container = Container.logging(to: notebook)
        let entry = container.register(Animal.self) { _ in
            await suspend()
            return Cat()
        }
        .inObjectScope(scope)
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
                Resolve it with 'await', by 'asynchronous.require' or the component's typed call; its dependents \
                need an asynchronous factory or initializer themselves. If it is shared, it can be created before, with \
                'makeSharedInstances()'.
                """
        )
        #expect(container.resolve(Animal?.self) == nil)
        #expect(notebook.entries.count == 1)
        withExtendedLifetime(kept) {}
    }

    @Test func lazyInstancesAndProvidersOfAnAsynchronousServiceAreRefusedWhereTheyAreInjected() async throws {
        container.register(Animal.self) { _ in
            await suspend()
            return Cat()
        }

        let lazy = try #require(throws: ResolutionError.self) { try container.require(Lazy<Animal>.self) }
        let provider = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Provider<Animal>.self)
        }

        guard case .asynchronous = lazy.reason else { throw lazy }
        guard case .asynchronous = provider?.reason else { throw lazy }
    }

    @Test func optionalsNeedNoRegistration() async throws {
        let resolver = container.asynchronous
        #expect(try await resolver.require(Animal?.self) == nil)

        container.register(Animal.self) { resolver in
            let owner = try await resolver.require(Person?.self)
            #expect(owner == nil)
            return Cat()
        }
        #expect(try await resolver.require(Animal?.self)?.name == "Mimi")
        container.register(Person.self) { PetOwner(pet: try await $0.require(Animal.self, name: "missing")) }
        await #expect(throws: ResolutionError.self) { try await resolver.require(Person?.self) }
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

    @Test func parentsAndAssembliesShareTheirAsynchronousRegistrations() async throws {
        container.register(Animal.self) { resolver in
            Cat(name: try await resolver.require(String.self))
        }
        let child = Container(parent: container)
        child.register(String.self) { _ in "Tom" }

        #expect(try await child.asynchronous.require(Animal.self).name == "Tom")
        #expect(await container.asynchronous.resolve(Animal.self) == nil)
    }

    @Test func behavioursAreTold() {
        let notebook = Notebook<String>()
        container.addBehavior(Clerk(book: notebook))

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

        #expect(try await askOnMainActor())
        #expect(try await !container.asynchronous.require(Bool.self))
    }

    @MainActor private func askOnMainActor() async throws -> Bool {
        try await container.asynchronous.require(Bool.self)
    }
}
