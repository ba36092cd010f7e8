import Ampoule
import Testing

struct ManagementTests {
    private let container = Container.silent()

    @Test func aRegistrationIsFoundByServiceAndName() {
        container.register(Animal.self, name: "cat") { _ in Cat() }

        #expect(container.hasAnyRegistration(of: Animal.self, name: "cat"))
        #expect(!container.hasAnyRegistration(of: Animal.self))
        #expect(!container.hasAnyRegistration(of: Animal.self, name: "dog"))
        #expect(!container.hasAnyRegistration(of: Cat.self, name: "cat"))

        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        #expect(container.hasAnyRegistration(of: Animal.self), "whatever its arguments")
    }

    @Test func aRegistrationOfAnAncestorIsFoundAndNotOneOfAChild() {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: Container(parent: container))
        child.register(Cat.self) { _ in Cat() }

        #expect(child.hasAnyRegistration(of: Animal.self))
        #expect(!container.hasAnyRegistration(of: Cat.self))
    }

    @Test func aForwardedTypeCounts() {
        container.register(Cat.self) { _ in Cat() }.implements(Animal.self)

        #expect(container.hasAnyRegistration(of: Animal.self))
    }

    @Test func synchronizingReturnsAResolverOfTheSameRegistrations() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        let resolver = container.synchronize()
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(try resolver.require(Animal.self) === container.require(Animal.self))
        #expect(try resolver.require(Person.self) is PetOwner)
    }
}
