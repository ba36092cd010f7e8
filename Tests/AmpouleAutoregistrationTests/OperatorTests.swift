import AmpouleAutoregistration
import Testing

/// The forms of the operator `~>`.
struct OperatorTests {
    private let container: Container! = Container()

    init() {
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Animal.self, name: "tom") { _ in Cat(name: "Tom") }
        container.register(String.self) { (_, first: String) in first }
        container.register(String.self, name: "named") { (_, first: String) in "named \(first)" }
        container.register(String.self) { (_, first: String, second: Int) in "\(first) \(second)" }
        container.register(String.self, name: "named") { (_, first: String, second: Int) in
            "named \(first) \(second)"
        }
        container.register(String.self) { (_, first: String, second: Int, third: Bool) in
            "\(first) \(second) \(third)"
        }
        container.register(String.self, name: "named") { (_, first: String, second: Int, third: Bool) in
            "named \(first) \(second) \(third)"
        }
    }

    @Test func theServiceIsThatOfTheContext() {
        let animal: any Animal = container~>
        let owner = PetOwner(pet: container~>)

        #expect(animal.name == "Mimi" && owner.pet.name == "Mimi")
    }

    @Test func anOptionalIsNilWithoutARegistration() {
        let animal: (any Animal)? = container~>
        let stable: Stable? = container~>

        #expect(animal?.name == "Mimi" && stable == nil)
        #expect((container ~> Stable?.self) == nil)
    }

    @Test func theServiceIsNamed() {
        #expect((container ~> Animal.self).name == "Mimi")
        #expect((container ~> (Animal.self, name: "tom")).name == "Tom")
    }

    @Test func argumentsArePassed() {
        #expect((container ~> (String.self, argument: "a")) == "a")
        #expect((container ~> (String.self, arguments: ("a", 1))) == "a 1")
        #expect((container ~> (String.self, arguments: ("a", 1, true))) == "a 1 true")
    }

    @Test func argumentsArePassedToNamedRegistrations() {
        #expect((container ~> (String.self, name: "named", argument: "a")) == "named a")
        #expect((container ~> (String.self, name: "named", arguments: ("a", 1))) == "named a 1")
        #expect((container ~> (String.self, name: "named", arguments: ("a", 1, true))) == "named a 1 true")
    }

    @available(*, deprecated)
    @Test func threeArgumentsWithoutATupleArePassed() {
        #expect((container ~> (String.self, arguments: "a", 1, true)) == "a 1 true")
        #expect((container ~> (String.self, name: "named", arguments: "a", 1, true)) == "named a 1 true")
    }

    @Test func theStaticTypeOfAnArgumentCounts() {
        container.register(Person.self) { (_, pet: any Animal) in PetOwner(pet: pet) }
        let pet: any Animal = Cat(name: "Kitty")

        #expect((container ~> (Person.self, argument: pet)).pet === pet)
    }

    @Test func aFactoryUsesItsResolver() throws {
        container.register(Person.self) { resolver in PetOwner(pet: resolver ~> (Animal.self, name: "tom")) }
        container.register(PetOwner.self) { resolver in PetOwner(pet: resolver~>) }

        #expect((container ~> Person.self).pet.name == "Tom")
        #expect((container ~> PetOwner.self).pet.name == "Mimi")
    }
}
