import Ampoule

/// A specialization is another service than the others, and a generic component needs what does not depend on it.
enum GenericSpecializations: GraphProgram {
    protocol Animal: Sendable {}
    protocol Food: Sendable {}
    struct Hay: Food {}
    struct Horse: Sendable {}
    struct Cow: Sendable {}
    final class Stable<Kind: Sendable>: Sendable {}

    @Register
    struct Crate<Content: Sendable>: Sendable {
        @Inject let food: any Food
        @Inject let animal: any Animal  // problem: missingRegistration
    }

    /// A dependency on a generic parameter is checked at run time.
    @Register
    struct Pen<Content: Sendable> {
        @Inject let content: Content
    }

    @Register(name: "wooden")
    struct Cart<Load: Sendable> { init() {} }

    @Register
    struct Box<Content: Sendable> {
        let name: String
    }

    @Register
    struct Transport {
        @Inject let crate: Crate<Horse>
        @Inject let pen: Pen<Horse>
        @Inject let horses: Stable<Horse>
        @Inject let cows: Stable<Cow>  // problem: missingRegistration
        @Inject(name: "wooden") let cart: Cart<Cow>
        @Inject let otherCart: Cart<Horse>  // problem: missingRegistration
        @Inject let box: Box<Horse>  // problem: needsArguments
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Horse.self) { _ in Horse() }
        container.register(Stable<Horse>.self) { _ in Stable() }
        container.register((any Food).self) { _ in Hay() }
        return container
    }
}

@Registrations(GenericSpecializations.Transport.self, GenericSpecializations.Cart<Int>.self)
private extension Container {}
