import Ampoule
import ProgramVillage

/// A module exports another one, and goes before it.
enum ExportedModules {
    @Register
    struct Shopper {
        @Inject let bread: any Food
        @Inject let animal: any Animal
        @Inject let farmer: ProgramVillage.Farmer
        @Inject let hay: any ProgramFarm.Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in
            registerFarm(in: container)
            registerVillage(in: container)
            Shopper.register(in: container)
        }
    }
}
