import Ampoule

/// Constants may name registrations.
enum ConstantNames {
    protocol Animal: Sendable {}

    enum Names {
        static let dog = "dog"
        static let cat: String = "cat"
        static let wolf = "wolf"
    }

    @Register(Animal.self, name: Names.dog)
    struct Dog: Animal { init() {} }

    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject(name: Names.dog) let dog: any Animal
        @Inject(name: "dog") let sameDog: any Animal
        @Inject(name: Names.cat) let cat: any Animal
        @Inject(name: ConstantNames.Names.horse) let horse: any Animal
        @Inject(name: constantNameOfCow) let cow: any Animal
        @Inject(name: String.constantNameOfGoat) let goat: any Animal  // problem: missingRegistration
        @Inject(name: Names.wolf) let wolf: any Animal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register((any Animal).self, name: Names.cat) { _ in Cat() }
        container.register((any Animal).self, name: "horse") { _ in Cat() }
        container.register((any Animal).self, name: constantNameOfCow) { _ in Cat() }
        return container
    }
}

extension ConstantNames.Names {
    fileprivate static let horse = "horse"
}

private let constantNameOfCow = "cow"

extension String {
    fileprivate static let constantNameOfGoat = "goat"
}

@Registrations(ConstantNames.Dog.self, ConstantNames.PetOwner.self)
private extension Container {}
