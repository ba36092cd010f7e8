import AmpouleGraphReader
import Testing

/// How the check tells whether components may be registered in the container of a level.
struct OpenedContainerTests {
    private static let zoo = """
        import Ampoule
        struct Ticket: Sendable {}
        extension ContainerLevel<Ticket> { static var visit: Self { Self("visit") } }
        @Register(scope: .container) final class Gate: Sendable { init(@Inject ticket: Ticket) {} }
        @Register struct Guide: Sendable { @Inject let ticket: Ticket }
        @Registrations(Gate.self, Guide.self) extension Container {}
        func setUp(_ container: Container, _ body: (Container) -> Void) { body(container) }

        """

    private static func report(_ code: String) -> Report {
        Sources().with(
            "Zoo",
            source: zoo + "func start() throws {\nlet container = Container()\n\(code)\n}\n"
        ).report()
    }

    /// Uses of a level's container, beside a call on an unknown value that registers the list.
    @Test(arguments: [
        "", "_ = container.child(.visit, Ticket())",
        "let visit = container.child(.visit, Ticket()); _ = try visit.require(Guide.self)",
        "let visit = try container.requireChild(.visit, Ticket()); _ = visit.guide()",
        "if let visit = try? container.requireChild(.visit, Ticket()) { _ = visit.resolve(Guide.self) }",
        "_ = try container.child(.visit, Ticket()).synchronize().require(Guide.self)",
        "let visit: Container? = container.child(.visit, Ticket()); _ = visit?.resolve(Guide.self)",
    ])
    func aContainerThatOnlyResolvesRegistersNothing(use: String) {
        for call in [
            "setUp(container) { $0.registerComponents() }",
            "setUp(container) { box in box.registerComponents() }",
        ] {
            #expect(Self.report("\(call)\n\(use)").problems.map(\.kind) == [.innerLevel])
        }
    }

    @Test(arguments: [
        "setUp(container.child(.visit, Ticket())) { _ in }",
        "let visit = container.child(.visit, Ticket()); setUp(visit) { _ in }",
        "let visit = container.child(.visit, Ticket()); let boxes = [visit]; boxes.forEach { setUp($0) { _ in } }",
        "let visit = container.child(.visit, Ticket()); holder.box = visit",
        "holder.box = container.child(.visit, Ticket())",
        "let visits = [container.child(.visit, Ticket())]",
        "container.child(.visit, Ticket()).setUp()",
        "let visit: Container? = container.child(.visit, Ticket()); visit?.setUp()",
        "let open = container.child; _ = open",
        "func open() -> Container { container.child(.visit, Ticket()) }",
        "func open() -> Container { let visit = container.child(.visit, Ticket()); return visit }",
    ])
    func aContainerThatIsPassedOnMayGetTheList(use: String) {
        let report = Self.report("setUp(container) { $0.registerComponents() }\n\(use)")

        #expect(report.problems == [])
        #expect(
            report.description.contains(
                "Zoo.swift:4:64: note: The level of 'ticket' of 'Gate' is not checked, because code may register 'Gate' in the container of a level."
            )
        )
    }

    @Test func aFunctionOfTheProgramWithTheNameOfAMemberMayDoAnything() {
        let source =
            Self.zoo + """
                extension Container { func validate(_ body: (Container) -> Void) { body(self) } }
                func start() {
                    let container = Container()
                    setUp(container) { $0.registerComponents() }
                    container.child(.visit, Ticket()).validate { $0.registerComponents() }
                }
                """

        #expect(Sources().with("Zoo", source: source).problems() == [])
    }

    @Test func aScopeThatIsNotKnownIsNamed() {
        let source =
            Self.zoo.replacing("scope: .container", with: "scope: scopes[0]")
            + "func start() { Container { $0.registerComponents() }.child(.visit, Ticket()) }"
        let report = Sources().with("Zoo", source: source).report()

        #expect(report.problems == [])
        #expect(
            report.description.contains(
                "Zoo.swift:4:41: note: The scope of 'Gate' is not checked, because no constant that the check can read holds it, so it may be that of a level."
            )
        )
        #expect(
            report.description.contains(
                "note: The level of 'ticket' of 'Gate' is not checked, because the scope of 'Gate' is not known."
            )
        )
    }

    @Test func aProgramWithoutLevelsHasNoSuchNotes() {
        let source = """
            import Ampoule
            @Register(scope: scopes[0]) final class Gate: Sendable { init() {} }
            @Registrations(Gate.self) extension Container {}
            func start() { Container { $0.registerComponents() } }
            """

        #expect(Sources().with("Zoo", source: source).report().description == "1 component checked.")
    }

    // MARK: - Containers that are returned or stored

    /// Code that registers the list in the program's container.
    private static let start =
        "func start() { let container = Container(); container.registerComponents() }\n"

    /// Code that returns or stores the container of a level, and registers the list in it or resolves from it.
    private static let returned: [(String, registering: String, resolving: String)] = [
        (
            "func open() -> Container { Container().child(.visit, Ticket()) }",
            "func run() { let visit: Container = open(); visit.registerComponents() }",
            "func run() { let visit: Container = open(); _ = visit.guide() }"
        ),
        (
            "func open() -> Container { let visit = Container().child(.visit, Ticket()); return visit }",
            "func run() { add(to: open()) }\nfunc add(to box: Container) { box.registerComponents() }",
            "func run() { _ = open().guide() }"
        ),
        (
            "func open() -> Container { Container().child(.visit, Ticket()) }\nfunc next() -> Container { open() }",
            "func run() { let visit: Container = next(); visit.registerComponents() }",
            "func run() { _ = next().guide() }"
        ),
        (
            "extension Container { var opened: Container { child(.visit, Ticket()) } }",
            "func run(_ c: Container) { let visit: Container = c.opened; visit.registerComponents() }",
            "func run(_ c: Container) { _ = c.opened.resolve(Guide.self) }"
        ),
        (
            "final class Visits { var box: Container; init(_ c: Container) { box = c.child(.visit, Ticket()) } }",
            "extension Visits { func add() { box.registerComponents() } }",
            "extension Visits { func add() { _ = box.resolve(Guide.self) } }"
        ),
        (
            "let opened: Container = Container().child(.visit, Ticket())",
            "func run() { opened.registerComponents() }", "func run() { _ = opened.resolve(Guide.self) }"
        ),
    ]

    @Test(arguments: returned)
    func aContainerThatIsReturnedOrStoredIsFollowed(
        code: (opening: String, registering: String, resolving: String)
    ) {
        let opening = Self.zoo + Self.start + code.opening
        for (use, expected) in [(code.registering, []), (code.resolving, ["Zoo.swift:4 innerLevel"])] {
            #expect(Sources().with("Zoo", source: opening + "\n" + use).problems() == expected)
            #expect(
                Sources().with("Zoo", source: opening, and: "import Ampoule\n" + use).problems() == expected
            )
        }
    }
}

/// Levels that a closure is opened for: `withChild(_:_:_:)`.
struct LevelInClosureTests {
    private let zoo = """
        import Ampoule
        protocol Food: Sendable {}
        struct Ticket: Sendable {}
        extension ContainerLevel<Ticket> { static let visit = Self("visit") }
        extension ContainerLevel<Void> { static let tour = Self("tour", inside: .visit) }
        @Register(scope: .container) final class Gate: Sendable { init(@Inject ticket: Ticket) {} }
        @Register struct Guide: Sendable { @Inject let food: any Food }
        let shared = Container()

        """

    private func report(_ code: String) -> Report { Sources().with("Zoo", source: zoo + code).report() }

    @Test(arguments: [
        """
        func go() async throws {
            try await shared.withChild(.visit, Ticket()) { visit in
                try await visit.withChild(.tour) { tour in print(tour) }
            }
        }
        """,
        "func go() async throws { try await shared.withChild(.visit, Ticket()) { try await $0.withChild(.tour) { _ in } } }",
        "func go() async throws { try await shared.withChild(.visit, Ticket(), guide); try await inner.withChild(.tour, { _ in }) }",
        "func go(_ c: Container) { _ = c.withChild; _ = c.requireChild }",
    ])
    func aLevelThatIsOpenedForAClosureIsOpened(code: String) {
        #expect(report(code).warnings == [])
    }

    @Test func aLevelThatNoClosureIsCalledWithIsReported() {
        let code = "func go() async throws { try await shared.withChild(.visit, Ticket()) { _ in } }"

        #expect(report(code).warnings.count == 1)
        #expect(report(code).warnings.allSatisfy { $0.contains("no code opens the level 'tour'") })
    }

    @Test(arguments: [
        "{ visit in Gate.register(in: visit) }", "{ (visit: Container) in Gate.register(in: visit) }",
        "{ Gate.register(in: $0) }", "{ visit in let inner = visit; Gate.register(in: inner) }",
        "{ visit in add(visit) }", "{ $0.add() }",
    ])
    func whatIsRegisteredInTheContainerOfAClosureBelongsToIt(body: String) {
        let code = """
            func add(_ c: Container) { Gate.register(in: c) }
            extension Container { func add() { Gate.register(in: self) } }
            func go() async throws { try await shared.withChild(.visit, Ticket()) \(body) }
            """

        #expect(report(code).problems == [])
    }

    @Test(arguments: ["{ visit in print(visit.guide()) }", "{ _ in }", "{ _ = try $0.require(Ticket.self) }"])
    func whatAClosureOnlyResolvesIsRegisteredOutside(body: String) {
        let code = """
            func go() async throws {
                Gate.register(in: shared)
                try await shared.withChild(.visit, Ticket()) \(body)
            }
            """

        #expect(report(code).problems.map(\.kind) == [.innerLevel])
    }

    @Test(arguments: [
        "func go() async throws { try await shared.withChild(.visit, Ticket()) { visit in print(visit.guide.make()) } }",
        "func go() async throws { try await shared.withChild(.visit, Ticket()) { print($0.guide()) } }",
        "func go() { let visit = shared.child(.visit, Ticket()); print(visit.guide()) }",
        "func go() throws { let visit = try shared.requireChild(.visit, Ticket()); print(visit.guide()) }",
        "func go() { print(shared.child(.visit, Ticket()).guide()) }",
        "func go() { let copy = shared.copy(); print(copy.guide()) }",
        "func go() throws { try shared.withOverrides { _ = $0.guide() } perform: {} }",
        "func go(_ id: GraphIdentifier) { shared.withObjectGraph(id) { c in print(c.guide()) } }",
        "func go() async throws { try await shared.withChild(.visit, Ticket()) { _ = try $0.require((any Food).self) } }",
        "@Test(.container(shared, overriding: { print($0.guide()) })) func go() {}",
    ])
    func accessorsAndRequestsOfContainersThatOthersMakeAreJudged(code: String) {
        let list = "@Registrations(Guide.self) extension Container {}\n"

        #expect(report(list + code).problems.map(\.kind) == [.missingRegistration])
    }

    @Test(arguments: [
        "func go(_ tree: Tree) { print(tree.child(1).guide()) }",
        "func go(_ tree: Tree) { let leaf = tree.copy(); print(leaf.guide()) }",
    ])
    func whatOthersReturnIsNoContainer(code: String) {
        let list = "@Registrations(Guide.self) extension Container {}\nstruct Tree {}\n"

        #expect(report(list + code).problems == [])
    }

    @Test(arguments: [
        "func go() { shared.contribute(to: (any Food).self) { r in Hay(try r.require((any Food).self)) } }",
        "func go() { shared.decorate((any Food).self) { r, food in Hay(try r.require((any Box).self), food) } }\nprotocol Box {}",
    ])
    func requestsInClosuresOfContributionsAndDecoratorsAreJudged(code: String) {
        let food =
            code.contains("decorate")
            ? "func add() { shared.register((any Food).self) { _ in Hay() } }\n" : ""

        #expect(report(food + code).problems.map(\.kind) == [.missingRegistration])
    }
}
