import Ampoule
import Farm

@Register
struct Rider {
    @Inject var stable: Stable
    let name: String
}

@Registrations(Horse.self, Stable.self, Rider.self)
extension Container {}

struct FakeHorse: Animal {
    let name: String
}

@main
struct Client {
    static func main() {
        let container = Container()
        container.registerComponents()

        precondition(container.horse(name: "Lucky", isRunning: true).name == "Lucky")
        precondition(container.resolve(Animal.self, arguments: "Spirit", true)?.name == "Spirit")
        precondition(container.rider(name: "Stephen").stable === container.stable())

        container.register(Animal.self) { (_, name: String, _: Bool) in FakeHorse(name: "Wooden " + name) }
        precondition(container.horse(name: "Lucky").name == "Wooden Lucky")
        print("The client works")
    }
}
