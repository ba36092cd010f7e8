import Ampoule

/// The name asked for is nearly that of a service.
enum MisspelledService {
    protocol Animal {}
    protocol Animals {}

    @Register(Animal.self)
    struct Cat: Animal { init() {} }

    @Register
    struct Zoo {
        @Inject(name: "wild")  // problem: missingRegistration
        let animals: any Animals
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(MisspelledService.Cat.self, MisspelledService.Zoo.self)
private extension Container {}
