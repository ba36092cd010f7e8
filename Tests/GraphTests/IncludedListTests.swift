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
}
