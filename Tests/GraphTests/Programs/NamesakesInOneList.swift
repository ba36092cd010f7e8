import Ampoule
import ProgramFarm
import ProgramForest

/// Services of one name in two modules are two keys.
enum NamesakesInOneList: GraphProgram {
    @Register(ProgramFarm.Food.self)
    struct Straw: ProgramFarm.Food { init() {} }

    @Register(ProgramForest.Food.self)
    struct Nut: ProgramForest.Food { init() {} }

    @Register
    struct Squirrel {
        let food: any ProgramForest.Food
        let stolen: any ProgramFarm.Food

        init(@Inject food: any ProgramForest.Food, @Inject stolen: any ProgramFarm.Food) {
            (self.food, self.stolen) = (food, stolen)
        }

        @Inject func feed(_ food: any ProgramForest.Food, _ stolen: any ProgramFarm.Food) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerFood() }
    }
}

@Registrations(
    NamesakesInOneList.Straw.self,
    NamesakesInOneList.Nut.self,
    NamesakesInOneList.Squirrel.self,
    named: "registerFood"
)
private extension Container {}
