import Ampoule

private protocol Animal {
    var name: String { get }
}

@Register(Animal.self, name: "cat")
private class Cat: Animal {
    let name = "Mimi"

    init() {}
}

@Register
private class PetOwner {
    let name: String
    let pet: any Animal

    init(name: String, @Inject(name: "dog") pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

/// The list states that other code registers a dog. None does, so the resolution fails.
@Registrations(Cat.self, PetOwner.self, providedNamed: ["dog": Animal.self])
private extension Container {}

/// `make` throws the error that the plain call traps with.
func errorsWithMacros() {
    heading("Errors instead of nil, with macros")

    let container = Container()
    container.registerComponents()

    do {
        let owner = try container.petOwner.make(name: "Stephen")
        show("owner.name", owner.name, expecting: nil)
    } catch {
        show("error", error, mentioning: "PetOwner(String) → Animal named \"dog\"")
    }
}
