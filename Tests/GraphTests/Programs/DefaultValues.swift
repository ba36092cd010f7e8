import Ampoule

/// The default values of parameters register, too.
enum DefaultValues {
    protocol Animal {}
    protocol Pet {}
    protocol Food {}
    struct Cat: Animal, Pet {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
        @Inject let pet: any Pet
        @Inject let food: any Food  // problem: missingRegistration
    }

    @Register
    struct Shelter {
        @Inject let owner: PetOwner
        @Inject(name: "init") let first: any Animal
        @Inject(name: "subscript") let second: any Animal
        @Inject(name: "case") let third: any Animal
    }

    private static let shared = Container()

    private struct Step {
        init(_ run: (Container) -> Void = { $0.register((any Animal).self, name: "init") { _ in Cat() } }) {
            run(DefaultValues.shared)
        }

        subscript(
            entry: ServiceEntry<any Animal> = DefaultValues.shared.register(
                (any Animal).self,
                name: "subscript",
                factory: { _ in Cat() }
            )
        ) -> RegistrationKey { entry.key }
    }

    private enum Setting {
        case entry(
            ServiceEntry<any Animal> = DefaultValues.shared.register(
                (any Animal).self,
                name: "case",
                factory: { _ in Cat() }
            )
        )
    }

    private static func add(
        _ entry: ServiceEntry<any Animal> = shared.register((any Animal).self, factory: { _ in Cat() }),
        _ register: (Container) -> Void = Shelter.register(in:)
    ) {
        entry.implements((any Pet).self)
        register(shared)
    }

    static func makeContainer() -> Container {
        add()
        _ = Step()[]
        _ = Setting.entry()
        return shared
    }
}
