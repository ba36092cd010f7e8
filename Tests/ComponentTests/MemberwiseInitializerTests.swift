import Ampoule
import Testing

struct MemberwiseInitializerTests {
    @Register(scope: .container)
    final class Stable: Sendable {}

    @Register
    struct Cat {
        let name: String
        @Inject let stable: Stable
        var age: Int = 3
        var mother, father: String?
        var weight: Double = 4.5 {
            didSet { changes += 1 }
        }

        let legs = 4
        private var changes = 0
        static let kingdom = "Animals"
        lazy var nickname = name + "y"
        var isOld: Bool { age > 12 }

        private enum CodingKeys { case name }
    }

    @Register
    final class Dog {
        let name: String
        private let secret: Int
        @Inject private var stable: Stable
        @Inject weak var friend: Stable?
        let bark: () -> String
        var listen: @Sendable (String) -> Void = { _ in }
        unowned let owner: Stable

        var home: Stable { stable }
        var secretSum: Int { secret + 1 }
    }

    @Register
    struct Bowl {
        private var milliliters: Int
        var liters: Double {
            @storageRestrictions(initializes: milliliters)
            init { milliliters = Int(newValue * 1000) }
            get { Double(milliliters) / 1000 }
        }
    }

    @Register
    actor Kennel {
        let name: String
        @Inject let stable: Stable
    }

    @Test func aPropertyWithAnInitAccessorStandsForWhatItSets() throws {
        #expect(try Container().factory(for: Bowl.self).make(liters: 0.5).liters == 0.5)
        #expect(Bowl(liters: 2).liters == 2)
    }

    @propertyWrapper
    struct State<Value> {
        var wrappedValue: Value
    }

    /// A wrapper that has the name and the shape of that of SwiftUI.
    @propertyWrapper
    struct Environment<Value> {
        let wrappedValue: Value

        init(_ path: KeyPath<String, Value>) { wrappedValue = "forest"[keyPath: path] }
    }

    /// A wrapper that has the name and the shape of that of AmpouleModules.
    @propertyWrapper
    struct Injected<Value: ExpressibleByIntegerLiteral> {
        var wrappedValue: Value { 7 }

        init() {}
        init(named name: String) {}
    }

    @propertyWrapper
    struct Seven {
        var wrappedValue: Int { 7 }
    }

    @Register
    struct Den {
        @State var cubs: Int
        @State private(set) var guests: Int?
        @Environment(\.count) var trees
        @Environment(\.isEmpty) var isBare: Bool
        @Injected var dwarfs: Int
        @MemberwiseInitializerTests.Injected(named: "moons") private var moons: Double
        @Seven() var stars: Int
        @Inject @State var stable: Stable
        let name: String

        var sum: Double { moons + Double(dwarfs + stars + trees) }
    }

    @Register
    final class Hole {
        @Injected var dwarfs: Int
    }

    class Animal {
        var isAlive = true
    }

    @Register
    final class Horse: Animal {
        let name: String
    }

    @Register
    final class Cow: Animal {}

    @Test func aPropertyInAWrapperIsAnArgumentUnlessTheWrapperInitializesIt() {
        let den = Container().factory(for: Den.self)(cubs: 3, name: "Den")
        let den2 = Container().factory(for: Den.self)(cubs: 3, guests: 2, name: "Den")

        #expect(den.cubs == 3 && den.guests == nil && den2.guests == 2)
        #expect(den.sum == 27)
        #expect(!den.isBare)
        #expect(Container().factory(for: Hole.self)().dwarfs == 7)
    }

    @Test func injectedPropertiesAreDependenciesAndOthersArguments() {
        let container = Container()
        Stable.register(in: container)

        let cat = container.factory(for: Cat.self)(name: "Mimi")

        #expect(cat.name == "Mimi")
        #expect(cat.stable === container.resolve(Stable.self))
        #expect(cat.age == 3)
        #expect(cat.mother == nil)
        #expect(cat.legs == 4)
    }

    @Test func variablesWithAValueAreDefaultedArguments() {
        let cat = Container().factory(for: Cat.self)(name: "Mimi", age: 13, father: "Tom")

        #expect(cat.isOld)
        #expect(cat.mother == nil)
        #expect(cat.father == "Tom")
    }

    @Test func theInitializerCanBeCalledDirectly() {
        let cat = Cat(name: "Mimi", stable: Stable())

        #expect(cat.name == "Mimi")
    }

    @Test func classesGetAnInitializerToo() {
        let container = Container()
        Stable.register(in: container)
        let owner = Stable()

        let dog = container.factory(for: Dog.self)(name: "Hachi", secret: 1, bark: { "Woof" }, owner: owner)

        #expect(dog.name == "Hachi")
        #expect(dog.secretSum == 2)
        #expect(dog.friend === dog.home)
        #expect(dog.bark() == "Woof")
    }

    @Test func actorsGetAnInitializerToo() {
        #expect(Container().factory(for: Kennel.self)(name: "Home").name == "Home")
    }

    @Test func aSubclassOfAnOrdinaryClassIsAComponent() {
        #expect(Container().factory(for: Horse.self)(name: "Lucky").isAlive)
        #expect(Container().factory(for: Cow.self)().isAlive)
    }
}
