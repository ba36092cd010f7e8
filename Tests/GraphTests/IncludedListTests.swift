import Testing

/// Lists that include lists of other modules, as the compiler proves them.
struct IncludedListTests {
    private static let farm = """
        public import Ampoule
        public protocol Barn: Sendable {}
        public protocol Vet: Sendable {}
        public protocol Farm: ComponentList {}
        @Register(Barn.self)
        public struct BigBarn: Barn { public init(@Inject vet: any Vet) {} }
        @Registrations(BigBarn.self, as: Farm.self, provided: [Vet.self])
        public extension Container {}
        """
    private static let town = """
        public import Ampoule
        public import Farm
        public protocol Town: ComponentList {}
        @Register(Vet.self)
        public struct TownVet: Vet { public init(@Inject barn: Lazy<any Barn>) {} }
        @Registrations(TownVet.self, as: Town.self, including: Farm.self)
        public extension Container {}
        """

    @Test(arguments: [
        ("including: Farm.self, Town.self", [String]()),
        ("including: Farm.self, provided: [Vet.self]", []),
        (
            "including: Farm.self",
            ["Farm.swift:7:56: error: 'Farm' is unavailable: no registration for 'Vet' [missingRegistration]"]
        ),
        (
            "including: Town.self",
            [
                "Zoo.swift:4:27: error: 'Keeper' is unavailable: no registration for 'Barn' [missingRegistration]"
            ]
        ),
        (
            "provided: []",
            [
                "Zoo.swift:4:27: error: 'Keeper' is unavailable: no registration for 'Barn' [missingRegistration]"
            ]
        ),
    ])
    func aListSeesWhatItIncludes(arguments: String, errors: [String]) throws {
        let zoo = """
            import Ampoule
            import Farm
            import Town
            @Register struct Keeper { @Inject let barn: any Barn }
            @Registrations(Keeper.self, \(arguments)) extension Container {}
            func start(_ container: Container) { container.registerComponents(); _ = container.bigBarn() }
            """
        let sources = Sources().with("Farm", .library, source: Self.farm)
            .with("Town", .library, using: "Farm", source: Self.town)
            .with("Zoo", using: "Farm", "Town", source: zoo)

        #expect(try sources.compile(areProved: true) == errors)
    }

    @Test(arguments: [
        ("QuietVet.self, ", [String]()),
        (
            "",
            [
                "Zoo.swift:5:27: error: 'Keeper' is unavailable: no registration for 'Vet' [missingRegistration]"
            ]
        ),
    ])
    func aListOfTestsHasInternalComponentsOfTheProgram(fakes: String, errors: [String]) throws {
        let zoo = """
            import Ampoule
            protocol Vet: Sendable {}
            protocol Cages: ComponentList {}
            @Register(Vet.self) struct TownVet: Vet {}
            @Register struct Keeper { @Inject let vet: any Vet }
            @Register struct Cage<Animal> { let animal: Animal }
            @Registrations(Cage<Int>.self, as: Cages.self) extension Container {}
            @Registrations(TownVet.self, Keeper.self, including: Cages.self) extension Container {}
            """
        let tests = """
            import Ampoule
            @testable import Zoo
            @Register(Vet.self) struct QuietVet: Vet {}
            @Registrations(Keeper.self, \(fakes)including: Cages.self) extension Container {}
            func test(_ container: Container) {
                container.registerComponents()
                _ = (container.keeper(), container.cage(animal: 1), container.townVet())
            }
            """
        let sources = Sources().with("Zoo", .library, source: zoo)
            .with("ZooTests", using: "Zoo", source: tests)

        #expect(try sources.compile(areProved: true) == errors)
    }

    /// A library with internal components, of which it publishes one service.
    private static let mill = """
        public import Ampoule
        public protocol Flour: Sendable {}
        public protocol Wind: Sendable {}
        public protocol Mill: ComponentList {}
        @Register struct Stones: Sendable { init(@Inject wind: any Wind) {} }
        @Register(Flour.self) struct WhiteFlour: Flour { init(@Inject stones: Stones) {} }
        @Register public struct Sack: Sendable { public init(@Inject flour: any Flour, weight: Int) {} }
        @Registrations(Stones.self, WhiteFlour.self, public: Sack.self, as: Mill.self, provides: [Flour.self], \
        provided: [Wind.self])
        extension Container {}
        """

    @Test(arguments: [
        ("Gale.self, including: Mill.self", [String]()),
        (
            "including: Mill.self",
            [
                "Mill.swift:8:115: error: 'Mill' is unavailable: no registration for 'Wind' [missingRegistration]"
            ]
        ),
        (
            "Gale.self",
            [
                "Zoo.swift:3:31: error: 'Baker' is unavailable: no registration for 'Flour' [missingRegistration]",
                "Zoo.swift:3:57: error: 'Baker' is unavailable: no registration for 'Sack.Factory' "
                    + "[missingRegistration]",
            ]
        ),
        (
            "Gale.self, OwnFlour.self, including: Mill.self",
            [
                "Zoo.swift:6:39: error: 'registration' is unavailable: an included list provides its service, too; "
                    + "name it in 'replacing:' to replace that [duplicateRegistration]"
            ]
        ),
        ("Gale.self, OwnFlour.self, including: Mill.self, replacing: [Flour.self]", []),
    ])
    func aListPublishesServicesOfInternalComponents(arguments: String, errors: [String]) throws {
        let zoo = """
            import Ampoule
            import Mill
            @Register struct Baker { init(@Inject flour: any Flour, @Inject makeSack: Sack.Factory) {} }
            @Register(Wind.self) struct Gale: Wind { init() {} }
            @Register(Flour.self) struct OwnFlour: Flour { init() {} }
            @Registrations(Baker.self, \(arguments)) extension Container {}
            func start(_ container: Container) { container.registerComponents(); _ = container.baker(); _ = container.sack(weight: 1) }
            """
        let sources = Sources().with("Mill", .library, source: Self.mill).with(
            "Zoo",
            using: "Mill",
            source: zoo
        )

        #expect(try sources.compile(areProved: true) == errors)
    }

    @Test func aComponentWithHiddenDependenciesIsRefusedInAnotherModule() throws {
        let farm = """
            import Ampoule
            protocol Hay: Sendable {}
            @Register(Hay.self) struct Alfalfa: Hay {}
            @Register public struct Barn: Sendable { init(@Inject hay: any Hay) {} }
            @Registrations(Alfalfa.self, Barn.self) extension Container {}
            """
        let zoo = """
            import Ampoule
            import Farm
            @Registrations(Barn.self) extension Container {}
            """
        let sources = Sources().with("Farm", .library, source: farm).with("Zoo", using: "Farm", source: zoo)

        let error = """
            Farm.swift:4:25: error: 'Barn' is unavailable: other modules can't see its dependencies; list it in its own module, \
            or make what it injects as visible as it is [hiddenDependencies]
            """
        #expect(try sources.compile(areProved: true) == [error])
    }
}
