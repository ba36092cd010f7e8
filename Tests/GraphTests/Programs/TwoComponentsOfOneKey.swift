import Ampoule

/// A list registers two components under one key.
enum TwoComponentsOfOneKey {
    protocol Animal {}

    @Register(Animal.self) struct Cat: Animal { init() {} }
    @Register(Animal.self) struct Dog: Animal { init() {} }  // problem: duplicateKey

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(TwoComponentsOfOneKey.Cat.self, TwoComponentsOfOneKey.Dog.self)
private extension Container {}
