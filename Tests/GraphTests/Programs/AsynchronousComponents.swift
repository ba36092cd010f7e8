import Ampoule

/// Components that have to be awaited, behind services that do not tell.
enum AsynchronousComponents: GraphProgram {
    protocol Food: Sendable {}
    protocol Water: Sendable {}

    @Register(Food.self)
    final class Hay: Food {
        init() async {}
    }

    @Register
    final class Well: Sendable {
        init() async {}
    }

    enum Sources {
        @Provides
        static func water(@Inject well: Well) async -> any Water { Rain() }
    }

    struct Rain: Water {}

    @Register
    final class Stable {
        init(@Inject food: Food, @Inject well: Well, @Inject water: any Water) async {}
    }

    @Register
    final class Horse {
        init(@Inject food: Food) {}  // problem: asynchronousDependency
    }

    @Register
    final class Trough {
        @Inject var water: any Water  // problem: asynchronousDependency
        @Inject var food: Provider<Food>  // problem: asynchronousDependency
    }

    static func makeContainer() -> Container {
        let container = Container()
        Hay.register(in: container)
        Well.register(in: container)
        Stable.register(in: container)
        Horse.register(in: container)
        Trough.register(in: container)
        Sources.waterComponent.register(in: container)
        return container
    }
}
