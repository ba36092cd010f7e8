import Ampoule

/// What is registered under the key of a component serves its factory.
enum ReplacedComponents: GraphProgram {
    protocol Food: Sendable {}
    struct Hay: Food {}

    @Register
    struct Horse {
        let name: String
        @Inject let food: any Food
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.register(Horse.self) { (_, name: String) in Horse(name: name, food: Hay()) }
        _ = container.factory(for: Horse.self)(name: "Lucky")
        return container
    }
}
