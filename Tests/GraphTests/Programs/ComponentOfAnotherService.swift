import Ampoule

/// A component is asked for by its own type, but registered for a service.
enum ComponentOfAnotherService: GraphProgram {
    protocol Animal {}

    @Register(Animal.self)
    struct Horse: Animal { init() {} }

    @Register
    struct Rider {
        @Inject let horse: Horse  // problem: missingRegistration
        @Inject let animal: any Animal
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(ComponentOfAnotherService.Horse.self, ComponentOfAnotherService.Rider.self)
private extension Container {}
