import Ampoule

private protocol Animal: AnyObject, Sendable {
    var name: String { get }
}

private final class Cat: Animal {
    let name: String

    init(name: String) {
        self.name = name
    }
}

private final class StuffedCat: Animal {
    let name = "stuffed"
}

private final class PetOwner: Sendable {
    let pet: any Animal

    init(pet: any Animal) {
        self.pet = pet
    }
}

/// The container that the whole program uses.
private func makePetShop() -> Container {
    let container = Container()
    container.register(Animal.self) { _ in Cat(name: "Mimi") }
    container.register(PetOwner.self) { PetOwner(pet: try $0.require(Animal.self)) }.inObjectScope(.container)
    return container
}

func copiesWithClosures() {
    heading("A copy of a container, with closures")

    let petShop = makePetShop()
    let owner = petShop.resolve(PetOwner.self)

    let copy = petShop.copy()
    copy.override(Animal.self) { _ in StuffedCat() }

    show("in the copy", copy.resolve(PetOwner.self)?.pet.name, expecting: "stuffed")
    show("the original is as before", petShop.resolve(PetOwner.self) === owner, expecting: true)
}

func overridesOfNothingWithClosures() {
    heading("An override that replaces nothing, with closures")

    do {
        try makePetShop().requireOverride(Animal.self, name: "dog") { _ in StuffedCat() }
    } catch {
        show("the override", error, mentioning: "Registered without a name: 'Animal'.")
    }
}

func overridesForAStretchOfCodeWithClosures() async {
    heading("Temporary overrides, with closures")

    let petShop = makePetShop()
    let owner = petShop.resolve(PetOwner.self)

    let inside = await petShop.withOverrides { container in
        container.override(Animal.self) { _ in StuffedCat() }
    } perform: {
        await Task.yield()
        return petShop.resolve(PetOwner.self)?.pet.name
    }

    show("inside", inside, expecting: "stuffed")
    show("outside", petShop.resolve(PetOwner.self) === owner, expecting: true)
}

func decoratorsWithClosures() {
    heading("Decorators, with closures")

    let petShop = makePetShop()
    petShop.decorate(Animal.self) { _, animal in Cat(name: "well groomed \(animal.name)") }
    petShop.decorate(Animal.self) { _, animal in Cat(name: "\(animal.name) with a bow") }

    show("the pet", petShop.resolve(PetOwner.self)?.pet.name, expecting: "well groomed Mimi with a bow")
}
