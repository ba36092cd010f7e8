import Ampoule

private protocol Animal {
    var name: String { get }
}

private class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private class PetOwner {
    let name: String
    let pet: any Animal

    init(name: String, pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

/// `require` throws the reason that `resolve` logs.
func errorsWithClosures() {
    heading("Errors instead of nil, with closures")

    let container = Container()
    container.register(Animal.self, name: "cat") { _ in Cat(name: "Mimi") }
    container.register(PetOwner.self) { resolver in
        PetOwner(name: "Stephen", pet: try resolver.require(Animal.self, name: "dog"))
    }

    do {
        let owner = try container.require(PetOwner.self)
        show("owner.name", owner.name, expecting: nil)
    } catch {
        show("error", error, mentioning: "PetOwner → Animal named \"dog\"")
    }
}
