import Ampoule

private protocol Animal: AnyObject {}

private class Cat: Animal {}

/// Gets an animal for the house and one for the garden.
private class PetOwner {
    let indoors: any Animal
    let outdoors: any Animal

    init(indoors: any Animal, outdoors: any Animal) {
        self.indoors = indoors
        self.outdoors = outdoors
    }
}

/// How instances are shared: not at all, by what is made in one go, by all, by all who are still there.
func scopesWithClosures() {
    transientScope()
    graphScope()
    containerScope()
    weakScope()
}

/// A container with an animal in the given scope, and a person who gets two.
private func makeContainer(scope: ObjectScope) -> Container {
    Container { container in
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(scope)
        container.register(PetOwner.self) { resolver in
            PetOwner(indoors: try resolver.require(Animal.self), outdoors: try resolver.require(Animal.self))
        }
    }
}

private func transientScope() {
    heading("Transient: a new instance each time")

    let owner = makeContainer(scope: .transient).resolve(PetOwner.self)!
    show("owner.indoors === owner.outdoors", owner.indoors === owner.outdoors, expecting: false)
}

private func graphScope() {
    heading("Graph, the default: one instance for all that is made in one go")

    let container = makeContainer(scope: .graph)
    let owner = container.resolve(PetOwner.self)!
    let neighbour = container.resolve(PetOwner.self)!
    show("owner.indoors === owner.outdoors", owner.indoors === owner.outdoors, expecting: true)
    show("owner.indoors === neighbour.indoors", owner.indoors === neighbour.indoors, expecting: false)
}

private func containerScope() {
    heading("Container: one instance for all who ask the container")

    let container = makeContainer(scope: .container)
    let owner = container.resolve(PetOwner.self)!
    let neighbour = container.resolve(PetOwner.self)!
    show("owner.indoors === neighbour.indoors", owner.indoors === neighbour.indoors, expecting: true)
}

private func weakScope() {
    heading("Weak: one instance for as long as somebody holds it")

    let container = makeContainer(scope: .weak)
    var owner = container.resolve(PetOwner.self)
    weak var cat: (any Animal)?
    cat = owner?.indoors
    let sameCat = container.resolve(Animal.self) === cat
    show("the owner's animal is handed out again", sameCat, expecting: true)

    owner = nil
    show("it is gone with the owner", cat == nil, expecting: true)
    show("another one takes its place", container.resolve(Animal.self) != nil, expecting: true)
}
