extension Feature {
    /// Components that are more than the implementation of a service.
    static let components: [Feature] = [
        .decorator, .contributingComponent, .closableComponent, .componentOfALevel, .componentOfAClosureLevel,
        .injectedList, .aliased,
    ]

    private static let decorator = Feature("decorating component", isInContainer: true) { page, need in
        page.add(
            """
            protocol Store\(need.number) {}

            @Register((any Store\(need.number)).self) struct Plain\(need.number): Store\(need.number) {}

            @Register(decorates: (any Store\(need.number)).self) struct Cached\(need.number): Store\(need.number) {
                init(
                    _ store: any Store\(need.number),
                    @Inject need: \(need.type)\(need.mark)
                ) {}
            }
            """
        )
        page.register("Plain\(need.number).register(in: container)")
        page.register("Cached\(need.number).register(in: container)")
        page.verify(need.title, "_ = try container.require((any Store\(need.number)).self)")
    }

    private static let contributingComponent = Feature("contributing component", isInContainer: true) {
        page,
        need in
        page.add(
            """
            protocol Part\(need.number) {}

            @Register(contributesTo: (any Part\(need.number)).self) struct Wheel\(need.number): Part\(need.number) {
                \(need.property)
            }
            """
        )
        page.register("Wheel\(need.number).register(in: container)")
        page.verify(need.title, "_ = try container.require([any Part\(need.number)].self)")
    }

    private static let closableComponent = Feature("component that is closed", isInContainer: true) {
        page,
        need in
        page.add(
            """
            @Register(scope: .container) final class Database\(need.number): Closable, Sendable {
                \(need.property)

                func close() {}
            }
            """
        )
        page.register("Database\(need.number).register(in: container)")
        page.verify(need.title, "_ = try container.require(Database\(need.number).self)")
    }

    private static let componentOfALevel = Feature("component of a level", isInContainer: true) {
        page,
        need in
        let level = page.declareLevel()
        page.add(
            """
            @Register(scope: .visit\(level)) final class Diary\(need.number): Sendable {
                @Inject let visit: Visit\(level)
                \(need.property)
            }
            """
        )
        page.register("Diary\(need.number).register(in: container)")
        page.verify(need.title, "_ = try \(page.openLevel(level)).require(Diary\(need.number).self)")
    }

    private static let componentOfAClosureLevel = Feature(
        "component of a closure's level",
        isInContainer: true
    ) {
        page,
        need in
        let level = page.declareLevel()
        page.add(
            """
            @Register(scope: .visit\(level)) struct Diary\(need.number): Sendable {
                @Inject let visit: Visit\(level)
                \(need.property)
            }
            """
        )
        page.register("Diary\(need.number).register(in: container)")
        page.verify(
            need.title,
            isAwaited: true,
            """
            try await container.withChild(.visit\(level), Visit\(level)(owner: 1)) { visit in
                _ = try visit.require(Diary\(need.number).self)
            }
            """
        )
    }

    private static let injectedList = Feature("component with a list", isInContainer: true) { page, need in
        page.add(
            """
            protocol Part\(need.number) {}

            struct Wheel\(need.number): Part\(need.number) {}

            @Register struct Car\(need.number) {
                @Inject let parts: [any Part\(need.number)]
                \(need.property)
            }
            """
        )
        page.register(
            "container.contribute(to: (any Part\(need.number)).self) { _ in Wheel\(need.number)() }"
        )
        page.register("Car\(need.number).register(in: container)")
        page.verify(need.title, "_ = try container.require(Car\(need.number).self)")
    }

    private static let aliased = Feature("component of an alias", isInContainer: true) { page, need in
        page.add(
            """
            @Register struct Keeper\(need.number) {
                \(need.property)
            }

            typealias Head\(need.number) = Keeper\(need.number)
            """
        )
        page.register("Head\(need.number).register(in: container)")
        page.verify(need.title, "_ = try container.require(Head\(need.number).self)")
    }
}
