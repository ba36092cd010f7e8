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
    }

    @Test func aRegistrationIsFoundWhateverItsArguments() {
        container.register(Animal.self) { (_, name: String) in Cat(name: name) }

        #expect(container.hasAnyRegistration(of: Animal.self))
    }

    @Test func aRegistrationOfAnAncestorIsFound() {
        container.register(Animal.self) { _ in Cat() }

        #expect(Container(parent: Container(parent: container)).hasAnyRegistration(of: Animal.self))
    }

    @Test func aRegistrationOfAChildIsNotFound() {
        Container(parent: container).register(Animal.self) { _ in Cat() }

        #expect(!container.hasAnyRegistration(of: Animal.self))
    }

    @Test func aForwardedTypeCounts() {
        container.register(Cat.self) { _ in Cat() }.implements(Animal.self)

        #expect(container.hasAnyRegistration(of: Animal.self))
    }

    @Test func removingAllRemovesRegistrationsAndInstances() async throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
        _ = try container.require(Animal.self)

        container.removeAll()

        #expect(await eventually { cats.living == 0 })
        #expect(!container.hasAnyRegistration(of: Animal.self))
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func removingAllLeavesTheParentAsItIs() throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.register(Animal.self) { _ in Dog() }

        child.removeAll()

        #expect(try child.require(Animal.self) is Cat)
    }

    @Test func aFactoryMayRemoveItsOwnRegistration() throws {
        container.register(Animal.self) { [container] _ in
            container.removeAll()
            return Cat()
        }
        .inObjectScope(.container)

        #expect(try container.require(Animal.self) is Cat)
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func synchronizingReturnsAResolverOfTheSameRegistrations() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        let resolver = container.synchronize()
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        #expect(try resolver.require(Animal.self) === container.require(Animal.self))
        #expect(try resolver.require(Person.self) is PetOwner)
    }
}
