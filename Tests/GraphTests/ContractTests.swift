import AmpouleGraph
import AmpouleGraphReader
import Testing

/// The services that a library's list requires of each program that calls it.
struct ContractTests {
    private let farm = """
        import Ampoule
        public protocol Food: Sendable {}
        @Register public struct Horse: Sendable { @Inject let food: any Food }
        @Registrations(Horse.self, named: "registerFarm", provided: [(any Food).self])
        public extension Container {}

        """

    private let start = """
        import Ampoule
        import Farm
        func start() {
            let box = Container()
            box.registerFarm()
        }

        """

    private func sources(_ code: String = "", farm: String? = nil) -> Sources {
        Sources().with("Farm", .library, source: farm ?? self.farm)
            .with("Zoo", using: "Farm", source: start + code)
    }

    @Test func aProgramThatDoesNotProvideWhatAListRequiresIsToldAtTheCall() {
        #expect(
            sources().report().problems.map(\.description) == [
                """
                Zoo.swift:5:5: error: no registration for 'Food', required by 'registerFarm()' of 'Farm' \
                [unprovidedService]
                Zoo.swift:5:5: note: register it with 'register(Food.self) { … }', or mark a component of it with \
                '@Register(Food.self)' and add that to a '@Registrations' list
                Farm.swift:3:43: note: 'food' of 'Horse' requires it here
                Farm.swift:4:1: note: the list requires it here
                """
            ]
        )
    }

    @Test func aDecoratorOfAProvidedServiceIsComplete() {
        let audit = """
            import Ampoule
            public protocol Food: Sendable {}
            @Register(decorates: Food.self) public struct Weighed: Food { let food: any Food }
            @Registrations(Weighed.self, named: "registerFarm", provided: [(any Food).self])
            public extension Container {}

            """
        let hay =
            "@Register(Food.self) struct Hay: Food { init() {} }\nfunc go(_ c: Container) { Hay.register(in: c) }"

        #expect(Sources().with("Farm", .library, source: audit).report(on: "Farm").problems.isEmpty)
        #expect(sources(hay, farm: audit).problems() == [])
        #expect(sources(farm: audit).problems().isEmpty == false)
    }

    @Test func theLibraryAloneIsComplete() {
        let report = sources().report(on: "Farm")

        #expect(report.problems == [])
        #expect(report.components == (1, 1))
    }

    /// Programs that provide the food.
    @Test(arguments: [
        "@Register(Food.self) struct Hay: Food { init() {} }\nfunc go(_ c: Container) { Hay.register(in: c) }",
        "func go(_ c: Container) { c.register((any Food).self) { _ in fatalError() } }",
        "func go(_ c: Container) {\n#if DEBUG\nc.register((any Food).self) { _ in fatalError() }\n#endif\n}",
        "@Registrations(named: \"add\", provided: [(any Food).self]) extension Container {}\nfunc go(_ c: Container) { c.add() }",
        "func go(_ c: Container) { c.register(service) { _ in fatalError() } }",
    ])
    func aProgramThatProvidesItIsNotAccused(code: String) {
        #expect(sources(code).problems() == [])
    }

    @Test func aListThatIsNotCalledRequiresNothing() {
        let zoo = "import Farm\nimport Ampoule\nlet box = Container()"

        #expect(
            Sources().with("Farm", .library, source: farm).with("Zoo", using: "Farm", source: zoo).problems()
                == []
        )
    }

    @Test func aServiceThatALibraryRequiresIsMissingElsewhereToo() {
        let code = """
            @Register struct Owner: Sendable { @Inject let food: any Food }
            func go(_ c: Container) { Owner.register(in: c) }
            """

        #expect(
            sources(code).problems() == ["Zoo.swift:5 unprovidedService", "Zoo.swift:7 missingRegistration"]
        )
    }

    @Test func aServiceWithANameIsNotProvidedByOneWithout() {
        let code = """
            import Ampoule
            protocol Food {}
            @Register struct Owner { @Inject(name: "dry") let food: any Food }
            @Registrations(Owner.self, provided: [(any Food).self]) extension Container {}
            func go(_ c: Container) { c.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:3 missingRegistration"])
    }

    /// Names that come from outside, as literals, constants and other expressions.
    @Test(arguments: [
        (#"["dry": (any Food).self]"#, []),
        (#"["wet": (any Food).self]"#, ["Zoo.swift:3 missingRegistration"]),
        ("[Names.dry: (any Food).self]", []),
        ("[Names.wet: (any Food).self]", ["Zoo.swift:3 missingRegistration"]),
        ("[name: (any Food).self]", []), ("[:]", ["Zoo.swift:3 missingRegistration"]),
    ])
    func aServiceWithANameComesFromOutsideUnderThatName(provided: String, problems: [String]) {
        let code = """
            import Ampoule
            protocol Food {}
            @Register struct Owner { @Inject(name: "dry") let food: any Food }
            enum Names { static let dry = "dry"; static let wet = "wet" }
            @Registrations(Owner.self, providedNamed: \(provided)) extension Container {}
            func go(_ c: Container) { c.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == problems)
    }

    @Test func aLibraryMayRequireAServiceWithAName() {
        let named = farm.replacing("@Inject let", with: #"@Inject(name: "dry") let"#)
            .replacing("provided: [(any Food).self]", with: #"providedNamed: ["dry": (any Food).self]"#)
        let dry =
            #"func go(_ c: Container) { c.register((any Food).self, name: "dry") { _ in fatalError() } }"#
        let wet = dry.replacing("dry", with: "wet")

        #expect(sources(farm: named).problems(in: "Farm") == [])
        #expect(sources(dry, farm: named).problems() == [])
        #expect(sources(wet, farm: named).problems() == ["Zoo.swift:5 unprovidedService"])
        #expect(
            sources(wet, farm: named).report().problems.first?.message.hasPrefix(
                #"no registration for 'Food named "dry"', required by 'registerFarm()' of 'Farm'"#
            ) == true
        )
    }

    @Test func aListThatNothingCallsProvidesNothing() {
        let code = """
            import Ampoule
            protocol Food {}
            @Register struct Owner { @Inject let food: any Food }
            @Registrations(Owner.self) extension Container {}
            @Registrations(named: "unused", provided: [(any Food).self]) private extension Container {}
            func go(_ c: Container) { c.registerComponents() }
            """

        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:3 missingRegistration"])
    }

    @Test func aCircleThroughARequiredServiceIsFound() {
        let code = """
            @Register(Food.self) struct Hay: Food { @Inject let horse: Horse }
            func go(_ c: Container) { Hay.register(in: c) }
            """

        #expect(sources(code).report().problems.map(\.kind) == [.cycle])
    }

    @Test func whatOnlyOptionalDependenciesNeedMayBeMissing() {
        let optional = farm.replacing("let food: any Food", with: "let food: (any Food)?")

        #expect(sources(farm: optional).problems() == [])
    }

    @Test func whatNoComponentNeedsIsRequiredAllTheSame() {
        let unneeded = farm.replacing("@Inject let food: any Food", with: "let age = 1")
        let report = sources(farm: unneeded).report()

        #expect(report.problems.map(\.kind) == [.unprovidedService])
        #expect(report.problems.first?.notes.last?.message == "the list requires it here")
    }

    @Test func aServiceThatIsOnlyRegisteredWithArgumentsIsNotProvided() {
        let code = """
            @Register(Food.self) struct Hay: Food { let grams: Int }
            func go(_ c: Container) { Hay.register(in: c) }
            """
        let report = sources(code).report()

        #expect(report.problems.map(\.kind) == [.unprovidedService])
        let remedy = report.problems.first?.notes.first?.message
        #expect(remedy == "'Hay(Int)' takes arguments: register 'Food' without, too")
    }

    @Test func aLibraryThatCallsTheListOfAnotherIsNamedIfTheProgramDoesNotCallIt() {
        let market = """
            import Ampoule
            import Farm
            public func prepare(_ box: Container) { box.registerFarm() }
            """
        let zoo = "import Ampoule\nimport Market\nfunc start(_ box: Container) { prepare(box) }"
        let sources = Sources().with("Farm", .library, source: farm)
            .with("Market", .library, using: "Farm", source: market)

        #expect(
            sources.with("Zoo", using: "Farm", "Market", source: zoo).problems()
                == ["Market.swift:3 unprovidedService"]
        )
        #expect(sources.problems(in: "Market") == [])
    }

    /// The tests of a program may call its lists, and what these name comes from outside of both.
    @Test func whatAProgramNamesIsNotRequiredOfItsTests() {
        let program = farm.replacing("public ", with: "")
        let tests =
            "import Ampoule\n@testable import Farm\nfunc start(_ box: Container) { box.registerFarm() }"

        #expect(
            Sources().with("Farm", source: program).with("Zoo", using: "Farm", source: tests).problems() == []
        )
    }
}
