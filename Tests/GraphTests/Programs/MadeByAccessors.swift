import Ampoule

/// The accessors of a list make its components, whether or not its function is called.
enum MadeByAccessors {
    protocol Food {}

    @Register
    struct Horse {
        let name: String
        @Inject let food: any Food
    }

    @Register
    struct Pony {
        @Inject let food: any Food
    }

    @Register
    struct Unicorn {
        @Inject let food: any Food
    }

    static func buy(from container: Container) throws -> (Horse, Pony) {
        (container.horse(name: "Lucky"), try container.pony.make())
    }

    static func makeContainer() -> Container { Container() }
}

@Registrations(MadeByAccessors.Horse.self, MadeByAccessors.Pony.self, MadeByAccessors.Unicorn.self)
private extension Container {}
