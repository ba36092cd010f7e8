import Ampoule

protocol Trick: Sendable {
    var name: String { get }
}

@Register
struct Clown {
    @Inject let trick: any Trick
}

@AllRegistrations
extension Container {}

@main
struct Circus {
    static func main() {
        let container = Container()
        container.registerComponents()
        print("The clown is \(container.clown().trick.name)")
    }
}
