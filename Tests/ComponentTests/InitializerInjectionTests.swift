import Ampoule
import Testing

struct InitializerInjectionTests {
    protocol Animal {
        var name: String { get }
    }

    @Register
    final class Stable {}

    @Register(Animal.self)
    final class Horse: Animal {
        let name: String
        let running: Bool
        let stable: Stable

        init(@Inject stable: Stable, name: String, running: Bool = false) {
            self.name = name
            self.running = running
            self.stable = stable
        }
    }

    @Register
    struct Owner {
        let pet: any Animal

        init(@Inject(name: "favourite") pet: any Animal) { self.pet = pet }
    }

    @Register
    final class Cat {
        let words: [String]

        init(_ first: String, with second: String, `default` third: String, in: String, resolver: String) {
            words = [first, second, third, `in`, resolver]
        }
    }

    @Register
    final class Dog {
        let bark: () -> String
        let listen: (@Sendable (String) -> Void)?

        init(
            bark: @escaping () -> String,
            listen: (@Sendable (String) -> Void)? = nil,
            warn: () -> Void
        ) {
            self.bark = bark
            self.listen = listen
            warn()
        }
    }

    struct Hungry: Error {}

    @Register
    final class Bird {
        let name: String

        init(name: String) throws {
            guard !name.isEmpty else { throw Hungry() }
            self.name = name
        }
    }

    @Register(Animal.self)
    final class Fish: Animal {
        let name: String

        @Inject init(name: String) { self.name = name }

        @Inject init(number: Int) { name = "Number \(number)" }

        @Inject private init(@Inject stable: Stable) { name = "Nameless" }

        init(unused: [String], _: Int...) { name = "" }
    }

    @Register
    struct Parrot {
        static let defaultWord = "Polly"

        let word: String
        let line: Int
        let number: Int?

        init(word: String = Self.defaultWord, line: Int = #line, number: Int! = 7) {
            self.word = word
            self.line = line
            self.number = number
        }
    }

    @Test func dependenciesAreFilledInAndArgumentsPassed() throws {
        let container = Container()
        Horse.register(in: container)
        Stable.register(in: container)

        let lucky = try #require(container.factory(for: Horse.self)(name: "Lucky", running: true) as? Horse)

        #expect(lucky.name == "Lucky")
        #expect(lucky.running)
    }

    @Test func defaultValuesMeanWhatTheyMeanInTheComponent() {
        let parrot = Container().factory(for: Parrot.self)()

        #expect(parrot.word == "Polly")
        #expect(parrot.line == #line - 3)
        #expect(parrot.number == 7)
        #expect(Container().factory(for: Parrot.self)(number: nil).number == nil)
    }

    @Test func theTypedCallAndResolvingMeetInOneRegistration() throws {
        let container = Container()
        Horse.register(in: container)

        let horse = try #require(container.resolve((any Animal).self, arguments: "Spirit", true))

        #expect(horse.name == "Spirit")
    }

    @Test func aDependencyIsFoundUnderItsName() {
        let container = Container()
        container.register((any Animal).self, name: "favourite") { _ in Fish(name: "Nemo") }

        #expect(container.factory(for: Owner.self)().pet.name == "Nemo")
    }

    @Test func labelsAreThoseOfTheInitializer() {
        let cat = Container().factory(for: Cat.self)("a", with: "b", default: "c", in: "d", resolver: "e")

        #expect(cat.words == ["a", "b", "c", "d", "e"])
    }

    @Test func functionsCanBeArguments() {
        var warnings = 0
        let dog = Container().factory(for: Dog.self)(bark: { "Woof" }) { warnings += 1 }

        #expect(dog.bark() == "Woof")
        #expect(dog.listen == nil)
        #expect(warnings == 1)
    }

    @Test func anInitializerThatThrowsMakesATypedCallThatThrows() throws {
        let birds = Container().factory(for: Bird.self)

        #expect(try birds(name: "Tweety").name == "Tweety")
        #expect(throws: ResolutionError.self) { try birds(name: "") }
    }

    @Test func everyMarkedInitializerIsARegistration() throws {
        let container = Container()
        Fish.register(in: container)
        let fish = container.factory(for: Fish.self)

        #expect(fish(name: "Nemo").name == "Nemo")
        #expect(fish(number: 3).name == "Number 3")
        #expect(fish().name == "Nameless")
        #expect(container.resolve((any Animal).self, argument: 4)?.name == "Number 4")
        #expect(container.resolve((any Animal).self)?.name == "Nameless")
    }
}
