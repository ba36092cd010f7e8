import AmpouleGraphReader
import Testing

/// Which targets are judged, and what they see of each other.
struct ModuleTests {
    private let farm = """
        import Ampoule

        public protocol Food {}

        @Register
        public struct Horse {
            @Inject let food: any Food
        }

        """

    private let registeringZoo = """
        import Ampoule
        import Farm

        func start() {
            let container = Container()
            container.registerFarm()
        }
        """

    @Test func aLibraryLeavesItsNeedsToThoseWhoDependOnIt() {
        let list = farm + "@Registrations(Horse.self) public extension Container {}"

        #expect(Sources().with("Farm", .library, source: list).problems(in: "Farm") == [])
        #expect(
            Sources().with("Farm", .library, source: list).report(on: "Farm").components == (1, 0)
        )
    }

    @Test func aLibraryThatSaysWhatComesFromOutsideIsJudged() {
        let complete = farm + "@Registrations(Horse.self, provided: []) public extension Container {}"
        let open =
            farm + "@Registrations(Horse.self, provided: [(any Food).self]) public extension Container {}"

        #expect(
            Sources().with("Farm", .library, source: complete).problems(in: "Farm")
                == ["Farm.swift:7 missingRegistration"]
        )
        #expect(Sources().with("Farm", .library, source: open).problems(in: "Farm") == [])
    }

    @Test func aProgramIsJudgedWithTheListsThatItCalls() {
        let list = farm + #"@Registrations(Horse.self, named: "registerFarm") public extension Container {}"#
        let sources = Sources().with("Farm", .library, source: list)

        #expect(
            sources.with("Zoo", using: "Farm", source: registeringZoo).problems()
                == ["Farm.swift:7 missingRegistration"]
        )
        #expect(sources.with("Zoo", using: "Farm", source: "import Farm").problems() == [])
    }

    @Test func aListOfAnotherModuleThatIsNotPublicIsNotCalledFromHere() {
        let list = farm + #"@Registrations(Horse.self, named: "registerFarm") extension Container {}"#
        let sources = Sources().with("Farm", .library, source: list)

        #expect(sources.with("Zoo", using: "Farm", source: registeringZoo).problems() == [])
    }

    @Test func aProgramProvidesWhatALibraryNeeds() {
        let list = farm + #"@Registrations(Horse.self, named: "registerFarm") public extension Container {}"#
        let hay =
            registeringZoo + """

                @Register(Food.self) struct Hay: Food { init() {} }
                @Registrations(Hay.self) extension Container { func startHere() { registerComponents() } }
                """

        #expect(
            Sources().with("Farm", .library, source: list).with("Zoo", using: "Farm", source: hay).problems()
                == []
        )
    }

    @Test func typesOfOneNameInTwoModulesAreTwo() {
        let food =
            registeringZoo + """

                protocol Food {}
                @Register(Food.self) struct Peanut: Food { init() {} }
                @Registrations(Peanut.self) extension Container { func startHere() { registerComponents() } }
                """
        let list = farm + #"@Registrations(Horse.self, named: "registerFarm") public extension Container {}"#
        let farmOnly = Sources().with("Farm", .library, source: list)

        #expect(
            farmOnly.with("Zoo", using: "Farm", source: food).problems() == [
                "Farm.swift:7 missingRegistration"
            ]
        )
        #expect(
            farmOnly.with(
                "Zoo",
                using: "Farm",
                source: food.replacing(
                    "Register(Food.self) struct Peanut: Food",
                    with: "Register(Farm.Food.self) struct Peanut: Farm.Food"
                )
            ).problems() == []
        )
    }

    @Test func aServiceThatAnUnreadModuleMayNameOtherwiseIsNotMissing() {
        let source = """
            import Ampoule
            import Elsewhere

            @Register struct Clock {
                @Inject let interval: Double
            }

            func start(_ container: Container) {
                Clock.register(in: container)
                container.register(Interval.self) { _ in 1 }
            }
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
        #expect(
            Sources().with("Zoo", source: source.replacing("Interval.self", with: "Int.self")).problems()
                == ["Zoo.swift:5 missingRegistration"]
        )
    }

    @Test func onlyTheCompilerSpeaksOfAFileThatIsNotValid() {
        let source = farm + "func start(_ container: Container) { Horse.register(in: container) }"

        #expect(Sources().with("Zoo", source: source).problems() == ["Zoo.swift:7 missingRegistration"])
        #expect(Sources().with("Zoo", source: source + "\nstruct Cow {").problems() == [])
        #expect(
            Sources().with("Zoo", source: source + "\nstruct Cow {").report().description.contains(
                "Zoo.swift: note: This file is not checked, because it is not valid Swift."
            )
        )
    }

    @Test func aProgramWithoutComponentsIsToldSoInALine() {
        #expect(
            Sources().with("Zoo", source: "struct Horse {}").report().description
                == "There are no components or requests to check."
        )
    }

    @Test(arguments: [
        "#wire(container)",
        "container.register(service) { _ in make() }",
        "for component in components { component.register(in: container) }",
        "container.forward(service, to: entry)",
        "#if DEBUG\ncontainer.register(Food.self) { _ in Hay() }\n#endif",
    ])
    func whatIsNotSpelledOutSilencesTheCheckAndIsSummarized(call: String) {
        let source =
            farm + """
                func start(_ container: Container) {
                    Horse.register(in: container)
                    \(call)
                }
                """
        let report = Sources().with("Zoo", source: source).report()

        #expect(report.problems.isEmpty)
        #expect(report.unknownDependencies == 1)
        #expect(report.description.contains("1 of their dependencies not checked"))
    }

    @Test func whatALibraryRegistersCountsWhereTheProgramUsesIt() {
        let list =
            farm + """
                public struct FarmAssembly: Assembly {
                    public init() {}
                    public func assemble(container: Container) { Horse.register(in: container) }
                }
                """
        let sources = Sources().with("Farm", .library, source: list)
        let using = "import Farm\nlet assembler = Assembler([FarmAssembly()])"

        #expect(sources.with("Zoo", using: "Farm", source: "import Farm").problems() == [])
        #expect(
            sources.with("Zoo", using: "Farm", source: using).problems() == [
                "Farm.swift:7 missingRegistration"
            ]
        )
    }

    @Test func privateTypesOfExtensionsAreTheirFilesOwn() {
        let source = """
            import Ampoule
            public enum Names {}
            private extension Names { protocol Animal {} }
            @Register(Names.Animal.self) private struct Cat: Names.Animal { init() {} }
            public func registerCat(_ container: Container) { Cat.register(in: container) }
            """
        let zoo = """
            import Ampoule
            import Farm
            private extension Names { protocol Animal {} }
            @Register private struct Owner { @Inject let pet: any Names.Animal }
            func start(_ container: Container) {
                registerCat(container)
                Owner.register(in: container)
            }
            """

        #expect(
            Sources().with("Farm", .library, source: source).with("Zoo", using: "Farm", source: zoo)
                .problems()
                == ["Zoo.swift:4 missingRegistration"]
        )
    }

    @Test func attributesInAnIfAreNotJudged() {
        let source = """
            import Ampoule
            #if DEBUG
            @Register
            #endif
            final class Stable { init() {} }
            @Register struct Horse { @Inject let stable: Stable }
            func start(_ container: Container) { Horse.register(in: container) }
            """

        #expect(Sources().with("Zoo", source: source).problems() == [])
    }

    @Test(arguments: [
        "let container = makeContainer { modules { pets } }",
        "func go() { startInjection { modules { pets; Pets.more } } }",
    ])
    func theModulesOfAContainerAreNoElements(container: String) {
        let code = """
            import Ampoule
            import AmpouleModules
            protocol Animal: Sendable {}
            @Register struct Owner { @Inject let pet: any Animal }
            let pets = module { Owner.self }
            enum Pets { static let more = module { factory { 1 as Int } } }
            \(container)
            """

        #expect(Sources().with("Zoo", source: code).problems() == ["Zoo.swift:4 missingRegistration"])
    }

    /// Elements that the syntax of a module doesn't spell out.
    @Test(arguments: [
        "let cat = Cat.self\nlet pets = module { cat; Owner.self }",
        "enum Pets { static let cat = Cat.self }\nlet pets = module { Pets.cat; Owner.self }",
        "let pets = module { for cat in [Cat.self] { cat }; Owner.self }",
        "func pets(_ isTame: Bool, _ cat: Cat.Type) -> Module { module { if isTame { cat }; Owner.self } }",
    ])
    func anElementThatIsAVariableMayBeAnyComponent(code: String) {
        let owner = """
            import Ampoule
            import AmpouleModules
            protocol Animal: Sendable {}
            @Register(Animal.self) struct Cat: Animal { init() {} }
            @Register struct Owner { @Inject let pet: any Animal }

            """

        #expect(Sources().with("Zoo", source: owner + code).problems() == [])
        #expect(
            Sources().with("Zoo", source: owner + "let pets = module { Owner.self }").problems() == [
                "Zoo.swift:5 missingRegistration"
            ]
        )
    }
}
