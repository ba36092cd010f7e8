import Ampoule
import ProgramFarm
import protocol ProgramForest.Food

/// The import of one declaration goes before those of modules.
enum ImportsOfOneDeclaration {
    @Register(Food.self)
    struct Mushroom: ProgramForest.Food { init() {} }

    @Register
    struct Gatherer {
        @Inject let food: any Food
        @Inject let hay: any ProgramFarm.Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in
            Mushroom.register(in: container)
            Gatherer.register(in: container)
        }
    }
}
