import Ampoule
import Foundation
import Testing

struct ArgumentTests {
    private let container = Container.silent()

    @Test func oneArgumentIsPassedToTheFactory() throws {
        container.register(Animal.self) { _, name in Horse(name: name) }

        let horse = try container.require(Animal.self, argument: "Spirit") as? Horse

        #expect(horse?.name == "Spirit")
        #expect(horse?.running == false)
    }

    @Test func severalArgumentsArePassedInOrder() throws {
        container.register(Animal.self) { _, name, running in Horse(name: name, running: running) }

        let horse = container.resolve(Animal.self, arguments: "Lucky", true) as? Horse

        #expect(horse?.name == "Lucky")
        #expect(horse?.running == true)
    }

    @Test func thereIsNoUpperLimitToTheNumberOfArguments() throws {
        container.register(String.self) {
            (_, a: Int, b: Int, c: Int, d: Int, e: Int, f: Int, g: Int, h: Int, i: Int, j: Int, k: String) in
            "\([a, b, c, d, e, f, g, h, i, j])\(k)"
        }

        let text = try container.require(String.self, arguments: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "!")

        #expect(text == "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]!")
    }

    @Test func namesAndArgumentsGoTogether() throws {
        container.register(Animal.self, name: "cat") { (_, name: String) in Cat(name: name) }
        container.register(Animal.self, name: "horse") { (_, name: String, running: Bool) in
            Horse(name: name, running: running)
        }

        #expect(try container.require(Animal.self, name: "cat", argument: "Mimi") is Cat)
        #expect(try container.require(Animal.self, name: "horse", arguments: "Lucky", true) is Horse)
        #expect(container.resolve(Animal.self, name: "cat", argument: "Mimi")?.name == "Mimi")
        #expect(container.resolve(Animal.self, name: "horse", arguments: "Lucky", true)?.name == "Lucky")
    }

    @Test func anArgumentOfAnotherTypeFindsNothing() {
        container.register(Animal.self) { _, name in Cat(name: name) }
        let optional: String? = "Mimi"
        let implicitlyUnwrapped: String! = "Mimi"

        #expect(container.resolve(Animal.self, argument: "Mimi") is Cat)
        #expect(container.resolve(Animal.self, argument: NSString("Mimi")) == nil)
        #expect(container.resolve(Animal.self, argument: optional) == nil)
        #expect(container.resolve(Animal.self, argument: implicitlyUnwrapped) == nil)
    }

    @Test func anArgumentCountsAsItsStaticTypeWhateverItsClass() throws {
        container.register(Person.self) { (_, pet: any Animal) in PetOwner(pet: pet) }
        let cat = Cat()

        let owner = try container.require(Person.self, argument: cat as any Animal) as? PetOwner

        #expect(owner?.pet === cat)
        #expect(container.resolve(Person.self, argument: cat) == nil)
    }

    @Test func optionalClosureAndTupleArgumentsArePassedUnchanged() throws {
        container.register(String.self) { (_, name: String?) in name ?? "nobody" }
        container.register(String.self) { (_, make: @escaping @Sendable () -> String) in make() }
        container.register(String.self) { (_, pair: (String, Int)) in "\(pair.0) \(pair.1)" }

        let absent: String? = nil
        let closure: @Sendable () -> String = { "called" }

        #expect(try container.require(String.self, argument: absent) == "nobody")
        #expect(try container.require(String.self, argument: closure) == "called")
        #expect(try container.require(String.self, argument: ("Mimi", 9)) == "Mimi 9")
    }

    @Test func aSharedInstanceKeepsTheArgumentsItWasFirstMadeWith() throws {
        container.register(Animal.self) { _, name in Cat(name: name) }.inObjectScope(.container)

        let first = try container.require(Animal.self, argument: "Mimi")
        let second = try container.require(Animal.self, argument: "Mew")

        #expect(first === second)
        #expect(second.name == "Mimi")
    }
}
