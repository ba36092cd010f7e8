import Ampoule

/// A component that is its own service serves under its own name only.
enum NamedOwnService {
    @Register(name: "main")
    final class Stable { init() {} }

    @Register
    struct Horse {
        @Inject(name: "main") let stable: Stable
        @Inject let otherStable: Stable  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(NamedOwnService.Horse.self)
private extension Container {}
