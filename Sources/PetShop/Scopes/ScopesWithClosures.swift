import Ampoule

private protocol Animal: AnyObject {}

private class Cat: Animal {}

/// Resolves an animal twice.
private class PetOwner {
    let indoors: any Animal
    let outdoors: any Animal

    init(indoors: any Animal, outdoors: any Animal) {
        self.indoors = indoors
        self.outdoors = outdoors
    }
}

/// Makes a container with an animal in the given scope.
private func makeContainer(scope: ObjectScope) -> Container {
    Container { container in
        container.register(Animal.self) { _ in Cat() }
            .inObjectScope(scope)
        container.register(PetOwner.self) { resolver in
            PetOwner(indoors: resolver.resolve(Animal.self)!, outdoors: resolver.resolve(Animal.self)!)
        }
    }
}

func transientScopeWithClosures() {
    heading("Transient scope, with closures: a new instance each time")

    let owner = makeContainer(scope: .transient).resolve(PetOwner.self)!
    show("owner.indoors === owner.outdoors", owner.indoors === owner.outdoors, expecting: false)
}

func graphScopeWithClosures() {
    heading("Graph scope, with closures: one instance for each resolution (the default)")

    let container = makeContainer(scope: .graph)
    let owner = container.resolve(PetOwner.self)!
    let neighbour = container.resolve(PetOwner.self)!
    show("owner.indoors === owner.outdoors", owner.indoors === owner.outdoors, expecting: true)
    show("owner.indoors === neighbour.indoors", owner.indoors === neighbour.indoors, expecting: false)
}

func containerScopeWithClosures() {
    heading("Container scope, with closures: one instance for the container")

    let container = makeContainer(scope: .container)
    let owner = container.resolve(PetOwner.self)!
    let neighbour = container.resolve(PetOwner.self)!
    show("owner.indoors === neighbour.indoors", owner.indoors === neighbour.indoors, expecting: true)
}

func weakScopeWithClosures() {
    heading("Weak scope, with closures: one instance for as long as something refers to it")

    let container = makeContainer(scope: .weak)
    var owner = container.resolve(PetOwner.self)
    weak var cat: (any Animal)?
    cat = owner?.indoors
    let isSameCat = container.resolve(Animal.self) === cat
    show("the owner's cat is handed out again", isSameCat, expecting: true)

    owner = nil
    show("the cat is gone with its owner", cat == nil, expecting: true)
}
