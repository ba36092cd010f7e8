import Ampoule

/// Several components are found under one key, because their arguments have default values.
enum AmbiguousDefaults: GraphProgram {
    protocol Animal: Sendable {}
    protocol Food: Sendable {}
    protocol Toy: Sendable {}

    @Register((any Animal).self)
    final class Cat: Animal { init(name: String = "Mimi") {} }

    @Register((any Animal).self)
    final class Dog: Animal { init(age: Int = 3) {} }

    @Register((any Food).self)
    struct Hay: Food { var weight: Double = 1.5 }

    @Register((any Food).self)
    struct Oats: Food { init() {} }

    @Register((any Toy).self)
    final class Ball: Toy { init(color: String = "red") {} }

    @Register((any Toy).self)
    final class Bell: Toy { init(pitch: Int = 440) {} }

    @Register
    final class Barn {
        @Inject init(places: Int = 3) {}
        @Inject init(name: String = "Home") {}
    }

    @Register
    final class Keeper {
        init(
            @Inject barn: Barn,
            @Inject animal: any Animal,  // problem: ambiguousKey
            @Inject perhaps: (any Animal)?,
            @Inject later: Lazy<any Animal>,  // problem: ambiguousKey
            @Inject food: any Food,
            @Inject toy: any Toy
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in
            container.registerComponents()
            container.register((any Toy).self) { _ in Ball() }
        }
    }
}

@Registrations(
    AmbiguousDefaults.Cat.self,
    AmbiguousDefaults.Dog.self,
    AmbiguousDefaults.Hay.self,
    AmbiguousDefaults.Oats.self,
    AmbiguousDefaults.Ball.self,
    AmbiguousDefaults.Bell.self,
    AmbiguousDefaults.Keeper.self
)
private extension Container {}
