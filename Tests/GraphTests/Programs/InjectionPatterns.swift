import Ampoule

/// Initializers, properties and methods, all of them provided for.
enum InjectionPatterns {
    protocol AnimalType {}
    protocol PersonType {}

    @Register(AnimalType.self)
    final class Cat: AnimalType { init() {} }

    @Register(PersonType.self, name: "initializer")
    final class PetOwner: PersonType {
        init(@Inject pet: any AnimalType) {}
    }

    @Register(PersonType.self, name: "property")
    final class PetOwner2: PersonType {
        @Inject var pet: (any AnimalType)?
        init() {}
    }

    @Register(PersonType.self, name: "method")
    final class PetOwner3: PersonType {
        init() {}
        @Inject func setPet(_ pet: any AnimalType) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(
    InjectionPatterns.Cat.self,
    InjectionPatterns.PetOwner.self,
    InjectionPatterns.PetOwner2.self,
    InjectionPatterns.PetOwner3.self
)
private extension Container {}
