import Ampoule

/// What a parent registers is found.
enum ParentContainer {
    protocol Animal {}

    @Register(Animal.self)
    struct Cat: Animal { init() {} }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
    }

    static func makeContainer() -> Container {
        let parent = Container()
        Cat.register(in: parent)
        let container = Container(parent: parent)
        PetOwner.register(in: container)
        return container
    }
}
