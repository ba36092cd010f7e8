import AmpouleGraph
import AmpouleGraphReader
import Testing

/// The levels that components of a library's list need each program to open.
struct RequiredLevelTests {
    private let farm = """
        import Ampoule
        public struct Visitor: Sendable { public init() {} }
        extension ContainerLevel<Visitor> { public static var visit: Self { Self("visit") } }
        @Register(scope: .visit) public final class Guide: Sendable { public init(@Inject visitor: Visitor) {} }
        @Registrations(Guide.self, named: "registerFarm", provided: []) public extension Container {}

        """

    private func report(_ body: String, farm: String? = nil, hasDependents: Bool = false) -> Report {
        Sources().with("Farm", .library, source: farm ?? self.farm).with(
            "Zoo",
            using: "Farm",
            hasDependents: hasDependents,
            source: "import Ampoule\nimport Farm\nfunc start(_ box: Container) {\n\(body)\n}"
        )
        .report()
    }

    @Test func aProgramThatOpensNoSuchLevelIsToldAtTheCallOfTheList() {
        let report = report("    box.registerFarm()")

        #expect(report.problems == [])
        #expect(
            report.warnings == [
                """
                Zoo.swift:4:5: warning: no code opens the level 'visit', required by 'Guide' in 'registerFarm()' of \
                'Farm' [unopenedLevel]
                Zoo.swift:4:5: note: open it with 'child(.visit, Visitor(…))'
                Farm.swift:4:45: note: 'Guide' is declared here
                """
            ]
        )
    }

    @Test func aComponentThatIsNotSharedMayNeedTheLevel() {
        let transient = farm.replacing("scope: .visit", with: "scope: .transient")

        #expect(report("box.registerFarm()", farm: transient).graphWarnings.map(\.kind) == [.unopenedLevel])
    }

    @Test(arguments: [
        "box.registerFarm(); _ = box.child(.visit, Visitor())", "", "box.registerFarm(); open(box.child)",
        "#if DEBUG\nbox.registerFarm()\n#endif\n_ = box.child(.visit, Visitor())",
    ])
    func aProgramThatOpensItOrCallsNoListIsNot(body: String) {
        #expect(report(body).warnings == [])
    }

    @Test func theTestsOfAProgramMayOpenIt() {
        #expect(report("box.registerFarm()", hasDependents: true).warnings == [])
    }

    @Test func anOptionalValueMayBeNil() {
        let optional = farm.replacing("scope: .visit", with: "scope: .transient")
            .replacing("visitor: Visitor)", with: "visitor: Visitor?)")

        #expect(report("box.registerFarm()", farm: optional).warnings == [])
    }
}
