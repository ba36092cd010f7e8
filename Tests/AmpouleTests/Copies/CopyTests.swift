import Ampoule
import TestSupport
import Testing

/// Copies of containers: all registrations, and no instance.
struct CopyTests {
    private let container = Container.silent()

    // MARK: - What a copy has

    @Test func theRegistrationsAreCopied() async throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "dog") { _, name in Dog(name: name) }
        container.register((any Pet).self) { _ in
            await suspend()
            return Goldfish()
        }

        let copy = container.copy()

        #expect(try copy.require(Animal.self).name == "Mimi")
        #expect(try copy.require(Animal.self, name: "dog", argument: "Rex").name == "Rex")
        #expect(try await copy.asynchronous.require((any Pet).self).name == "Bubbles")
    }

    @Test func anEmptyContainerHasACopy() {
        #expect(container.copy().resolve(Animal.self) == nil)
    }

    @Test func factoriesResolveFromTheCopy() throws {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        let copy = container.copy()

        copy.register(Animal.self) { _ in Cat(name: "Felix") }

        #expect(try (copy.require(Person.self) as? PetOwner)?.pet.name == "Felix")
        #expect(try (container.require(Person.self) as? PetOwner)?.pet.name == "Mimi")
    }

    @Test func theDefaultScopeIsCopied() throws {
        let container = Container(defaultObjectScope: .container)

        let copy = container.copy()
        copy.register(Animal.self) { _ in Cat() }

        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
    }

    @Test func theMessageHandlerIsCopied() {
        let messages = Notebook<String>()
        let copy = Container.logging(to: messages).copy()

        _ = copy.resolve(Animal.self)

        #expect(messages.entries.count == 1)
    }

    @Test func behaviorsStayWithTheOriginal() {
        let book = Notebook<String>()
        let container = Container(behaviors: [Clerk(book: book)])
        container.register(Animal.self) { _ in Cat() }

        let copy = container.copy()
        copy.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(book.entries.count == 1)
    }

    // MARK: - Instances

    @Test(arguments: ObjectScope.shared, [true, false])
    func theInstancesAreNotCopied(in scope: ObjectScope, hasCompletion: Bool) throws {
        let completed = Counter()
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        if hasCompletion { entry.initCompleted { _, _ in completed.increment() } }
        let before = try container.require(Animal.self)

        let copy = container.copy()
        let copied = try copy.require(Animal.self)

        #expect(copied !== before)
        #expect(try copy.require(Animal.self) === copied)
        #expect(try container.require(Animal.self) === before)
        #expect(completed.count == (hasCompletion ? 2 : 0))
    }

    @Test(arguments: ObjectScope.shared)
    func whatIsMadeInTheCopyIsNotInTheOriginal(in scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let copy = container.copy()

        let copied = try copy.require(Animal.self)

        #expect(try container.require(Animal.self) !== copied)
        #expect(try copy.require(Animal.self) === copied)
        copy.resetObjectScope(scope)
        #expect(try copy.require(Animal.self) !== copied)
    }

    @Test func aCopyOfACopyHasItsOwnInstances() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let copy = container.copy()
        let copied = try copy.require(Animal.self)

        #expect(try copy.copy().require(Animal.self) !== copied)
    }

    @Test func aCustomScopeMakesAStorageForTheCopy() throws {
        let storages = Counter()
        let scope = ObjectScope(storageFactory: {
            storages.increment()
            return PermanentStorage()
        })
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let before = try container.require(Animal.self)

        let copy = container.copy()

        #expect(storages.count == 2)
        #expect(try copy.require(Animal.self) !== before)
        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
        #expect(try container.require(Animal.self) === before)
    }

    @Test func anInstanceThatWasRegisteredIsTheSame() throws {
        let cat = Cat()
        container.register(Animal.self, instance: cat)

        #expect(try container.copy().require(Animal.self) === cat)
    }

    @Test func sharedInstancesOfAsynchronousRegistrationsAreNotCopied() async throws {
        container.register(Animal.self) { _ in
            await suspend()
            return Cat()
        }.inObjectScope(.container)
        let before = try await container.asynchronous.require(Animal.self)
        let copy = container.copy()

        let copied = try await copy.asynchronous.require(Animal.self)

        #expect(copied !== before)
        #expect(try await copy.asynchronous.require(Animal.self) === copied)
        #expect(try await container.asynchronous.require(Animal.self) === before)
    }

    @Test func anObjectGraphIsNotContinuedInTheCopy() throws {
        container.register(Animal.self) { _ in Cat() }
        let copy = container.copy()
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try copy.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first !== collector.second)
    }

    // MARK: - Later changes

    @Test func laterRegistrationsAreOnTheirOwn() {
        container.register(Animal.self) { _ in Cat() }
        let copy = container.copy()

        container.register(Person.self) { _ in PetOwner(pet: Cat()) }
        copy.register((any Pet).self) { _ in Goldfish() }

        #expect(copy.resolve(Person.self) == nil)
        #expect(container.resolve((any Pet).self) == nil)
        copy.removeAll()
        #expect(container.resolve(Animal.self) != nil)
    }

    @Test func anEntryConfiguresTheOriginalAlone() throws {
        let entry = container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let copy = container.copy()

        entry.inObjectScope(.transient)

        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
        #expect(try container.require(Animal.self) !== container.require(Animal.self))
    }

    @Test func aCopyIsUsableWithoutTheOriginal() throws {
        var original: Container? = Container()
        original?.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        weak let released = original
        let copy = try #require(original).copy()

        original = nil

        #expect(released == nil)
        #expect(try copy.require(Animal.self) === copy.require(Animal.self))
    }
}
