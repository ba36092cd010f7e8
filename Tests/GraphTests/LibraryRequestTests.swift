import AmpouleGraphReader
import Testing

/// The requests of a library, which are judged by its lists and their contract.
struct LibraryRequestTests {
    private let farm = """
        import Ampoule
        public protocol Food: Sendable {}
        public protocol Vet: Sendable {}
        public struct Hay: Food { public init() {} }
        @Register public struct Horse: Sendable { @Inject let food: any Food }
        @Register(Vet.self, name: "night") public struct Doctor: Vet { public init() {} }
        @Register public struct Rider: Sendable { let name: String; @Inject let horse: Horse }
        @Register public final class Barn: Sendable { init() async {} }
        @Register public struct Goat: Sendable { public init() {} }
        @Registrations(
            Horse.self, Doctor.self, Rider.self, Barn.self, named: "registerFarm", provided: [(any Food).self],
            providedNamed: ["day": (any Vet).self]
        )
        public extension Container {}

        """

    private func report(_ code: String, farm: String? = nil) -> Report {
        Sources().with("Farm", .library, source: (farm ?? self.farm) + code).report(on: "Farm")
    }

    /// The reasons why requests are not judged, each with its line behind those of the farm.
    private func unchecked(_ code: String, farm: String? = nil) -> [String] {
        let report = report(code, farm: farm)
        #expect(report.problems == [])
        let lines = (farm ?? self.farm).split(separator: "\n", omittingEmptySubsequences: false).count - 1
        return report.unchecked.filter { $0.kind == .request }.map { part in
            "\((part.location?.line ?? 0) - lines) \(part.message)"
        }
    }

    /// Requests for what the lists register or the contract names.
    @Test(arguments: [
        "try c.require(Horse.self)", "c.resolve(Horse.self)!", "try c.require((any Food).self)",
        #"try c.require((any Vet).self, name: "night")"#, #"try c.require((any Vet).self, name: "day")"#,
        #"try c.require(Rider.self, argument: "Ann")"#, "try await c.asynchronous.require(Barn.self)",
        "await c.resolve(Barn.self)!", "try c.require(Lazy<Horse>.self)",
        "try c.require(Provider<any Food>.self)",
        "try c.require((any Food)?.self)", "try c.require(Horse.Factory.self)",
        "try c.require((any Resolver).self)",
    ])
    func whatTheLibraryRegistersOrRequiresOfItsProgramsIsChecked(request: String) {
        let code = "func go(_ c: Container) async throws { _ = \(request) }"

        #expect(unchecked(code) == [])
        #expect(report(code).requests == (1, 1))
        #expect(unchecked(code.replacing("Container)", with: "any Resolver)")) == [])
    }

    /// Requests for what a program may register, so that none of them is an error.
    @Test(arguments: [
        ("try c.require((any Vet).self)", "'Vet'"), ("c.resolve((any Vet).self)!", "'Vet'"),
        (#"try c.require((any Food).self, name: "dry")"#, #"'Food named "dry"'"#),
        (#"try c.require((any Vet).self, name: "old")"#, #"'Vet named "old"'"#),
        ("try await c.asynchronous.require((any Vet).self)", "'Vet'"),
        ("try c.require(Goat.self)", "'Goat'"), ("try c.require(Hay.self)", "'Hay'"),
        ("try c.require(Goat.Factory.self)", "'Goat.Factory'"),
        ("try c.require(Lazy<any Vet>.self)", "'Vet'"),
        ("try c.require(Goat.self, argument: 1)", "'Goat'"),
    ])
    func whatNoListNamesStaysUnchecked(request: String, service: String) {
        let reason = "no list of 'Farm' registers it, or names it in 'provided:'"

        #expect(
            unchecked("func go(_ c: Container) async throws { _ = \(request) }") == [
                "1 The request for \(service) is not checked, because \(reason)"
            ]
        )
    }

    @Test func aRegistrationThatTakesArgumentsServesNoRequestWithoutThem() {
        #expect(
            unchecked("func go(_ c: Container) throws { _ = try c.require(Rider.self) }") == [
                "1 The request for 'Rider' is not checked, because 'Farm' registers it with other arguments"
            ]
        )
    }

    @Test func withoutAContractAProgramRegistersWhatIsRequested() {
        let farm = farm.replacing(
            ", provided: [(any Food).self],\n    providedNamed: [\"day\": (any Vet).self]",
            with: ""
        )
        let reason = "the programs of a library register what it asks for"
        #expect(!farm.contains("provided"))

        #expect(
            unchecked("func go(_ c: Container) throws { _ = try c.require(Horse.self) }", farm: farm) == [
                "1 The request for 'Horse' is not checked, because \(reason)"
            ]
        )
    }

    @Test func aValueThatMayBeNoContainerStaysUnchecked() {
        let reason = "the file does not show whether a container is asked"

        #expect(
            unchecked("func go() throws { _ = try stable().require(Horse.self) }") == [
                "1 The request for 'Horse' is not checked, because \(reason)"
            ]
        )
        let bank = "struct Bank {}\nfunc go(_ bank: Bank) throws { _ = try bank.require((any Vet).self) }"
        #expect(report(bank).requests == (0, 0))
    }

    @Test func codeOfTheLibraryMayRegisterIt() {
        let code = """
            public func prepare(_ c: Container) { Goat.register(in: c); c.register((any Vet).self) { _ in Doctor() } }
            func go(_ c: Container) throws { _ = try (c.require(Goat.self), c.require((any Vet).self)) }
            """

        #expect(unchecked(code) == [])
        #expect(report(code).requests == (2, 2))
    }

    @Test func anUnlistedComponentThatAListRequiresIsOnlyInjected() {
        let listed =
            "@Register struct Herd { @Inject let goat: Goat }\n@Registrations(Herd.self, named: \"add\", provided: []) extension Container {}\n"

        #expect(
            unchecked(listed + "func go(_ c: Container) throws { _ = try c.require(Goat.self) }") == [
                "3 The request for 'Goat' is not checked, because no list of 'Farm' registers it, or names it in 'provided:'"
            ]
        )
    }

    // MARK: - Collections

    private static let other = "because a program that uses this library may contribute to it"

    private let checks = """
        import Ampoule
        public protocol Check: Sendable {}
        @Register(name: "disk", contributesTo: Check.self) public struct Disk: Check { init() {} }
        @Register public struct Pump: Sendable {}
        @Registrations(Disk.self, Pump.self, provided: []) public extension Container {}

        """

    @Test(arguments: [
        ("Check", "[any Check]", []), ("Check", "[String: any Check]", []),
        (
            "Other", "[any Other]",
            [
                "2 The request for '[Other]' is not checked, \(Self.other): name '[Other].self' in 'provided:'"
            ]
        ),
    ])
    func aCollectionIsCheckedIfTheLibraryContributesToIt(service: String, type: String, unchecked: [String]) {
        let code =
            "protocol Other: Sendable {}\nfunc go(_ c: Container) throws { _ = try c.require(\(type).self) }"

        #expect(self.unchecked(code, farm: checks) == unchecked)
        let provided = checks.replacing("provided: []", with: "provided: [\(type).self]")
        #expect(self.unchecked(code, farm: provided) == [])
    }

    // MARK: - Other libraries

    private func sources(_ stable: String) -> Sources {
        Sources().with("Farm", .library, source: farm).with("Stable", .library, using: "Farm", source: stable)
    }

    private let stable = """
        import Ampoule
        import Farm
        @Registrations(named: "registerStable", provided: []) public extension Container {}
        func go(_ c: Container) throws { _ = try c.require(Horse.self) }

        """

    @Test func theListOfAnotherLibraryCountsIfTheLibraryCallsIt() {
        let called = stable + "public func prepare(_ c: Container) { c.registerFarm() }"
        let uncalled = sources(stable).report(on: "Stable")
        let reason = "no list of 'Stable' registers it, or names it in 'provided:'"

        #expect(sources(called).report(on: "Stable").requests == (1, 1))
        #expect(uncalled.problems == [])
        #expect(
            uncalled.unchecked.map(\.message) == [
                "The request for 'Horse' is not checked, because \(reason)"
            ]
        )
        let named = stable.replacing("provided: []", with: "provided: [Horse.self]")
        #expect(sources(named).report(on: "Stable").unchecked == [])
    }

    // MARK: - Levels

    @Test func theLevelOfARequestIsCheckedInTheContainerThatCodeOpens() {
        let levels = """
            import Ampoule
            public struct Ticket: Sendable {}
            public extension ContainerLevel<Ticket> { static var visit: Self { Self("visit") } }
            @Register(scope: .visit) public final class Guest: Sendable { init(@Inject ticket: Ticket) {} }
            @Registrations(Guest.self, provided: []) public extension Container {}

            """
        let opened =
            "func go(_ c: Container) throws { _ = try c.child(.visit, Ticket()).require(Guest.self) }"
        let created = "func go() throws { _ = try Container().require(Guest.self) }"

        let reason = "only that of a level provides it, and the sources do not show which one is asked"

        #expect(report(opened, farm: levels).unchecked == [])
        #expect(report(created, farm: levels).problems.map(\.kind) == [.innerLevel])
        #expect(
            unchecked("func go(_ c: Container) throws { _ = try c.require(Guest.self) }", farm: levels) == [
                "1 The container that is asked for 'Guest' is not checked, because \(reason)"
            ]
        )
    }

    // MARK: - Programs and tests

    /// A test target is a program: it registers what it requests.
    @Test func aTestOfTheLibraryHasToRegisterWhatItRequests() {
        let test = """
            import Ampoule
            @testable import Farm
            func test(_ c: Container) throws { c.registerFarm(); _ = try c.require((any Vet).self) }

            """
        let complete =
            test + """
                func prepare(_ c: Container) {
                    c.register((any Food).self) { _ in Hay() }
                    c.register((any Vet).self, name: "day") { _ in Doctor() }
                    c.register((any Vet).self) { _ in Doctor() }
                }
                """
        let sources = Sources().with("Farm", .library, source: farm)

        #expect(
            Set(sources.with("Zoo", using: "Farm", source: test).report().problems.map(\.kind)) == [
                .missingRegistration, .unprovidedService,
            ]
        )
        let report = sources.with("Zoo", using: "Farm", source: complete).report()
        #expect(report.problems == [])
        #expect(report.requests == (1, 1))
    }

    private let optional = """
        import Ampoule
        public protocol Food: Sendable {}
        @Register public struct Horse: Sendable { @Inject let food: (any Food)? }
        @Registrations(Horse.self, named: "registerFarm", provided: [(any Food).self])
        public extension Container {}

        """

    /// A service may be missing if only optional dependencies, and requests that may fail, need it.
    @Test(arguments: [
        ("func go(_ c: Container) throws { _ = try c.require((any Food).self) }", true),
        ("func go(_ c: Container) { _ = c.resolve((any Food).self) }", false),
        ("func go(_ c: Container) { _ = try? c.require((any Food).self) }", false),
        (#"func go(_ c: Container) throws { _ = try c.require((any Food).self, name: "dry") }"#, false),
        ("func go(_ bank: Bank) throws { _ = try bank.require((any Food).self) }", false),
    ])
    func aProgramHasToProvideWhatALibraryRequests(code: String, isRequired: Bool) {
        let zoo = "import Ampoule\nimport Farm\nfunc start(_ c: Container) { c.registerFarm() }"
        let report = Sources().with("Farm", .library, source: optional + code)
            .with("Zoo", using: "Farm", source: zoo).report()

        #expect(report.problems.map(\.kind) == (isRequired ? [.unprovidedService] : []))
        let note = "Farm.swift:6:44: note: code of 'Farm' requests it here"
        #expect(report.problems.descriptions.contains { $0.contains(note) } == isRequired)
    }
}
