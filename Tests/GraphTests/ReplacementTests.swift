import Testing

/// Components whose registrations other code replaces, so that what they need may be missing.
struct ReplacementTests {
    private let forecast = """
        import Ampoule
        protocol Forecast: Sendable {}
        protocol Net: Sendable {}
        @Register(Forecast.self) struct LiveForecast: Forecast { @Inject let net: any Net }
        @Register struct Screen { @Inject let forecast: any Forecast }
        struct StubForecast: Forecast {}
        @Registrations(LiveForecast.self, Screen.self) extension Container {}
        func make() -> Container { let c = Container(); c.registerComponents(); return c }

        """

    @Test(arguments: [
        "func go(_ c: Container) { c.override(LiveForecast.self) { StubForecast() } }",
        "func go(_ c: Container) { c.override(LiveForecast.Factory.self) { StubForecast() } }",
        "func go(_ c: Container) { c.override((any Forecast).self) { _ in StubForecast() } }",
        "func go(_ c: Container) { c.override(Forecast.self) { _ in StubForecast() } }",
        "func go(_ c: Container) { c.override(Forecast.self, name: name) { _ in StubForecast() } }",
        "func go(_ c: Container) throws { try c.requireOverride(Forecast.self) { _ in StubForecast() } }",
        "func go(_ c: Container) { c.forbid(Forecast.self) }",
        "func go(_ c: Container) { c.register(Forecast.self) { _ in StubForecast() } }",
        "func go(_ c: Container) { c.register(StubForecast.self) { _ in StubForecast() }.implements(Forecast.self) }",
        "func go(_ c: Container) {\n#if DEBUG\nc.override(LiveForecast.self) { StubForecast() }\n#endif\n}",
        "func go() { makeAnything().override(LiveForecast.self) { StubForecast() } }",
        "func go<C>(_ c: Container, _ t: C.Type) { c.override(t) { _ in make() } }",
        "func go() async { await make().withOverrides { $0.override(LiveForecast.self) { StubForecast() } } perform: {} }",
        "import AmpouleTesting\nimport Testing\n@Test(.container(make()) { $0.override(LiveForecast.self) { StubForecast() } }) func screen() {}",
        "@Register(Forecast.self) struct Fake: Forecast { init() {} }\nfunc go(_ c: Container) { Fake.register(in: c) }",
        "typealias Weather = Forecast\nfunc go(_ c: Container) { c.override(Weather.self) { _ in StubForecast() } }",
    ])
    func aReplacedComponentNeedsNothing(code: String) {
        #expect(Sources().with("Zoo", source: forecast + code).problems() == [])
    }

    @Test(arguments: [
        "func go(_ c: Container) { c.override(Screen.self) { Screen(forecast: StubForecast()) } }",
        "func go(_ c: Container) { try? c.requireOverride(Forecast.self, name: \"far\") { _ in StubForecast() } }",
        "func go(_ c: Container) { c.register(Forecast.self) { (_, place: String) in StubForecast() } }",
        "func go(_ c: Container) { c.register(Forecast.self, name: \"far\") { _ in StubForecast() } }",
        "func go(_ router: Router) { router.override(LiveForecast.self) { StubForecast() } }",
        "func go(_ c: Container) { _ = try? c.require(Forecast.self) }",
    ])
    func aComponentThatNothingReplacesNeedsWhatItInjects(code: String) {
        #expect(
            Sources().with("Zoo", source: forecast + code).problems() == ["Zoo.swift:4 missingRegistration"]
        )
    }

    @Test(arguments: [
        ("c.override(Wire.hostComponent) { \"fake\" }", ["Zoo.swift:6 missingRegistration"]),
        ("c.override(Wire.portComponent) { 1 }", []),
    ])
    func theOverrideOfAFunctionReplacesNothingElse(call: String, problems: [String]) {
        let code = """
            import Ampoule
            protocol Net: Sendable {}
            enum Wire {
                @Provides static func host() -> String { "host" }
                @Provides static func port(
                    @Inject net: any Net
                ) -> Int { 1 }
            }
            @Registrations(Wire.hostComponent, Wire.portComponent) extension Container {}
            func go(_ c: Container) { c.registerComponents(); \(call) }
            """

        #expect(Sources().with("Zoo", source: code).problems() == problems)
    }

    @Test func theReplacedComponentIsNamed() {
        let code = "func go(_ c: Container) { c.override(LiveForecast.self) { StubForecast() } }"
        let lines = Sources().with("Zoo", source: forecast + code).report().description

        #expect(
            lines.contains(
                "Zoo.swift:4:33: note: 'LiveForecast' is not checked, because other code may replace its registration."
            )
        )
        #expect(!lines.contains("nothing that is called registers"))
    }

    @Test func aReplacedComponentOfALibraryNeedsNothing() {
        let farm = """
            import Ampoule
            public protocol Food: Sendable {}
            public protocol Net: Sendable {}
            @Register(Food.self) public struct Hay: Food { @Inject let net: any Net }
            @Registrations(Hay.self, named: "registerFarm") public extension Container {}
            """
        let start =
            "import Ampoule\nimport Farm\nstruct Stub: Food {}\nfunc go(_ c: Container) { c.registerFarm(); "
        let sources = Sources().with("Farm", .library, source: farm)

        #expect(
            sources.with("Zoo", using: "Farm", source: start + "c.override(Hay.self) { Stub() } }").problems()
                == []
        )
        #expect(
            sources.with("Zoo", using: "Farm", source: start + "}").problems() == [
                "Farm.swift:4 missingRegistration"
            ]
        )
    }

    @Test func anOverrideAloneRegistersNothing() {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register struct Horse { @Inject let food: any Food }
            func go(_ c: Container) { Horse.register(in: c); c.override(Food.self) { _ in make() } }
            """

        #expect(
            Sources().with("Zoo", source: code).problems() == [
                "Zoo.swift:3 missingRegistration", "Zoo.swift:4 missingRegistration",
            ]
        )
    }

    @Test(arguments: [
        ("c.registerComponents(); c.removeAll(); c.registerOthers()", 0),
        ("c.registerComponents(); c.registerOthers(); c.removeAll()", 0),
        ("c.removeAll(); c.registerComponents(); c.registerOthers()", 1),
        ("c.registerComponents(); d.removeAll(); c.registerOthers()", 1),
        ("c.registerComponents(); if d.isEmpty { c.removeAll() }; c.registerOthers()", 1),
    ])
    func aListWhoseRegistrationsAreRemovedNeedsNothing(statements: String, count: Int) {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register struct Horse { @Inject let food: any Food }
            @Register struct Pony { init() {} }
            @Registrations(Horse.self) extension Container {}
            @Registrations(Pony.self, named: "registerOthers") extension Container {}
            func go(_ d: Container) { let c = Container(); \(statements) }
            """

        #expect(Sources().with("Zoo", source: code).problems().count == count)
    }
}
