import Ampoule

/// Methods are called when the instance can be found.
enum CircleOfMethods {
    @Register
    final class Mare {
        let foal: Foal
        init(@Inject foal: Foal) { self.foal = foal }
    }

    @Register
    final class Foal {
        weak var mother: Mare?
        init() {}

        @Inject
        func grow(up mother: Mare) { self.mother = mother }
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleOfMethods.Mare.self, CircleOfMethods.Foal.self)
private extension Container {}
