import Ampoule

/// Two lists that are called on one container register into it as one list does.
enum TwoListsOnOneContainer {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self) struct Cat: Animal { init() {} }
    @Register(Animal.self) struct Dog: Animal { init() {} }  // problem: duplicateKey
    @Register(Animal.self, name: "wild") struct Wolf: Animal { init() {} }
    @Register(Food.self) struct Hay: Food { init() {} }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerFarm()
        container.registerHome()
        return container
    }
}

@Registrations(TwoListsOnOneContainer.Cat.self, TwoListsOnOneContainer.Hay.self, named: "registerFarm")
private extension Container {}

@Registrations(TwoListsOnOneContainer.Dog.self, TwoListsOnOneContainer.Wolf.self, named: "registerHome")
private extension Container {}
