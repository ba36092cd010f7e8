import Ampoule

/// A component is registered by its function as a value, too, and so is the one that a class inherits from.
enum FunctionsPassedOn {
    protocol Animal {}
    protocol Bird {}
    protocol Food {}

    @Register(Animal.self) final class Lion: Animal { init() {} }
    @Register(Animal.self, name: "old") final class Tiger: Animal { init() {} }
    @Register(Animal.self, name: "new") final class Puma: Animal { init() {} }
    @Register(Bird.self) class Duck: Bird { init() {} }
    final class Duckling: Duck {}

    @Register
    struct Zoo {
        @Inject let animal: any Animal
        @Inject(name: "old") let oldAnimal: any Animal
        @Inject(name: "new") let newAnimal: any Animal
        @Inject let bird: any Bird
        @Inject let food: any Food  // problem: missingRegistration

        fileprivate static var all: [(Container) -> Void] { [register(in:)] }
    }

    static func makeContainer() -> Container {
        let container = Container()
        for register in [Lion.register(in:), Tiger.register] + Zoo.all { register(container) }
        Puma.self.register(in:)(container)
        Duckling.register(in: container)
        return container
    }
}
