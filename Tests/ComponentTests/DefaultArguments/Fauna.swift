import Ampoule

/// What made an instance, and from which arguments.
struct Origin: Hashable, Sendable {
    let maker: String
    let arguments: [String]

    init(_ maker: String, _ arguments: [String]) { (self.maker, self.arguments) = (maker, arguments) }
}

/// An instance that says where it comes from.
protocol Creature: AnyObject, Sendable { var origin: Origin { get } }

/// The components of random containers: some collide under shorter keys, some have equal complete keys.
enum Fauna {
    protocol Animal: Creature {}
    protocol Pet: Creature {}

    @Register(Animal.self, Pet.self)
    final class Cat: Animal, Pet {
        let origin: Origin

        init(name: String = "Mimi") { origin = Origin("Cat", [name]) }
    }

    @Register(Pet.self, Animal.self)
    final class Dog: Animal, Pet {
        let origin: Origin

        init(name: String = "Rex") { origin = Origin("Dog", [name]) }
    }

    @Register(Animal.self)
    final class Horse: Animal {
        let origin: Origin

        init(name: String, running: Bool = false, age: Int = 3) {
            origin = Origin("Horse", [name, "\(running)", "\(age)"])
        }
    }

    @Register(Animal.self, Pet.self)
    final class Parrot: Animal, Pet {
        let origin: Origin

        init(name: String = "Polly", talks: Bool = true, age: Int = 40) {
            origin = Origin("Parrot", [name, "\(talks)", "\(age)"])
        }
    }

    @Register(Animal.self)
    final class Cow: Animal {
        let origin: Origin

        init(name: String, milk: Int = 4) { origin = Origin("Cow", [name, "\(milk)"]) }
    }

    @Register(Animal.self, Pet.self)
    final class Goat: Animal, Pet {
        let origin: Origin

        init(age: Int = 5) { origin = Origin("Goat", ["\(age)"]) }
    }

    @Register(Pet.self)
    final class Fish: Pet {
        let origin = Origin("Fish", [])

        init() {}
    }

    @Register(Pet.self, scope: .container)
    final class Donkey: Pet {
        let origin: Origin

        init(name: String = "Eeyore", age: Int = 9) { origin = Origin("Donkey", [name, "\(age)"]) }
    }

    @Register(Animal.self, Pet.self, name: "summer")
    final class Bee: Animal, Pet {
        let origin: Origin

        init(weight: Int = 1, stings: Bool = true) { origin = Origin("Bee", ["\(weight)", "\(stings)"]) }
    }

    @Register(Animal.self, name: "summer", scope: .weak)
    final class Swallow: Animal {
        let origin: Origin

        init(name: String = "Sally") { origin = Origin("Swallow", [name]) }
    }

    /// Stands for what a test registers by hand.
    final class Fake: Animal, Pet {
        let origin: Origin

        init(_ origin: Origin) { self.origin = origin }
    }

    /// A component that depends on what has no name.
    @Register(scope: .transient)
    final class Holder<Held> {
        @Inject let held: Held
    }

    /// A component that depends on what is registered for the summer.
    @Register(scope: .transient)
    final class SummerHolder<Held> {
        @Inject(name: "summer") let held: Held
    }
}
