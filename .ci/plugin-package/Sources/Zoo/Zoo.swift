import Ampoule
import Farm

protocol Animal: Sendable {
    var name: String { get }
}

@Register
struct Keeper {
    let name: String
    @Inject let stable: Stable
    @Inject
    let animal: any Animal
}

@Register(Food.self, scope: .container)
struct Hay: Food {
    let grams = 500
    init() {}
}

@Register(scope: .visit)
final class Tour: Sendable {
    let guide: Guide
    init(@Inject guide: Guide) { self.guide = guide }
}

@AllRegistrations
extension Container {}

@main
struct Zoo {
    static func main() {
        let container = Container()
        container.registerFarm()
        container.registerComponents()
        let keeper = container.keeper(name: "Stephen")
        print("\(keeper.name) feeds \(keeper.animal.name) \(keeper.stable.food.grams) g of hay")
        let visit = container.child(.visit, Visitor(name: "Ada"))
        print("\(visit.tour().guide.visitor.name) sees the farm")
    }
}
