import Ampoule

/// Types that the language builds of others are services like any other.
enum BuiltTypes: GraphProgram {
    protocol Animal {}
    struct Hay: Sendable {}
    struct Field<Crop: Sendable>: Sendable {}

    typealias Feeder = @Sendable (Hay) -> Bool
    typealias Bale = (first: Hay, second: Hay)

    @Register
    struct Stable {
        @Inject let feed: @Sendable (Hay) -> Bool
        @Inject let feeder: Feeder?
        @Inject let wish: ((Hay) -> Bool)?
        @Inject let mow: () throws -> Hay  // problem: missingRegistration
        @Inject let mown: () async -> Hay
        @Inject let bale: (first: Hay, second: Hay)
        @Inject let loose: (Hay, Hay)  // problem: missingRegistration
        @Inject let kind: Hay.Type
        @Inject let kinds: [Hay.Type]  // warning: emptyList
        @Inject let field: Field<Hay>
        @Inject let animal: any Animal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in
            container.registerComponents()
            container.register((@Sendable (Hay) -> Bool).self) { _ in { _ in true } }
            container.register((() -> Hay).self) { _ in { Hay() } }
            container.register((() async -> Hay).self) { _ in { Hay() } }
            container.register(Bale.self) { _ in (Hay(), Hay()) }
            container.register(Hay.Type.self) { _ in Hay.self }
            container.register([Feeder?].self) { _ in [] }
            sow(Hay.self, in: container)
        }
    }

    static func sow<Crop: Sendable>(_: Crop.Type, in container: Container) {
        container.register(Field<Crop>.self) { _ in Field() }
    }
}

@Registrations(BuiltTypes.Stable.self)
private extension Container {}
