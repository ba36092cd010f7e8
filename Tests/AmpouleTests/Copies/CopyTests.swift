import Ampoule
import TestSupport
import Testing

/// Copies of containers: all registrations, and no instance.
struct CopyTests {
    private let container = Container.silent()

    // MARK: - What a copy has

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
        let container = Container(behaviors: [.clerk(book)])
        container.register(Animal.self) { _ in Cat() }

        let copy = container.copy()
        copy.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(book.entries.count == 1)
    }

    // MARK: - Instances

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

    // MARK: - Later changes

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
