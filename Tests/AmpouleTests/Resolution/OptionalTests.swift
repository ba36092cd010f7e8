import Ampoule
import TestSupport
import Testing

struct OptionalTests {
    private let container = Container.silent()

    @Test func aRegistrationOfItsOwnComesFirst() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal?.self) { _ in Dog() }

        #expect(try container.require(Animal?.self) is Dog)
    }

    @Test func wrappersMayBeOptional() throws {
        #expect(try container.require(Lazy<Animal>?.self) == nil)
        #expect(try container.require(Provider<Animal>?.self).map { _ in true } == nil)

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Lazy<Animal>?.self)?.instance is Cat)
        #expect(try container.require(Provider<Animal>?.self)?.instance is Cat)
    }

    @Test func anOptionalWithoutAValueIsShared() throws {
        let made = Counter()
        container.register(Animal?.self) { _ in
            made.increment()
            return nil
        }
        .inObjectScope(.container)

        #expect(try container.require(Animal?.self) == nil)
        #expect(try container.require(Animal?.self) == nil)
        #expect(made.count == 1)
    }

    @Test(arguments: [(ObjectScope.weak, false), (ObjectScope(storageFactory: PermanentStorage.init), true)])
    func aRegisteredOptionalIsMade(in scope: ObjectScope, isShared: Bool) throws {
        container.register(Animal?.self) { _ in Cat() }.inObjectScope(scope)
        let cat = try container.require(Animal?.self)
        #expect(cat is Cat)
        if isShared { #expect(try container.require(Animal?.self) === cat) }
    }
}
