import Testing

/// Decorators that nothing registers, and what lists name under other names and access levels.
struct ForgottenComponentTests {
    private func warnings(_ code: String, hasDependents: Bool? = false) -> [String] {
        let source = """
            import Ampoule
            protocol Check: Sendable {}
            @Register(contributesTo: Check.self) struct Disk: Check { init() {} }
            @Register struct Board { @Inject let checks: [any Check] }

            """
        return Sources().with("Zoo", hasDependents: hasDependents, source: source + code).report().warnings
    }

    private let list = "@Registrations(Disk.self, Board.self) extension Container {}\n"
    private let start = "func go(_ c: Container) { c.registerComponents() }\n"

    @Test func aDecoratorThatNothingRegistersIsNamed() {
        let decorator =
            "@Register(decorates: Check.self) struct Logged: Check { init(check: any Check) {} }\n"
        let found = warnings(list + start + decorator)

        #expect(found.count == 1)
        #expect(found[0].contains("'Logged' decorates nothing, because nothing registers it"))
    }

    @Test(arguments: [
        "func add(_ c: Container) { Memory.register(in: c) }",
        "@Registrations(Memory.self, named: \"addMemory\") extension Container {}\nfunc add(_ c: Container) { c.addMemory() }",
        "func add(_ c: Container) {\n#if DEBUG\nMemory.register(in: c)\n#endif\n}",
        "func add(_ c: Container) { #wire(c) }",
        "func add(_ c: Container) { for x in all { x.register(in: c) } }",
    ])
    func aDecoratorThatMayBeRegisteredIsNot(code: String) {
        let memory = "@Register(decorates: Check.self) struct Memory: Check { init(check: any Check) {} }\n"

        #expect(warnings(list + start + memory + code) == [])
    }

    @Test func theTestsOfAProgramMayRegisterADecorator() {
        let memory = "@Register(decorates: Check.self) struct Memory: Check { init(check: any Check) {} }\n"

        #expect(warnings(list + start + memory, hasDependents: true) == [])
    }

    @Test func theAccessorOfAnAliasIsAUse() {
        let code = """
            import Ampoule
            protocol Food: Sendable {}
            @Register struct Horse { @Inject let food: any Food }
            typealias Pony = Horse
            @Registrations(Pony.self) private extension Container {}
            func go(_ c: Container) { _ = c.pony() }
            """
        let report = Sources().with("Zoo", source: code).report()

        #expect(report.warnings == [])
        #expect(report.problems.map(\.kind) == [.missingRegistration])
    }

    @Test(arguments: [
        ("private extension Farm { @Provides static func hay() -> Int { 1 } }", false),
        ("fileprivate extension Farm { @Provides static func hay() -> Int { 1 } }", false),
        ("private extension Farm { @Register struct Hay { init() {} } }", false),
        ("private extension Farm { struct Barn { @Register struct Hay { init() {} } } }", false),
        ("extension Farm { @Provides static func hay() -> Int { 1 } }", true),
        ("public extension Farm { @Provides static func hay() -> Int { 1 } }", true),
    ])
    func theListOfAllHasWhatTheExtensionLetsOthersSee(declaration: String, isListed: Bool) {
        let code = "import Ampoule\npublic enum Farm {}\n\(declaration)"
        let list = "import Ampoule\n@AllRegistrations extension Container {}"

        #expect(Sources().with("Zoo", source: code, and: list).list().contains("ay") == isListed)
    }
}
