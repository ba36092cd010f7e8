import Ampoule
import Testing

struct OptionalTests {
    private let container = Container.silent()

    @Test func aRegisteredServiceIsThere() throws {
        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Animal?.self) is Cat)
        #expect(container.resolve(Animal?.self) as? Cat != nil)
    }

    @Test func anUnregisteredServiceIsNil() throws {
        #expect(try container.require(Animal?.self) == nil)
        #expect(try container.require(Animal?.self, name: "cat") == nil)
        #expect(try container.require(Goldfish?.self) == nil)
    }

    @Test func namesAndArgumentsArePassedOn() throws {
        container.register(Animal.self, name: "cat") { (_, name: String) in Cat(name: name) }

        #expect(try container.require(Animal?.self, name: "cat", argument: "Mew")?.name == "Mew")
        #expect(try container.require(Animal?.self, name: "cat") == nil)
    }

    @Test func aRegistrationOfItsOwnComesFirst() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal?.self) { _ in Dog() }

        #expect(try container.require(Animal?.self) is Dog)
    }

    @Test func aMissingDependencyOfARegisteredServiceIsAnError() throws {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        let error = try #require(throws: ResolutionError.self) { try container.require(Person?.self) }

        #expect(error.key == RegistrationKey(Animal.self))
    }

    @Test func aServiceThatNeedsAnUnregisteredOneOfItsOwnTypeIsAnError() throws {
        container.register(Animal.self) { try $0.require(Animal.self, name: "mother") }
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Animal?.self)
            return Stable()
        }

        let error = try #require(throws: ResolutionError.self) { try container.require(Stable.self) }

        #expect(error.key == RegistrationKey(Animal.self, name: "mother"))
    }

    @Test func aFailingFactoryIsAnError() throws {
        struct Asleep: Error {}
        container.register(Animal.self) { _ in throw Asleep() }

        let error = try #require(throws: ResolutionError.self) { try container.require(Animal?.self) }

        #expect(error.underlyingError is Asleep)
    }

    @Test func aDependencyMayBeOptional() throws {
        container.register(Mother.self) { Mother(child: try $0.require(ChildType?.self)) }
        #expect(try container.require(Mother.self).child == nil)

        container.register(ChildType.self) { _ in Daughter() }
        #expect(try container.require(Mother.self).child is Daughter)
    }

    @Test func optionalsMayBeNested() throws {
        #expect(try container.require(Animal??.self) as? any Animal == nil)

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Animal??.self) as? any Animal is Cat)
    }

    @Test func wrappersMayBeOptional() throws {
        #expect(try container.require(Lazy<Animal>?.self) == nil)
        #expect(try container.require(Provider<Animal>?.self).map { _ in true } == nil)

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Lazy<Animal>?.self)?.instance is Cat)
        #expect(try container.require(Provider<Animal>?.self)?.instance is Cat)
    }

    @Test func theInstanceIsTheSharedOne() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        #expect(try container.require(Animal?.self) === container.require(Animal.self))
    }
}
