import Ampoule

/// What depends on generic parameters is left to the run time.
enum GenericComponents {
    struct Horse: Sendable {}

    @Register
    struct Crate<Content: Sendable> {
        @Inject let content: Content
    }

    @Register
    struct Transport {
        @Inject let crate: Crate<Horse>
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Horse.self) { _ in Horse() }
        return container
    }
}

@Registrations(GenericComponents.Transport.self)
private extension Container {}
