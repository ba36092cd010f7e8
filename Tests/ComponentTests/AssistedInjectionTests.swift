import Ampoule
import Testing

struct AssistedInjectionTests {
    @Register
    final class Food: Sendable {}

    @Register(Animal.self)
    final class Horse: Animal {
        let name: String
        let food: Food

        init(@Inject food: Food, name: String) {
            self.food = food
            self.name = name
        }
    }

    @Register(scope: .container)
    final class Breeder: Sendable {
        let horses: Horse.Factory
        let first: any Animal
        let second: any Animal

        init(@Inject horses: Horse.Factory) {
            self.horses = horses
            first = horses(name: "Lucky")
            second = horses(name: "Spirit")
        }
    }

    @Register
    final class Circus {
        @Inject var horses: Horse.Factory?
        private(set) var star: (any Animal)?

        init() {}

        @Inject func engage(from horses: Horse.Factory) throws { star = try horses.make(name: "Star") }
    }

    @Register
    struct Farm {
        @Inject let horses: Horse.Factory
        let name: String
    }

    private let container = Container()

    @Test func aComponentMakesManyOfAnother() {
        let breeder = container.factory(for: Breeder.self)()

        #expect(breeder.first.name == "Lucky")
        #expect(breeder.second.name == "Spirit")
        #expect(breeder.horses(name: "Silver").name == "Silver")
    }

    @Test func aFactoryIsInjectedIntoPropertiesAndMethodsToo() throws {
        #expect(container.factory(for: Farm.self)(name: "Home").horses(name: "Lucky").name == "Lucky")
        let circus = try container.factory(for: Circus.self)()
        #expect(circus.star?.name == "Star")
        #expect(circus.horses?(name: "Lucky").name == "Lucky")
    }

    @Test func whatIsRegisteredServesAnInjectedFactory() {
        container.register((any Animal).self) { (_, name: String) in Toy(name: "Wooden " + name) }

        #expect(container.factory(for: Breeder.self)().first.name == "Wooden Lucky")
    }

    @Test func anInjectedFactoryDoesNotKeepTheContainerAlive() throws {
        var container: Container? = Container()
        weak let released = container
        let breeder = try #require(container?.factory(for: Breeder.self)())
        container = nil

        #expect(released == nil)
        let error = try #require(throws: ResolutionError.self) { try breeder.horses.make(name: "Lucky") }
        guard case .containerReleased = error.reason else { throw error }
    }
}
