import Ampoule

/// Keys differ in number and types of arguments, and in names.
enum RegistrationKeys {
    protocol Animal {}

    @Register(Animal.self)
    final class Cat: Animal {
        @Inject init() {}
        @Inject init(name: String) {}
    }

    @Register(Animal.self, name: "dog")
    final class Dog: Animal { init() {} }

    @Register(Animal.self)
    final class Horse: Animal {
        @Inject init(name: String, running: Bool) {}
        @Inject init(name: String?) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(RegistrationKeys.Cat.self, RegistrationKeys.Dog.self, RegistrationKeys.Horse.self)
private extension Container {}
