// swift-version: 5
import AmpouleAutoregistration

// What code written for SwinjectAutoregistration says, with another import.

protocol Animal {}

protocol Person {}

final class Stable {}

struct Cat: Animal {
    let height: Int = 50
}

final class Horse: Animal {
    init(name: String, stable: Stable, age: Int = 3) throws {}
}

final class PetOwner: Person {
    init(name: String, pet: Animal) {}
    init(pet: Animal?) {}
}

@MainActor
final class Screen {
    init(owner: Person) {}
}

final class Assistant {
    private var stable = Stable()

    func makeOwner(pet: Animal) -> PetOwner { PetOwner(pet: pet) }

    func register(in container: Container!) {
        container.autoregister(Stable.self, initializer: Stable.init).inObjectScope(.container)
        container.autoregister(Animal.self, initializer: Cat.init as () -> Cat)
        container.autoregister(Animal.self, argument: String.self, initializer: Horse.init)
        container.autoregister(Animal.self, arguments: Int.self, String.self, initializer: Horse.init)
        container.autoregister(Person.self, initializer: PetOwner.init(pet:))
            .initCompleted { _, _ in self.stable = Stable() }
        container.autoregister(Person.self, name: "johnny", initializer: PetOwner.init(name:pet:))
        container.autoregister(PetOwner.self, name: "made", initializer: makeOwner)
        container.autoregister(Person.self, name: "closure") { PetOwner(pet: $0) }
        container.register(PetOwner.self) { r in
            PetOwner(name: r~>, pet: r ~> (Animal.self, argument: "Mimi"))
        }
        container.register(Screen.self) { r in MainActor.assumeIsolated { Screen(owner: r~>) } }
    }

    func use(_ container: Container!) {
        let animal: Animal = container~>
        let owner = container ~> (Person.self, name: "johnny")
        let horse = container ~> (Animal.self, arguments: (3, "Lucky"))
        let named = container ~> (Animal.self, name: "x", arguments: (3, "Lucky", true))
        print(animal, owner, horse, named)
    }
}
