import Ampoule
import AmpouleGraph
import TestSupport
import Testing

struct DefaultArgumentTests {
    protocol Animal: AnyObject, Sendable { var name: String { get } }
    protocol Pet: AnyObject, Sendable { var name: String { get } }

    @Register(Animal.self, Pet.self)
    final class Cat: Animal, Pet {
        let name: String

        init(name: String = "Mimi") { self.name = name }
    }

    @Register(Animal.self)
    final class Horse: Animal {
        let name: String
        let running: Bool
        let age: Int?

        init(name: String, running: Bool = false, age: Int? = nil) {
            (self.name, self.running, self.age) = (name, running, age)
        }
    }

    @Register(scope: .container)
    final class Stable: Sendable {
        let places: Int

        init(places: Int = 3) { self.places = places }
    }

    @Register
    struct Owner {
        @Inject let pet: any Animal
        @Inject let stable: Stable
        @Inject let perhaps: Stable?
        @Inject let later: Lazy<Stable>
    }

    private let container = Container()

    @Test func aComponentWhoseArgumentsAllHaveDefaultsIsFoundWithoutThem() throws {
        Cat.register(in: container)

        #expect(container.resolve(Animal.self)?.name == "Mimi")
        #expect(container.resolve(Pet.self)?.name == "Mimi")
        #expect(try container.require(Animal.self, argument: "Tama").name == "Tama")
        #expect(try container.require(Animal?.self)?.name == "Mimi")
        #expect(container.resolve(Animal.self, argument: 1) == nil)
    }

    @Test func trailingArgumentsWithDefaultsMayBeLeftOut() throws {
        Horse.register(in: container)

        let lucky = try #require(container.resolve(Animal.self, argument: "Lucky") as? Horse)
        #expect(lucky.name == "Lucky" && !lucky.running && lucky.age == nil)
        let running = try #require(container.resolve(Animal.self, arguments: "Spirit", true) as? Horse)
        #expect(running.running && running.age == nil)
        let age: Int? = 7
        #expect((container.resolve(Animal.self, arguments: "Spirit", true, age) as? Horse)?.age == 7)
        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self, arguments: "Spirit", age) == nil)
    }

    @Test func aDependencyIsMadeWithTheDefaults() throws {
        Cat.register(in: container)

        let owner = container.factory(for: Owner.self)()

        #expect(owner.pet.name == "Mimi")
        #expect(owner.stable.places == 3)
        #expect(owner.perhaps === owner.stable)
        #expect(owner.later.instance === owner.stable)
    }

    @Test func sharedInstancesStayOne() throws {
        Stable.register(in: container)

        let stable = try container.require(Stable.self)

        #expect(try container.require(Stable.self) === stable)
        #expect(try container.require(Stable.self, argument: 3) === stable)
        #expect(container.factory(for: Stable.self)() === stable)
    }

    @Test func sharedInstancesOfAnUnregisteredComponentStayOne() {
        let stable = container.factory(for: Stable.self)()

        Cat.register(in: container)
        #expect(container.factory(for: Owner.self)().stable === stable)
    }

    @Register(Animal.self)
    final class Cow: Animal {
        let name: String

        init(name: String, milk: Int = 3) { self.name = name }
    }

    @Test func aKeyThatTwoComponentsCouldBeMeantByFindsNeither() throws {
        Horse.register(in: container)
        Cow.register(in: container)
        Horse.register(in: container)

        let error = try #require(throws: ResolutionError.self) {
            try container.require(Animal.self, argument: "Lucky")
        }
        guard case .unregistered(let alternatives) = error.reason else { throw error }
        #expect(alternatives.map(\.key).count == 2)
        #expect(
            error.description == """
                'Animal(String)' is ambiguous: with default values, it could mean 'Animal(String, Bool, Int?)' of \
                'Horse' or 'Animal(String, Int)' of 'Cow'.
                Pass the arguments, or register the intended one under 'Animal(String)' itself.
                """
        )
        #expect(try container.require(Animal?.self, argument: "Lucky") == nil)
        #expect(container.resolve(Lazy<Animal>.self, argument: "Lucky") == nil)
        #expect(container.resolve(Animal.self, arguments: "Lucky", true) is Horse)
        #expect(container.resolve(Animal.self, arguments: "Lucky", 1) is Cow)

        container.register(Animal.self) { (_, name: String) in Cat(name: name) }
        #expect(container.resolve(Animal.self, argument: "Lucky") is Cat)
    }

    @Register(Animal.self)
    final class Goat: Animal {
        let name = "Heidi"

        init(age: Int = 3) {}
    }

    @Register(Animal.self)
    final class Sheep: Animal {
        let name = "Dolly"

        init(isClone: Bool = true) async {}
    }

    @Test func anAmbiguousDependencyNamesTheComponents() async throws {
        Owner.register(in: container)
        for register in [Cat.register, Goat.register, Sheep.register] { register(container) }
        let error = try #require(throws: ResolutionError.self) { try container.require(Owner.self) }
        let text =
            "could mean 'Animal(String)' of 'Cat' or 'Animal(Int)' of 'Goat' or 'Animal(Bool)' of 'Sheep'."

        #expect(error.description.contains("Resolution path: Owner → Animal.\n"))
        #expect(error.description.contains(text))
        await #expect {
            try await container.asynchronous.require(Animal.self)
        } throws: { error in "\(error)".contains(text) }
        let problem = try #require(container.graph.problems.first)
        #expect(problem.kind == .ambiguousKey)
        #expect(
            problem.message.contains("'Animal(String)' of 'Cat', 'Animal(Int)' of 'Goat' or 'Animal(Bool)'")
        )
    }

    @Register
    final class Shed: Sendable {
        let name: String

        @Inject init(name: String = "Barn") { self.name = name }
        @Inject init(places: Int = 3) { name = "Box" }
    }

    @Register
    struct Croft {
        @Inject let shed: Shed
    }

    @Test func ofSeveralInitializersOfAnUnregisteredComponentTheFirstServes() throws {
        Croft.register(in: container)

        #expect(try container.require(Croft.self).shed.name == "Barn")
        let graph = try container.validate()
        #expect(graph["Croft"]?.dependencies.map(\.provider) == [.node("Shed(String)")])

        Shed.register(in: container)
        #expect(throws: ResolutionError.self) { try container.require(Croft.self) }
        #expect(container.graph.problems.map(\.kind) == [.ambiguousKey])
    }

    // MARK: - Kinds of components

    @Register
    final class Box<Content: Sendable>: Sendable {
        let content: Content?
        let open: @Sendable () -> Int

        init(content: Content? = nil, open: @escaping @Sendable () -> Int = { 1 }) {
            (self.content, self.open) = (content, open)
        }
    }

    @MainActor @Register
    final class Screen {
        let title: String

        init(title: String = "Farm") { self.title = title }
    }

    @Register(Animal.self, name: "lion", scope: .container)
    final class Lion: Animal {
        let name: String

        init(name: String = "Leo", cubs: (Int, String) = (2, "cubs")) async { self.name = name }
    }

    @MainActor @Register
    final class Keeper: Sendable {
        let title: String

        init(title: String = "Keeper") async { self.title = title }
    }

    @Register
    struct Settings {
        var volume: Int = 3
        var onChange: @Sendable () -> Void = {}
        private(set) var pair: (Int, String) = (1, "one")
    }

    @Register
    final class Egg: Sendable {
        init?(isFresh: Bool = false) {
            guard isFresh else { return nil }
        }
    }

    @Register
    actor Tally {
        let start: Int

        init(start: Int = 5) { self.start = start }
    }

    enum Farm {
        @Provides(name: "greeting")
        static func greeting(to name: String = "Mimi") -> [String] { ["Hello", name] }
    }

    @Register
    final class Visitor<Content: Sendable> {
        @Inject let box: Box<Content>
        @Inject let egg: Egg?
    }

    @Test func genericComponentsHaveDefaults() {
        let visitor = container.factory(for: Visitor<String>.self)()

        #expect(visitor.box.content == nil)
        #expect(visitor.box.open() == 1)
        #expect(visitor.egg == nil)
        Box<Int>.register(in: container)
        let content: Int? = 4
        #expect(container.resolve(Box<Int>.self, argument: content)?.content == 4)
    }

    @Test func valuesActorsAndFunctionsHaveDefaults() throws {
        Settings.register(in: container)
        Tally.register(in: container)
        Farm.__provided_greeting.register(in: container)

        #expect(try container.require(Settings.self).pair == (1, "one"))
        #expect(try container.require(Settings.self, argument: 4).volume == 4)
        #expect(try container.require(Tally.self).start == 5)
        #expect(try container.require([String].self, name: "greeting") == ["Hello", "Mimi"])
    }

    @Test func aFailableInitializerMayReturnNil() throws {
        Egg.register(in: container)

        #expect(try container.require(Egg?.self) == nil)
        #expect(try container.require(Egg?.self, argument: true) != nil)
        let error = try #require(throws: ResolutionError.self) { try container.require(Egg.self) }
        guard case .returnedNil = error.reason else { throw error }
    }

    @Test @MainActor func defaultsAreMadeOnTheActorOfTheComponent() throws {
        Screen.register(in: container)

        #expect(try container.require(Screen.self).title == "Farm")
    }

    @Test func offTheActorThereIsAnError() async throws {
        Screen.register(in: container)
        let container = container

        let error = try await Task.detached {
            try #require(throws: ResolutionError.self) { _ = try container.require(Screen.self) }
        }.value
        guard case .wrongIsolation = error.reason else { throw error }
    }

    @Test func asynchronousComponentsHaveDefaults() async throws {
        Lion.register(in: container)
        Keeper.register(in: container)

        let lion = try await container.asynchronous.require(Animal.self, name: "lion")
        #expect(lion.name == "Leo")
        #expect(try await container.asynchronous.require(Animal.self, name: "lion", argument: "Leo") === lion)
        #expect(try await container.require(Keeper.self).title == "Keeper")
        #expect(try await container.asynchronous.require(Keeper.self, argument: "Head").title == "Head")
    }
}
