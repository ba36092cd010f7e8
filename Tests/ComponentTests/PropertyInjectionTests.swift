import Ampoule
import Testing

struct PropertyInjectionTests {
    protocol Animal {}

    @Register(Animal.self)
    final class Cat: Animal {}

    @Register
    final class Owner {
        @Inject var pet: any Animal
        @Inject var optional: (any Animal)?
        @Inject var unwrapped: Cat!
        @Inject(name: "stray") var stray: Cat
        private(set) var log: [String] = []

        init() {
            pet = Cat()
            stray = Cat()
        }

        @Inject private func adopt(_ cat: Cat, for animal: any Animal) -> Int {
            log.append("adopt")
            return 1
        }

        @Inject func settle() { log.append("settle") }
    }

    @Register(scope: .graph)
    final class Mother {
        @Inject let daughter: Daughter
    }

    @Register(scope: .graph)
    final class Daughter {
        @Inject weak var mother: Mother?

        init() {}
    }

    @Register
    final class Mare {
        let name: String
        @Inject weak var stable: Stable?
    }

    @Register
    final class Stable {
        @Inject var keeper: Keeper
    }

    @Register
    final class Keeper {
        @Inject weak var stable: Stable?
    }

    @Register
    struct Collar {
        @Inject var cat: Cat
        var bells = 0

        init() { cat = Cat() }

        @Inject mutating func ring(cat: Cat) {
            bells += 1
        }

        @Inject func look() {}
    }

    @Register
    enum Mood {
        case calm
        case excited(Cat)

        init() { self = .calm }

        @Inject mutating func meet(@Inject(name: "stray") cat: Cat) {
            self = .excited(cat)
        }

        mutating func meet(cat: Dog) {
            self = .calm
        }
    }

    struct Hungry: Error {}

    @Register
    final class Dog {
        init() {}

        @Inject func feed(cat: Cat) throws { throw Hungry() }
    }

    @Register
    final class Cage {
        private var inside: Cat?

        var cat: Cat {
            get { inside ?? Cat() }
            set { inside = newValue }
        }

        @Inject var content: Cat {
            get { inside ?? Cat() }
            set { inside = newValue }
        }

        var isFull: Bool { inside != nil }
    }

    private let container = Container { container in
        container.register((any Animal).self) { _ in Cat() }
        container.register(Cat.self) { _ in Cat() }
        container.register(Cat.self, name: "stray") { _ in Cat() }
    }

    @Test func propertiesAreSetAfterTheInitializer() {
        let owner = container.factory(for: Owner.self)()

        #expect(owner.optional != nil)
        #expect(owner.unwrapped != nil)
        #expect(owner.log == ["adopt", "settle"])
    }

    @Test func aCycleThroughAPropertyIsBroken() throws {
        let container = Container()
        Mother.register(in: container)
        Daughter.register(in: container)

        let mother = try #require(container.resolve(Mother.self))

        #expect(mother.daughter.mother === mother)
    }

    @Test func aWeakVariableIsSetAfterTheWrittenInitializer() throws {
        Stable.register(in: container)
        Keeper.register(in: container)

        let stable = container.factory(for: Stable.self)()

        #expect(stable.keeper.stable === stable)
        #expect(Mare(name: "Bella").stable == nil)
    }

    @Test func valuesAreInjectedToo() {
        #expect(container.factory(for: Collar.self)().bells == 1)
        guard case .excited = container.factory(for: Mood.self)() else {
            Issue.record("The mutating method has not been called")
            return
        }
    }

    @Test func aMethodThatThrowsMakesATypedCallThatThrows() {
        #expect(throws: ResolutionError.self) { try container.factory(for: Dog.self)() }
    }

    @Test func aComputedPropertyWithASetterIsInjected() {
        #expect(container.factory(for: Cage.self)().isFull)
    }
}
