import Ampoule
import Testing

struct NameTests {
    private let container = Container.silent()

    @Test func aNamedRegistrationIsNotFoundWithoutItsName() {
        container.register(Animal.self, name: "cat") { _ in Cat() }

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self, name: "dog") == nil)
        #expect(container.resolve(Animal.self, name: "cat") is Cat)
    }

    @Test func anUnnamedRegistrationIsNotFoundUnderAName() {
        container.register(Animal.self) { _ in Cat() }

        #expect(container.resolve(Animal.self, name: "cat") == nil)
    }

    @Test func theEmptyNameIsANameLikeAnyOther() {
        container.register(Animal.self, name: "") { _ in Cat() }

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self, name: "") is Cat)
    }

    @Test func noNameCanBePassedAsNil() {
        container.register(Animal.self, name: nil) { _ in Cat() }
        let name: String? = nil

        #expect(container.resolve(Animal.self, name: name) is Cat)
    }

    @Test func sharedInstancesAreKeptForEachName() throws {
        for name in ["first", "second"] {
            container.register(Animal.self, name: name) { _ in Cat(name: name) }.inObjectScope(.container)
        }

        #expect(try container.require(Animal.self, name: "first").name == "first")
        #expect(try container.require(Animal.self, name: "second").name == "second")
    }
}
