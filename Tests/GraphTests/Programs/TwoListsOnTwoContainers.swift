import Ampoule

/// Lists of two containers may have components of one key, as a child may have one of its parent's.
enum TwoListsOnTwoContainers {
    protocol Animal {}

    @Register(Animal.self) struct Cat: Animal { init() {} }
    @Register(Animal.self) struct Dog: Animal { init() {} }

    static func makeContainer() -> Container {
        var container = Container()
        container.registerFarm()
        container = Container(parent: container)
        container.registerHome()
        return container
    }
}

@Registrations(TwoListsOnTwoContainers.Cat.self, named: "registerFarm")
private extension Container {}

@Registrations(TwoListsOnTwoContainers.Dog.self, named: "registerHome")
private extension Container {}
