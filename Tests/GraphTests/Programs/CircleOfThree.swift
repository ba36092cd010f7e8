import Ampoule

/// A longer circle, entered from outside.
enum CircleOfThree {
    @Register
    final class Farmer {
        init(@Inject cat: Cat) {}
    }

    @Register
    final class Cat {
        init(@Inject mouse: Mouse) {}
    }

    @Register
    final class Mouse {
        init(@Inject cheese: Cheese) {}
    }

    @Register
    final class Cheese {
        init(
            @Inject cat: Cat  // problem: cycle
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleOfThree.Farmer.self)
private extension Container {}
