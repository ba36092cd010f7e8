import Ampoule
import ProgramFarm
import ProgramForest

/// Access decides which of several modules declares what a name means.
enum NamesakesInModules {
    @Register
    struct Visitor {
        @Inject let animal: any Animal
        @Inject let tool: any Tool
        @Inject let food: any ProgramForest.Food
        @Inject let farmer: Farmer
        @Inject let ranger: Ranger
        @Inject let hay: any ProgramFarm.Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in
            registerFarm(in: container)
            registerForest(in: container)
            Visitor.register(in: container)
        }
    }
}
