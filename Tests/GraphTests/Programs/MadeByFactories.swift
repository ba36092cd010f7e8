import Ampoule

/// Components that are in no list are judged where code makes them by their factories.
enum MadeByFactories {
    protocol Food {}

    @Register
    final class Hen {
        init(@Inject egg: Egg) {}
    }

    @Register
    final class Egg {
        init(
            @Inject hen: Hen
        ) {}
    }

    @Register
    final class Horse {
        init(
            name: String,
            @Inject food: any Food
        ) {}
    }

    /// Nothing makes it.
    @Register
    struct Unicorn {
        @Inject let food: any Food
    }

    static func buy(from container: Container) throws -> (Hen, Horse) {
        (try container.factory(for: Hen.self).make(), container.factory(for: Horse.self)(name: "Lucky"))
    }

    static func makeContainer() -> Container { Container() }
}
