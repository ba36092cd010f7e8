import Ampoule

/// What is made synchronously cannot wait for what it needs.
enum AsynchronousClosures: GraphProgram {
    final class Stable: Sendable {
        static func built() async -> Stable { Stable() }
    }

    @Register
    struct Horse {
        @Inject let stable: Stable  // problem: asynchronousDependency
        @Inject(name: "old") let oldStable: Stable
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Stable.self) { _ in await Stable.built() }
        container.register(Stable.self, name: "old") { _ in Stable() }
        return container
    }
}

@Registrations(AsynchronousClosures.Horse.self)
private extension Container {}
