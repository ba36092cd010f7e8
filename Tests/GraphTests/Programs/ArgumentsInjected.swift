import Ampoule

/// What takes arguments is injected as if it took none.
enum ArgumentsInjected {
    protocol Animal {}

    @Register(Animal.self)
    struct Horse: Animal { let name: String }

    @Register
    struct Rider {
        @Inject let horse: any Animal  // problem: needsArguments
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(ArgumentsInjected.Horse.self, ArgumentsInjected.Rider.self)
private extension Container {}
