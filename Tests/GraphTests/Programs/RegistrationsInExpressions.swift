import Ampoule

/// A registration counts wherever an expression can stand.
enum RegistrationsInExpressions {
    protocol Animal {}
    protocol Food {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject(name: "property") let property: any Animal
        @Inject(name: "index") let index: any Animal
        @Inject(name: "text") let text: any Animal
        @Inject(name: "builder") let builder: any Animal
        @Inject(name: "pattern") let pattern: any Animal
        @Inject let food: any Food  // problem: missingRegistration
    }

    @resultBuilder
    enum EntryBuilder {
        static func buildBlock(_ entries: ServiceEntry<any Animal>...) -> [RegistrationKey] {
            entries.map(\.key)
        }
    }

    struct Journal {
        subscript(key: RegistrationKey) -> String { "\(key)" }
    }

    @EntryBuilder
    private static func entries(of container: Container) -> [RegistrationKey] {
        container.register((any Animal).self, name: "builder") { _ in Cat() }
    }

    static func makeContainer() -> Container {
        let container = Container()[keyPath: \.withAnimal]
        let key = \Journal[container.register((any Animal).self, name: "index") { _ in Cat() }.key]
        let texts = ["\(container.register((any Animal).self, name: "text") { _ in Cat() }.key)"]
        switch entries(of: container) {
        case let keys
        where keys.contains(
            container.register((any Animal).self, name: "pattern", factory: { _ in Cat() }).key
        ):
            _ = keys
        default: _ = texts + [Journal()[keyPath: key]]
        }
        PetOwner.register(in: container)
        return container
    }
}

extension Container {
    fileprivate var withAnimal: Container {
        register((any RegistrationsInExpressions.Animal).self, name: "property") { _ in
            RegistrationsInExpressions.Cat()
        }
        return self
    }
}
