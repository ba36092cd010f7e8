import Ampoule

/// What is found without its last arguments, because they have default values.
enum ArgumentsWithDefaults: GraphProgram {
    protocol Animal: Sendable {}
    protocol Rideable: Sendable {}
    final class Bell: Sendable {}
    final class Hay: Sendable {}

    @Register(Animal.self)
    final class Cat: Animal {
        init(name: String = "Mimi", lives: Int = 9) {}
    }

    @Register(Rideable.self)
    final class Horse: Rideable {
        init(name: String, running: Bool = false) {}
    }

    @Register
    final class Stable: Sendable {
        init(
            places: Int = 3,
            @Inject hay: Hay,  // problem: missingRegistration
            @Inject bell: Bell
        ) {}
    }

    @Register
    struct Settings {
        var volume: Int = 3
        var isMuted: Bool = false
    }

    @Register
    final class Farmer {
        init(
            @Inject pet: any Animal,
            @Inject stable: Stable,
            @Inject settings: Settings,
            @Inject maybe: Lazy<Settings?>,
            @Inject horse: any Rideable  // problem: needsArguments
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in
            container.registerComponents()
            container.register(Bell.self, instance: Bell())
        }
    }
}

@Registrations(
    ArgumentsWithDefaults.Cat.self,
    ArgumentsWithDefaults.Horse.self,
    ArgumentsWithDefaults.Farmer.self
)
private extension Container {}
