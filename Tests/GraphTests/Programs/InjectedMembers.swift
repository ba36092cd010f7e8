import Ampoule

/// Methods and properties are looked at like parameters.
enum InjectedMembers: GraphProgram {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self)
    struct Cat: Animal { init() {} }

    @Register
    final class PetOwner {
        private var pet: (any Animal)?
        @Inject var food: (any Food)!  // problem: missingRegistration

        init() {}

        @Inject
        func take(pet: any Animal) { self.pet = pet }

        @Inject  // problem: missingRegistration
        func buy(food: any Food) {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(InjectedMembers.Cat.self, InjectedMembers.PetOwner.self)
private extension Container {}
