import Ampoule
import AmpouleAutoregistration
import Farm

@Register
struct Rider {
    @Inject var stable: Stable
    let name: String
}

/// Brings horses in one after another.
@Register
struct School {
    let horses: Horse.Factory

    @Inject
    init(@Inject horses: Horse.Factory) {
        self.horses = horses
    }

    init() {
        fatalError("Not marked with '@Inject'")
    }
}

/// A component that inherits from one of another module.
@Register
final class Cart: Vehicle {
    @Inject var horses: Horse.Factory?

    init() {
        super.init(wheels: 2)
    }
}

/// The chore of the evening.
@Register(contributesTo: Chore.self)
struct Feeding: Chore {
    let title: String

    init(title: String = "Feeding") {
        self.title = title
    }
}

/// A horse that has been to the school.
@Register(decorates: Animal.self)
struct TrainedHorse: Animal {
    let name: String

    init(_ horse: any Animal, name: String, isRunning: Bool, @Inject stable: Stable, isFed: Bool = true) {
        self.name = horse.name
    }
}

/// The list of a part of the program.
protocol Village: ComponentList {}

@Register
struct Signpost {
    @Inject let stable: Stable
}

@Registrations(Signpost.self, as: Village.self, provided: [Stable.self])
extension Container {}

@Registrations(
    Milking.self,
    Feeding.self,
    Vehicle.self,
    Cart.self,
    Horse.self,
    TrainedHorse.self,
    Stable.self,
    Rider.self,
    Mare.self,
    Foal.self,
    School.self,
    Well.self,
    WetWeather.self,
    including: Village.self,
    WeatherComponents.self,
    replacing: [Weather.self],
    provided: [Bucket.self],
    providedNamed: ["spare": Bucket.self]
)
extension Container {}

/// The weather in this program, in place of the library's.
@Register(Weather.self)
struct WetWeather: Weather {
    var isDry: Bool { false }
}

/// Something that this program has from elsewhere.
final class Bucket: Sendable {}

@Registrations([String].keysComponent, named: "registerKeys", provided: [Stable.self])
extension Resolver {}

struct FakeHorse: Animal {
    let name: String
}

@main
struct Client {
    static func main() async throws {
        let container = Container()
        container.registerComponents()

        precondition(container.horse(name: "Lucky", isRunning: true).name == "Lucky")
        precondition(container.resolve(Animal.self, arguments: "Spirit", true)?.name == "Spirit")
        precondition(container.horse(name: "Lucky", isRunning: true) is TrainedHorse)
        precondition(container.rider(name: "Stephen").stable === container.stable())

        precondition(container.resolve(Signpost.self)?.stable === container.stable())
        precondition(!container.forecast().isDry)

        container.registerKeys()
        precondition(container.keys(gates: 0) == nil)
        precondition(container.keys(gates: 2) == ["Gate 1", "Gate 2"])
        let mare = container.mare()
        precondition(mare.foal.mother === mare && mare.foal.isFed)
        precondition(container.school().horses(name: "Lucky").name == "Lucky")

        precondition(container.vehicle(wheels: 4).stable === container.stable())
        precondition(container.cart().stable === container.stable() && container.cart().wheels == 2)
        precondition(container.cart().horses?(name: "Lucky").name == "Lucky")

        let well = await container.well(depth: 3)
        let shallowWell = try await container.well.make(depth: 1)
        precondition(well.stable === container.stable() && well.depth - shallowWell.depth == 2)

        precondition(container.resolve([any Chore].self)?.map(\.title) == ["Milking", "Feeding"])
        precondition(container.resolve([any Chore].self)?[0] as? Milking === container.milking())
        container.withOverrides { container in
            container.override(Horse.self) { name, _ in FakeHorse(name: "Stuffed " + name) }
        } perform: {
            precondition(container.horse(name: "Lucky").name == "Stuffed Lucky")
        }

        container.register(Animal.self) { (_, name: String, _: Bool) in FakeHorse(name: "Wooden " + name) }
        precondition(container.horse(name: "Lucky").name == "Wooden Lucky")

        container.autoregister(Animal.self, name: "toy", argument: String.self, initializer: FakeHorse.init)
        precondition((container ~> (Animal.self, name: "toy", argument: "Toy")).name == "Toy")
        print("The client works")
    }
}
