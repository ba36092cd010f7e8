import AmpouleGraph
import AmpouleGraphReader
import Testing

/// What the check reads of levels, and what it says of components that live in them.
struct LevelTests {
    private static let day = """
        import Ampoule
        public struct Weather: Sendable { public init() {} }
        public struct Ticket: Sendable { public init() {} }

        """

    private static let levels = """
        extension ContainerLevel<Weather> { public static var day: Self { Self("day") } }
        extension ContainerLevel<Ticket> { public static var visit: Self { Self("visit", inside: .day) } }
        extension ContainerLevel<Void> { public static var feeding: Self { Self("feeding") } }

        """

    private static let components = """
        @Register(scope: .container) public final class Gate: Sendable { public init(@Inject bell: Bell) {} }
        @Register public struct Bell: Sendable { @Inject let guide: Guide }
        @Register(scope: .visit) public final class Guide: Sendable {
            public init(@Inject ticket: Ticket, @Inject weather: Weather) {}
        }
        @Registrations(Gate.self, Bell.self, Guide.self) extension Container {}

        """

    private static let start = """
        func start() {
            let container = Container()
            container.registerComponents()
            let day = container.child(.day, Weather())
            print(day.child(.visit, Ticket()), container.child(.feeding))
        }

        """

    private static let zoo = Sources().with("Zoo", source: day + levels + components + start)

    @Test func levelsAreReadWithTheirValuesAndWhatIsAroundThem() {
        let graph = Self.zoo.graph()

        #expect(graph.levels.map(\.name) == ["day", "feeding", "visit"])
        #expect(graph.levels.map(\.value) == ["Weather", nil, "Ticket"])
        #expect(graph.levels.map(\.outer) == [nil, nil, "day"])
        #expect(graph.levels[0].location == ComponentGraph.Location(file: "Zoo.swift", line: 4, column: 55))
        #expect(graph["Guide"]?.scope == .level("visit"))
        #expect(graph["Guide"]?.dependencies.map(\.provider) == [.value(["visit"]), .value(["day"])])
    }

    @Test func aComponentOfTheProgramThatReachesOneOfALevelIsAnError() {
        let problems = Self.zoo.report().problems

        #expect(problems.map(\.kind) == [.innerLevel])
        #expect(
            problems.first?.message == """
                'Gate' lives as long as the program, but 'Guide', required through 'Bell', only as long as a 'visit'
                """
        )
        #expect(problems.first?.location?.line == 7)
        #expect(Self.zoo.report().warnings == [])
    }

    /// How a level can be declared.
    @Test(arguments: [
        #"extension ContainerLevel<Ticket> { static let visit = Self("visit") }"#,
        #"extension ContainerLevel<Ticket> { static var visit: Self { return .init("visit") } }"#,
        #"extension ContainerLevel<Ticket> { static var visit: Self { get { Self.init("visit") } } }"#,
        #"extension ContainerLevel where Value == Ticket { static var visit: Self { Self("visit") } }"#,
        #"extension ContainerLevel where Value == Ticket { static var visit: Self { ContainerLevel("visit") } }"#,
        #"extension Ampoule.ContainerLevel<Zoo.Ticket> { static let visit = ContainerLevel<Ticket>("visit") }"#,
        #"extension ContainerLevel { static var visit: ContainerLevel<Ticket> { ContainerLevel<Ticket>("visit") } }"#,
        #"extension ContainerLevel { static var visit: ContainerLevel<Ticket> { .init("visit") } }"#,
        #"typealias Pass = Ticket; extension ContainerLevel<Pass> { static let visit = Self("visit") }"#,
    ])
    func aLevelIsReadHoweverItIsSpelled(level: String) {
        let source =
            Self.day + level + """

                @Register(scope: .container) final class Gate: Sendable { init(@Inject ticket: Ticket) {} }
                @Registrations(Gate.self) extension Container {}
                func start() { Container { $0.registerComponents() }.child(.visit, Ticket()) }
                """

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:5 innerLevel"])
    }

    /// How the scope of a component can name a level, or a constant that holds one.
    @Test(arguments: [
        (".visit", "of levels"), ("ContainerLevel.visit", "of levels"),
        ("ContainerLevel<Ticket>.visit", "of levels"), ("Levels.visit", "of a type"),
        ("Zoo.Levels.visit", "of a type"), ("tour", "of the module"),
    ])
    func aLevelIsFoundHoweverItIsNamed(level: (path: String, name: String)) {
        let source =
            Self.day + """
                enum Levels { static let visit = ContainerLevel<Ticket>("of a type") }
                let tour = ContainerLevel<Ticket>("of the module")
                extension ContainerLevel<Ticket> { static let visit = Self("of levels") }
                @Register(scope: \(level.path)) final class Guide: Sendable { init() {} }
                func start(_ container: Container) {
                    container.register(Sign.self) { _ in Sign() }.inObjectScope(\(level.path))
                }
                struct Sign {}
                """
        let graph = Sources().with("Zoo", source: source).graph()

        #expect(graph["Guide"]?.scope == .level(level.name))
        #expect(graph["Sign"]?.scope == .level(level.name))
    }

    @Test(arguments: ["visit", "visits[0]", "visit()", "Farm::Levels.visit"])
    func aScopeThatIsNotFoundIsNoLevel(scope: String) {
        let source =
            Self.day + """
                enum Levels { static let visit = ContainerLevel<Ticket>("of a type") }
                struct Sign {}
                func start(_ container: Container, visit: ContainerLevel<Ticket>) {
                    container.register(Sign.self) { _ in Sign() }.inObjectScope(\(scope))
                }
                """

        #expect(Sources().with("Zoo", source: source).graph()["Sign"]?.scope == .custom("unknown"))
    }

    @Test func levelsAreReadAcrossModules() {
        let farm = Self.day + Self.levels
        let zoo = "import Farm\n" + Self.components + Self.start
        let sources = Sources().with("Farm", .library, source: farm)
            .with("Zoo", using: "Farm", source: "import Ampoule\n" + zoo)

        #expect(sources.problems() == ["Zoo.swift:3 innerLevel"])
        #expect(sources.report().warnings == [])
    }

    @Test func levelsThatAModuleCannotNameAreOthers() {
        let farm = (Self.day + Self.levels).replacing("public static", with: "static")
        let zoo = "import Ampoule\nimport Farm\n" + Self.components + Self.start
        let graph = Sources().with("Farm", .library, source: farm)
            .with("Zoo", using: "Farm", source: zoo).graph()

        #expect(graph["Guide"]?.scope == .custom("visit"))
    }

    /// What is around a component of which the sources do not tell the level, the scope or the container.
    @Test(arguments: [
        // The level is not known.
        ("Self(\"visit\"", "Self(names[0]"),
        ("static var visit: Self { Self", "static var visit: Self { make"),
        ("inside: .day", "inside: outer"),
        // Another level, or a scope, has the same name.
        ("Self(\"feeding\")", "Self(\"visit\")"),
        ("<Void> { public static var feeding", "<Int> { public static var visit"),
        ("func start()", "extension ObjectScope { static let visit = ObjectScope.graph }\nfunc start()"),
        // The scope of the component is not known.
        ("@Register(scope: .container)", "@Register(scope: .nightly)"),
        ("@Register(scope: .container)", "@Register(scope: scopes[0])"),
        // The component may be kept in the container of a level.
        ("let container = Container()", "let container = Container(parent: parent)"),
        ("container.registerComponents()", "container.child(.day, Weather()).registerComponents()"),
        (
            "container.registerComponents()",
            "let day = container.child(.day, Weather())\n day.registerComponents()"
        ),
        (
            "container.registerComponents()",
            "let day = try! container.requireChild(.day, Weather())\n Gate.register(in: day)"
        ),
        (
            "container.registerComponents()",
            "container.registerComponents(); Assembler([], container: container.child(.day, Weather()))"
        ),
        (
            "container.registerComponents()\n",
            "setUp(container.child(.day, Weather()))\n}\nfunc setUp(_ box: Container) {\n box.registerComponents()\n let container = box"
        ),
        // Something else may provide what is needed.
        ("container.registerComponents()", "container.registerComponents()\n #wire(container)"),
    ])
    func whereTheSourcesCannotTellTheCheckIsSilent(text: String, replacement: String) {
        let source = Self.day + Self.levels + Self.components + Self.start
        #expect(source.contains(text))
        let edited = source.replacing(text, with: replacement)
        #expect(Sources().with("Zoo", source: edited).problems().filter { $0.contains("innerLevel") } == [])
    }

    @Test(arguments: [("", ["Zoo.swift:8 innerLevel"]), ("c.register(Signpost.self) { _ in make() }", [])])
    func aRegistrationThatMayBeAnAliasMayOverrideTheComponentOfALevel(code: String, problems: [String]) {
        let source =
            Self.day + Self.levels.replacing("import Ampoule", with: "") + """
                enum Makers { @Provides(scope: .visit) static func sign() -> Billboard { make() } }
                @Register(scope: .container) final class Gate: Sendable { init(@Inject sign: Billboard) {} }
                @Registrations(Makers.signComponent, Gate.self) extension Container {}
                func start() { let c = Container(); c.registerComponents(); \(code) }
                """

        let sources = Sources().with("Zoo", source: "import Advertising; " + source)

        #expect(sources.problems().filter { $0.contains("innerLevel") } == problems)
        #expect(
            sources.report().description.contains("The level of 'sign' of 'Gate' is not checked")
                == problems.isEmpty
        )
    }

    @Test func anOuterScopeOfTheProgramsOwnIsJudged() {
        let source = (Self.day + Self.levels + Self.components + Self.start)
            .replacing("@Register(scope: .container)", with: "@Register(scope: .nightly)")
        let scope = "extension ObjectScope { static let nightly = ObjectScope(storageFactory: { Nights() }) }"

        #expect(Sources().with("Zoo", source: source).problems() == [])
        #expect(Sources().with("Zoo", source: source + scope).problems() == ["Zoo.swift:7 innerLevel"])
    }

    @Test func theValueOfALevelIsNotMissing() {
        let source = """
            @Register struct Sign: Sendable { @Inject let ticket: Ticket; @Inject let map: Map? }
            struct Map {}
            @Registrations(Sign.self) extension Container {}
            func start() {
                let container = Container()
                container.registerComponents()
                print(container.child(.day, Weather()).child(.visit, Ticket()), container.child(.feeding))
            }
            """

        #expect(Sources().with("Zoo", source: Self.day + Self.levels + source).problems() == [])
        #expect(
            Sources().with("Zoo", source: Self.day + source).problems() == ["Zoo.swift:4 missingRegistration"]
        )
    }

    @Test(arguments: [
        "func run() { let level = ContainerLevel<Ticket>(\"visit\"); print(level) }",
        "func run() { let level: ContainerLevel<Ticket> = .init(\"visit\"); print(level) }",
        "extension ContainerLevel<Ticket> { static var visit: Self { make() } }",
    ])
    func theValueOfALevelThatIsNotReadIsNotMissing(level: String) {
        let source =
            Self.day + """
                @Register struct Sign: Sendable { @Inject let ticket: Ticket }
                @Registrations(Sign.self) extension Container {}
                func start() { let container = Container(); container.registerComponents() }

                """

        #expect(Sources().with("Zoo", source: source + level).problems() == [])
    }

    @Test func aLevelThatIsNotReadSaysWhyAnythingMayBeItsValue() {
        let level = "extension ContainerLevel<Ticket> { static var visit: Self { make() } }"
        let report = Sources().with("Zoo", source: Self.day + level + "\n@Register struct Sign { init() {} }")
            .report()

        #expect(
            report.description.contains(
                "Zoo.swift:4:47: note: Not everything is checked, because the level may be opened with a value of any type."
            )
        )
    }

    @Test func aLevelOfABodyHasTheValueThatIsSpelledOut() {
        let source =
            Self.day + """
                @Register struct Sign: Sendable { @Inject let ticket: Ticket; @Inject let weather: Weather }
                @Registrations(Sign.self) extension Container {}
                func start() {
                    Container().registerComponents()
                    print(ContainerLevel<Ticket>("visit"))
                }
                """

        #expect(
            Sources().with("Zoo", source: source).report().problems.map(\.location?.column) == [63]
        )
    }

    @Test func aLibraryDoesNotKnowOnWhichContainerItsListIsCalled() {
        let source = (Self.day + Self.levels + Self.components).replacing(
            "Guide.self)",
            with: "Guide.self, provided: [])"
        )
        let inDay = source.replacing("@Register(scope: .container)", with: "@Register(scope: .day)")

        #expect(Sources().with("Zoo", .library, source: source).problems() == [])
        #expect(Sources().with("Zoo", .library, source: inDay).problems() == ["Zoo.swift:7 innerLevel"])
    }

    @Test func ofNestedLevelsWithValuesOfOneTypeTheNearestServes() {
        let source =
            Self.day + """
                extension ContainerLevel<Ticket> {
                    static var day: Self { Self("day") }
                    static var visit: Self { Self("visit", inside: .day) }
                }
                @Register(scope: .day) final class Guide: Sendable { init(@Inject ticket: Ticket) {} }
                @Register(scope: .container) final class Gate: Sendable { init(@Inject ticket: Ticket) {} }
                @Registrations(Guide.self, Gate.self) extension Container {}
                func start() {
                    let container = Container()
                    container.registerComponents()
                    print(container.child(.day, Ticket()).child(.visit, Ticket()))
                }
                """
        let sources = Sources().with("Zoo", source: source)

        #expect(sources.problems() == ["Zoo.swift:9 innerLevel"])
        #expect(sources.graph()["Guide"]?.dependencies.map(\.provider) == [.value(["day", "visit"])])
    }

    @Test func aRegistrationBesideTheValueLeavesOpenWhichOfThemServes() {
        let source = (Self.day + Self.levels + Self.components + Self.start).replacing(
            "@Inject bell: Bell",
            with: "@Inject ticket: Ticket"
        )
        let registering = source.replacing(
            "container.registerComponents()",
            with: "container.registerComponents()\n container.register(Ticket.self) { _ in Ticket() }"
        )

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:7 innerLevel"])
        #expect(Sources().with("Zoo", source: registering).problems() == [])
    }

    // MARK: - Openings

    private static func warnings(
        _ opening: String,
        kind: SourceModule.Kind = .program,
        hasDependents: Bool = false
    ) -> [String] {
        let source = day + levels + "func start(_ container: Container) {\n\(opening)\n}\n"
        return Sources().with("Zoo", kind, hasDependents: hasDependents, source: source).report().warnings
    }

    @Test func aLevelThatNothingOpensIsAWarning() {
        let opening = "container.child(.day, Weather()); try? container.requireChild(.feeding)"

        #expect(
            Self.warnings(opening) == [
                """
                Zoo.swift:5:54: warning: no code opens the level 'visit', so nothing in its scope can be \
                resolved [unopenedLevel]
                Zoo.swift:5:54: note: open it with 'child(.visit, Ticket(…))', or remove it
                """
            ]
        )
        #expect(Self.warnings(opening, kind: .library) == [])
        #expect(Self.warnings(opening, hasDependents: true) == [])
    }

    @Test(arguments: [
        "container.child(level, Ticket())", "open(container.child)",
        "container.child(levels.first!, Ticket())",
        "#wire(container)", "let visit = other; container.child(visit, Ticket())",
    ])
    func aLevelMayBeOpenedByCodeThatDoesNotNameIt(opening: String) {
        let others = "container.child(.day, Weather()); container.child(.feeding)\n"

        #expect(Self.warnings(others).count == 1)
        #expect(Self.warnings(others + opening) == [])
    }

    @Test func aLevelOfALibraryNeedNotBeOpenedByEachProgram() {
        let sources = Sources().with("Farm", .library, source: Self.day + Self.levels)
            .with("Zoo", using: "Farm", source: "import Ampoule\nimport Farm\nfunc start() {}")

        #expect(sources.report().warnings == [])
    }
}
