import Testing

/// A component that needs two levels side by side: when the check reports it, and when it is silent.
struct SeparateLevelTests {
    private static let zoo = """
        import Ampoule
        struct Weather: Sendable {}
        struct Food: Sendable {}
        extension ContainerLevel<Weather> { static var day: Self { Self("day") } }
        extension ContainerLevel<Food> { static var feeding: Self { Self("feeding") } }
        @Register struct Sign: Sendable {
            @Inject let bowl: Bowl
            @Inject let weather: Weather
        }
        @Register(scope: .feeding) final class Bowl: Sendable { init() {} }
        @Registrations(Sign.self, Bowl.self) extension Container {}
        func start() {
            let container = Container()
            container.registerComponents()
            print(container.child(.day, Weather()), container.child(.feeding, Food()))
        }
        """

    @Test func theProblemSaysWhatBelongsToWhichLevel() {
        let problems = Sources().with("Zoo", source: Self.zoo).report().problems

        #expect(
            problems.map(\.description) == [
                """
                Zoo.swift:8:5: error: 'Sign' requires 'Bowl', which belongs to a 'feeding', and 'Weather', \
                which belongs to a 'day', but no container is inside both [separateLevels]
                Zoo.swift:8:5: note: open one level inside the other, as with 'Self("day", inside: .feeding)', \
                or pass 'Weather' to the methods of 'Sign'
                Zoo.swift:7:5: note: 'Sign' requires 'Bowl' here
                Zoo.swift:10:40: note: 'Bowl' is in the scope 'feeding'
                Zoo.swift:4:48: note: a 'day' is opened with a 'Weather'
                """
            ]
        )
    }

    @Test(arguments: [
        // The levels are inside each other, or may be.
        ("Self(\"feeding\")", "Self(\"feeding\", inside: .day)"),
        ("Self(\"feeding\")", "Self(\"feeding\", inside: outer)"),
        ("Self(\"day\")", "Self(\"day\", inside: .feeding)"),
        ("Self(\"day\")", "make()"),
        ("Self(\"day\")", "Self(names[0])"),
        // The scope of the component is not known.
        ("scope: .feeding", "scope: .nightly"), ("scope: .feeding", "scope: .graph"),
        ("scope: .feeding", "scope: scopes[0]"),
        // The dependency is nil without its level.
        ("weather: Weather\n", "weather: Weather?\n"), ("weather: Weather\n", "weather: Lazy<Weather?>\n"),
        // Something else may provide what is needed.
        (
            "container.registerComponents()",
            "container.registerComponents(); container.register(Weather.self) { _ in Weather() }"
        ),
        (
            "print(container.child(.day, Weather())",
            "print(container.child(.day, Weather()).register(Bowl.self) { _ in Bowl() }"
        ),
        ("container.registerComponents()", "container.registerComponents()\n #wire(container)"),
        (
            "container.registerComponents()",
            "container.registerComponents()\n container.register(service) { _ in 1 }"
        ),
        // Nothing registers the component.
        ("@Registrations(Sign.self, ", "@Registrations("),
    ])
    func whereTheSourcesCannotTellTheCheckIsSilent(text: String, replacement: String) {
        #expect(Self.zoo.contains(text))
        let source = Self.zoo.replacing(text, with: replacement)

        // The levels may be opened in other containers than before.
        let problems = Sources().with("Zoo", source: source).problems()
        #expect(problems.filter { $0.hasSuffix("separateLevels") } == [])
    }

    @Test func levelsOfTwoModulesMayBeBesideEachOther() {
        let farm = """
            import Ampoule
            public struct Harvest: Sendable { public init() {} }
            extension ContainerLevel<Harvest> { public static var harvest: Self { Self("harvest") } }
            """
        let zoo = Self.zoo.replacing("import Ampoule", with: "import Ampoule\nimport Farm")
            .replacing("scope: .feeding", with: "scope: .harvest")
        let sources = Sources().with("Farm", .library, source: farm)

        #expect(sources.with("Zoo", using: "Farm", source: zoo).problems() == ["Zoo.swift:9 separateLevels"])
    }

    @Test func aLibraryIsJudgedWhereItSaysWhatIsProvided() {
        let library = Self.zoo.replacing("Bowl.self) extension", with: "Bowl.self, provided: []) extension")

        #expect(Sources().with("Zoo", .library, source: library).problems() == ["Zoo.swift:8 separateLevels"])
    }

    // MARK: - Running

    @Test func noContainerMakesWhatNeedsBothLevels() {
        typealias Program = ComponentsOfSeparateLevels

        #expect(Program.levelsMaking(Program.Float.self) == ["parade"])
        #expect(Program.levelsMaking(Program.Poster.self) == ["concert"])
        #expect(Program.levelsMaking(Program.Banner.self) == [])
        #expect(Program.levelsMaking(Program.Street.self) == [])
        #expect(Program.levelsMaking(Program.Drummer.self) == [])
    }
}
