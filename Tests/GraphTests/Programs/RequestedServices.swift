import Ampoule

/// What code asks a container for has to be there where the code fails without it.
enum RequestedServices {
    protocol Animal: Sendable {}
    protocol Food: Sendable {}
    struct Cat: Animal {}

    final class Kennel: Sendable {
        init(_ animal: any Animal, _ food: any Food) {}
    }

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
        @Inject let food: any Food  // problem: missingRegistration
    }

    final class Screen {
        let container = Container()

        func show() throws {
            _ = try container.require((any Animal).self)
            _ = try container.require((any Food).self)
            _ = container.resolve((any Food).self)!
            _ = (container.resolve((any Animal).self, name: "old"))!
            _ = try self.container.require((any Animal).self, name: nil)
            _ = try container.require((any Food).self, argument: 1)
            _ = try container.require((any Animal).self, name: "tame")
            _ = try container.require(PetOwner.self)
        }
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        container.register((any Animal).self) { _ in Cat() }
        container.register((any Animal).self) { (_, name: String) in Cat() }
        container.register((any Animal).self, name: "tame") { (_, name: String) in Cat() }
        container.register(Kennel.self) { resolver in
            Kennel(
                try resolver.require((any Animal).self),
                resolver.resolve((any Food).self)!
            )
        }
        return container
    }
}
