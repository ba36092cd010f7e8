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

@Register(scope: .container)
final class Tour: Sendable {
    let guide: Guide
    init(@Inject guide: Guide) { self.guide = guide }
}

@AllRegistrations(including: FarmComponents.self, replacing: [])
extension Container {}

@Registrations(Tour.self, including: Guidance.self)
extension LevelContainer<Visit> {}

@main
struct Zoo {
    static func main() {
        let container = Container()
        container.registerComponents()
        LevelContainer<Visit>.registerComponents(in: container)
        let keeper = container.keeper(name: "Stephen")
        print("\(keeper.name) feeds \(keeper.animal.name) \(keeper.stable.food.grams) g of hay")
        let visit = container.level(Visit(visitor: "Ada"))
        print("\(visit.tour().guide.visit.visitor) sees the farm")
    }
}
