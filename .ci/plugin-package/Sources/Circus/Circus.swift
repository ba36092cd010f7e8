import Ampoule

protocol Trick: Sendable {
    var name: String { get }
}

@Register
struct Clown {
    @Inject let trick: any Trick
}

@AllRegistrations(named: "registerCircus")
extension Container {}

@main
struct Circus {
    static func main() {
        let container = Container()
        container.registerCircus()
        print("The clown is \(container.clown().trick.name)")
    }
}
