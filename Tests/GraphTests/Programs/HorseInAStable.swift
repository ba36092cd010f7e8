import Ampoule

/// What is listed provides what is injected.
enum HorseInAStable {
    protocol Animal {}

    @Register(scope: .container)
    final class Stable: Sendable { init() {} }

    @Register(Animal.self)
    final class Horse: Animal {
        init(@Inject stable: Stable, name: String, running: Bool = false) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(HorseInAStable.Horse.self, HorseInAStable.Stable.self)
private extension Container {}
