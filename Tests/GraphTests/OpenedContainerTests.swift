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

    /// What code does with the container of a level, beside a call on an unknown value that registers the list.
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
                "Zoo.swift:4:64: note: 'ticket' of 'Gate' may belong to an inner level, which is left to 'container.validate()'."
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
                "Zoo.swift:4:41: note: The scope of a component is not known, which may be that of a level."
            )
        )
        #expect(
            report.description.contains("note: 'ticket' of 'Gate' may belong to an inner level")
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
}
