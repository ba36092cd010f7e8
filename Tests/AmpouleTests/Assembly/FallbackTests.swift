import Ampoule
import Testing

struct FallbackTests {
    private let cats = Container.silent()
    private let dogs = Container.silent()

    private func zoo() -> Container {
        let zoo = Container(fallbacks: [cats, dogs])
        zoo.messageHandler = nil
        return zoo
    }

    @Test func theFirstFallbackThatHasTheRegistrationServes() throws {
        cats.register(Animal.self) { _ in Cat() }
        dogs.register(Animal.self) { _ in Dog() }
        dogs.register(Stable.self) { _ in Stable() }

        #expect(try zoo().require(Animal.self).name == "Mimi")
        #expect(zoo().resolve(Stable.self) != nil)
        #expect(zoo().resolve(Person.self) == nil)
    }

    @Test func aFallbackResolvesDependenciesFromItself() throws {
        cats.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        dogs.register(Animal.self) { _ in Dog() }

        let error = #expect(throws: ResolutionError.self) { try zoo().require(Person.self) }
        #expect(error?.description.contains("Resolution path: Person → Animal") == true)

        cats.register(Animal.self) { _ in Cat() }
        #expect(try (zoo().require(Person.self) as? PetOwner)?.pet.name == "Mimi")
    }

    @Test func fallbacksOfFallbacksAndOfParentsAreAsked() throws {
        cats.register(Animal.self) { _ in Cat() }
        let between = Container(fallbacks: [cats])
        let child = Container(parent: Container(fallbacks: [between]))

        #expect(try child.require(Animal.self).name == "Mimi")
        #expect(try child.require(Lazy<Animal>.self).instance.name == "Mimi")
        #expect(child.hasAnyRegistration(of: Animal.self))
    }

    @Test func aFallbacksSharedInstanceIsSharedByAllThatFallBackOnIt() throws {
        cats.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
        let zoo = zoo()

        let mimi = try zoo.require(Animal.self)
        #expect(try self.zoo().require(Animal.self) === mimi)
        #expect(try cats.require(Animal.self) === mimi)

        zoo.resetObjectScope(.container)
        #expect(try zoo.require(Animal.self) !== mimi)
    }

    @Test func aMissOffersWhatTheFallbacksHave() {
        dogs.register(Animal.self, name: "dog") { _ in Dog() }

        let error = #expect(throws: ResolutionError.self) { try zoo().require(Animal.self) }
        #expect(error?.description.contains("Registered under another name: 'Animal named \"dog\"'.") == true)
    }

    @Test func aCircleThroughAFallbackIsNamed() {
        let zoo = zoo()
        zoo.register(ParentType.self) { Mother(child: try $0.require(ChildType.self)) }
        cats.register(ChildType.self) { _ in Daughter(parent: try zoo.require(ParentType.self)) }

        let error = #expect(throws: ResolutionError.self) { try zoo.require(ParentType.self) }
        #expect(error?.description.contains("ParentType → ChildType → ParentType") == true)
    }

    @Test func theDescriptionListsTheFallbacks() {
        cats.register(Animal.self) { _ in Cat() }

        #expect(
            zoo().description == """
                Container, empty
                falling back on Container
                    Animal, scope graph
                falling back on Container, empty
                """
        )
    }
}
