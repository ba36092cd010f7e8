import Ampoule

/// 'Self' is the type around it, where no other type inherits from that.
enum SelfOfOneType {
    final class Cat: Sendable {
        static func load(in container: Container) {
            container.register(Self.self) { _ in Self() }
        }
    }

    struct Food: Sendable {}
    struct Water: Sendable {}

    @Register
    struct PetOwner {
        @Inject let cat: Cat
        @Inject let food: Food
        @Inject let water: Water  // problem: missingRegistration

        static func add(to container: Container) {
            register(in: container)
        }
    }

    static func makeContainer() -> Container {
        let container = Container()
        Cat.load(in: container)
        Food.load(in: container)
        PetOwner.add(to: container)
        return container
    }
}

extension SelfOfOneType.Food {
    fileprivate static func load(in container: Container) {
        container.register(Self.self) { _ in Self() }
    }
}
