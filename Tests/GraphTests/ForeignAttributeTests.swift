import Testing

/// Attributes of other modules with the names of the library's.
struct ForeignAttributeTests {
    private let list = "import Ampoule\n@AllRegistrations extension Container {}"

    /// A program beside a module with a macro of the library's name.
    private func sources(_ code: String) -> Sources {
        let web = "@attached(peer) public macro Register() = #externalMacro(module: \"M\", type: \"R\")"
        return Sources().with("Web", .library, source: web).with("Zoo", using: "Web", source: code, and: list)
    }

    @Test(arguments: [
        "import Other\n@Register struct Horse { init() {} }",
        "import Other\nenum Farm { @Provides static func makeHorse() -> Horse { Horse() } }",
        "import Ampoule\n@propertyWrapper struct Register { }\n@Register struct Horse { init() {} }",
        "import Ampoule\n@resultBuilder enum Provides {}\nenum Farm { @Provides static func makeHorse() -> Horse { Horse() } }",
        "import Ampoule\nimport Web\n@Register struct Horse { init() {} }",
    ])
    func theAttributeOfAnotherModuleMakesNoComponent(code: String) {
        #expect(!sources(code).list().contains("Horse"))
    }

    @Test(arguments: [
        "import Ampoule\n@Register struct Horse { init() {} }",
        "import Ampoule\nimport Web\n@Ampoule.Register struct Horse { init() {} }",
    ])
    func theAttributeOfTheLibraryMakesAComponent(code: String) {
        #expect(sources(code).list().contains("Horse"))
    }

    @Test func theProgramsOwnFunctionHidesTheListOfALibrary() {
        let farm = """
            import Ampoule
            public protocol Food: Sendable {}
            @Register public struct Pig { @Inject let food: any Food }
            @Registrations(Pig.self) public extension Container {}
            """
        let start = "import Ampoule\nimport Farm\nfunc go() { let c = Container(); c.registerComponents() }\n"
        let sources = Sources().with("Farm", .library, source: farm)
        func problems(_ function: String) -> [String] {
            sources.with("Zoo", using: "Farm", source: start + function).problems()
        }

        #expect(
            problems("extension Container { func registerComponents() { register(Int.self) { _ in 1 } } }")
                == []
        )
        #expect(problems("func registerComponents() {}") == ["Farm.swift:3 missingRegistration"])
        #expect(
            problems("extension Container { func registerComponents(_ n: Int) {} }") == [
                "Farm.swift:3 missingRegistration"
            ]
        )
    }
}
