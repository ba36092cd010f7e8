import Ampoule
import AmpouleModules

/// Factories and singletons of modules provide like registrations.
enum ModuleElements: GraphProgram {
    protocol Animal {}
    protocol Food {}
    struct Cat: Animal {}
    final class Stable: Sendable {}

    @Register
    struct Horse {
        @Inject let stable: Stable
        @Inject let friend: any Animal
        @Inject(name: "hay") let hay: any Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let farm = module {
            singleton { Stable() }
            factory { _ in Cat() as Animal }
            Horse.self
        }
        return farm.container
    }
}
