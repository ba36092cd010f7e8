import Ampoule

/// Types that are declared in extensions.
enum ExtendedNamespace {
    enum Farm {}

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

extension ExtendedNamespace.Farm {
    protocol Animal {}
}

extension ExtendedNamespace.Farm {
    @Register(Animal.self)
    struct Cow: Animal { init() {} }

    @Register
    struct Farmer {
        @Inject let cow: any Animal
        @Inject let other: any ExtendedNamespace.Farm.Animal
    }
}

@Registrations(ExtendedNamespace.Farm.Cow.self, ExtendedNamespace.Farm.Farmer.self)
private extension Container {}
