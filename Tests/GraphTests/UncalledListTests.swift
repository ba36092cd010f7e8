import AmpouleGraph
import AmpouleGraphReader
import Testing

/// Lists whose functions no code of a program calls.
struct UncalledListTests {
    private let farm = """
        import Ampoule
        public protocol Food: Sendable {}
        @Register(Food.self) public struct Hay: Food { init() {} }
        @Registrations(Hay.self, named: "registerFarm") public extension Container {}

        """

    private let zoo = """
        import Ampoule
        import Farm
        @Register struct Horse: Sendable { @Inject let food: any Food }
        @Registrations(Horse.self) extension Container {}

        """

    private func sources(_ start: String, farm: String? = nil) -> Sources {
        Sources().with("Farm", .library, source: farm ?? self.farm).with(
            "Zoo",
            using: "Farm",
            source: zoo + start
        )
    }

    @Test func aListOfALibraryThatNothingCallsProvidesNothing() {
        let report = sources("func start() { let box = Container(); box.registerComponents() }").report()

        #expect(
            report.problems.map(\.description) == [
                """
                Zoo.swift:3:36: error: no registration for 'Food', required by 'Horse' [missingRegistration]
                Farm.swift:4:1: note: 'registerFarm()' of 'Farm' registers 'Hay' for it, but no code calls it: \
                call it on the container
                """
            ]
        )
        #expect(report.warnings == [])
    }

    /// Code that calls the list of the farm, or may do so.
    @Test(arguments: [
        "func start() { let box = Container(); box.registerFarm(); box.registerComponents() }",
        "typealias Box = Container\nfunc start() { let box = Box { $0.registerFarm(); $0.registerComponents() } }",
        "func start(_ box: Container) { box.registerComponents(); [Container.registerFarm].forEach { $0(box)() } }",
        "func start(_ box: Container) { box.registerComponents(); run(box.registerFarm) }",
        "func start(_ box: Container) {\n#if DEBUG\nbox.registerFarm()\n#endif\nbox.registerComponents() }",
        "extension Container { func start() { registerFarm(); registerComponents() } }",
        "extension Container { func start() { run(registerFarm); registerComponents() } }",
        "func start(_ zoo: Zoo) { zoo.box.registerFarm(); zoo.box.registerComponents() }",
        "func start(_ box: Container) { box.registerComponents(); #wire(box) }",
    ])
    func aListThatMayBeCalledProvides(start: String) {
        let report = sources(start).report()

        #expect(report.problems == [])
        #expect(report.warnings == [])
    }

    @Test func aListThatAnotherLibraryCallsProvides() {
        let start = "func start() { let box = Container(); prepare(box); box.registerComponents() }"
        let market =
            "import Ampoule\nimport Farm\npublic func prepare(_ box: Container) { box.registerFarm() }"
        let sources = Sources().with("Farm", .library, source: farm)
            .with("Market", .library, using: "Farm", source: market)
            .with("Zoo", using: "Farm", "Market", source: "import Market\n" + zoo + start)

        #expect(sources.problems() == [])
    }

    @Test func aCallOfTheModulesOwnListOfTheSameNameIsNoneOfTheLibrarys() {
        let namesake = farm.replacing(#", named: "registerFarm""#, with: "")
        let start = "func start() { let box = Container(); box.registerComponents() }"

        #expect(sources(start, farm: namesake).problems() == ["Zoo.swift:3 missingRegistration"])
    }

    @Test func aLibraryAloneIsNotAccused() {
        let report = Sources().with("Farm", .library, source: farm).report(on: "Farm")

        #expect(report.problems == [])
        #expect(report.warnings == [])
    }

    @Test func aListOfTheProgramThatNothingCallsIsAWarning() {
        let source = farm.replacing("public extension", with: "extension")

        #expect(
            Sources().with("Zoo", source: source).report().warnings == [
                """
                Zoo.swift:4:1: warning: no code calls 'registerFarm()', so the list registers nothing \
                [uncalledList]
                Zoo.swift:4:1: note: call it on the container, or remove the list
                """
            ]
        )
    }

    @Test func theTestsOfAProgramMayCallAListThatItDoesNotCall() {
        func warnings(_ access: String) -> Int {
            let source = farm.replacing("public extension", with: "\(access) extension")
            return Sources().with("Zoo", hasDependents: true, source: source).report().warnings.count
        }

        #expect(warnings("internal") == 0)
        #expect(warnings("private") == 1)
    }

    /// Code that uses the list of a program without calling its function, or may do so.
    @Test(arguments: [
        "func start(_ box: Container) { print(box.hay()) }", "func start(_ box: Container) { feed(box.hay) }",
        "func start(_ box: Container) { #wire(box) }", "struct Lion {",
    ])
    func aListWhoseAccessorsAreUsedIsNoWarning(use: String) {
        let source = farm.replacing("public extension", with: "extension") + use

        #expect(Sources().with("Zoo", source: source).report().warnings == [])
    }

    @Test func aServiceThatIsAskedForByHandIsMissingToo() {
        let start =
            "func start() throws { let box = Container(); let food = try box.require((any Food).self) }"

        #expect(sources(start).problems() == ["Zoo.swift:5 missingRegistration"])
    }

    @Test func aPictureShowsTheListAsUsed() {
        let graph = sources("").graph(assuming: .likely)

        #expect(graph["Hay"]?.isRegistered == true)
    }

    @Test(arguments: [
        "func start(_ box: Container) { print(box[keyPath: \\.hay]) }",
        "func start(_ boxes: [Container]) { print(boxes.map(\\.hay)) }",
        "let path = \\Container.hay", "struct Cook { @Use(\\.hay) var food; init() {} }",
    ])
    func aListWhoseAccessorsKeyPathsNameIsNoWarning(use: String) {
        let source = farm.replacing("public extension", with: "extension") + use

        #expect(Sources().with("Zoo", source: source).report().warnings == [])
    }

    @Test(arguments: ["box[keyPath: \\.horse]", "[box].map(\\Container.horse)"])
    func aComponentThatAKeyPathNamesIsMade(use: String) {
        #expect(
            sources("func start(_ box: Container) { box.registerFarm(); print(\(use)) }", farm: farm)
                .problems() == []
        )
        #expect(
            sources("func start(_ box: Container) { print(\(use)) }", farm: farm).problems() == [
                "Zoo.swift:3 missingRegistration"
            ]
        )
    }
}
