import Ampoule
import Testing

struct ResetObjectScopeTests {
    private let container = Container.silent()

    @Test(arguments: ObjectScope.shared)
    func theInstancesOfTheScopeAreForgotten(_ scope: ObjectScope) throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(scope)
        let cat = try container.require(Animal.self)

        container.resetObjectScope(scope)

        #expect(try container.require(Animal.self) !== cat)
    }

    @Test func theInstancesOfOtherScopesStay() throws {
        let custom = ObjectScope(storageFactory: PermanentStorage.init)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(custom)
        let cat = try container.require(Animal.self)

        container.resetObjectScope(.container)
        #expect(try container.require(Animal.self) === cat)

        container.resetObjectScope(custom)
        #expect(try container.require(Animal.self) !== cat)
    }

    @Test func onlyTheInstancesOfTheServiceAreForgotten() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Animal.self, name: "dog") { _ in Dog() }.inObjectScope(.container)
        container.register(Pet.self) { _ in Cat() }.inObjectScope(.container)
        let cat = try container.require(Animal.self)
        let dog = try container.require(Animal.self, name: "dog")
        let pet = try container.require(Pet.self) as? Cat

        container.resetObjectScope(.container, serviceType: Animal.self)

        #expect(try container.require(Animal.self) !== cat)
        #expect(try container.require(Animal.self, name: "dog") !== dog)
        #expect(try container.require(Pet.self) as? Cat === pet)
    }

    @Test func onlyTheInstancesOfTheServiceInTheScopeAreForgotten() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.weak)
        let cat = try container.require(Animal.self)

        container.resetObjectScope(.container, serviceType: Animal.self)
        #expect(try container.require(Animal.self) === cat)

        container.resetObjectScope(.weak, serviceType: Animal.self)
        #expect(try container.require(Animal.self) !== cat)
    }

    @Test func theInstancesOfAncestorsAreForgottenToo() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let child = Container(parent: Container(parent: container))
        let cat = try container.require(Animal.self)

        child.resetObjectScope(.container)
        let second = try container.require(Animal.self)
        #expect(second !== cat)

        child.resetObjectScope(.container, serviceType: Animal.self)
        #expect(try container.require(Animal.self) !== second)
    }

    @Test func theInstancesOfChildrenStay() throws {
        let child = Container(parent: container)
        child.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let cat = try child.require(Animal.self)

        container.resetObjectScope(.container)

        #expect(try child.require(Animal.self) === cat)
    }

    @Test func aForgottenInstanceIsReleased() async throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
        _ = try container.require(Animal.self)

        container.resetObjectScope(.container)

        #expect(await eventually { cats.living == 0 })
    }

    @Test func anInstanceThatAFactoryForgetsIsReleasedAfterTheResolution() async throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)
        container.register(Stable.self) { [container] resolver in
            _ = try resolver.require(Animal.self)
            container.resetObjectScope(.container)
            return Stable()
        }

        _ = try container.require(Stable.self)

        #expect(await eventually { cats.living == 0 })
    }
}
