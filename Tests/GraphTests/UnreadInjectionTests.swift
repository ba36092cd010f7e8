import Testing

/// What the check says of each `@Inject` on a parameter that nothing reads.
struct UnreadInjectionTests {
    private static let noComponent = "'Stable' is not a component; apply '@Register' to it"

    private func warnings(_ source: String, import imports: String = "import Ampoule") -> [String] {
        let sources = Sources().with("Zoo", source: imports + "\n" + source)
        return sources.report().warnings
    }

    @Test(arguments: [
        ("struct Stable { init(@Inject keeper: Keeper) {} }", 22, noComponent),
        ("class Stable: Barn { override init(@Inject keeper: Keeper) {} }", 36, noComponent),
        ("@MainActor final class Stable { init(@Inject(name: \"x\") keeper: Keeper) {} }", 38, noComponent),
        ("@Register struct Barn { struct Stable { init(@Inject k: Keeper) {} } }", 46, noComponent),
        ("func start() { struct Stable { init(@Inject k: Keeper) {} }; _ = 1 }", 37, noComponent),
        (
            "extension Stable { init(@Inject keeper: Keeper) {} }", 25,
            "'@Register' only sees the declaration of 'Stable' itself; move this initializer there"
        ),
        (
            "enum Farm { static func make(@Inject keeper: Keeper) -> Int { 1 } }", 30,
            "the container does not call 'make'; mark it with '@Provides', or remove '@Inject' here"
        ),
        (
            "extension Farm { func open(@Ampoule.Inject _ keeper: Keeper) {} }", 28,
            "the container does not call 'open'; remove '@Inject'"
        ),
        (
            "func open(@Inject keeper: Keeper) {}", 11,
            "the container does not call 'open'; remove '@Inject'"
        ),
        (
            "func start() { open { (@Inject keeper: Keeper) in keeper.open() } }", 24,
            "the container does not call this closure; remove '@Inject'"
        ),
    ])
    func anInjectThatNothingReadsIsAWarning(_ source: String, column: Int, reason: String) {
        #expect(
            warnings(source) == [
                "Zoo.swift:2:\(column): warning: '@Inject' has no effect here, because \(reason)"
            ]
        )
    }

    @Test(arguments: [
        // It is read, or the macros report it.
        "@Register struct Stable { init(@Inject keeper: Keeper) {} }",
        "@Register struct Stable { init() {}; func open(@Inject keeper: Keeper) {} }",
        "@Register struct Stable { init() {}; @Inject func open(@Inject keeper: Keeper) {} }",
        "extension Stable { @Provides static func make(@Inject keeper: Keeper) -> Int { 1 } }",
        "struct Stable { @Inject init(@Inject keeper: Keeper) {} }",
        "struct Stable { @Inject func open(@Inject keeper: Keeper) {} }",
        "struct Stable { @Inject var keeper: Keeper }",
        // Another macro may read it.
        "@Barn struct Stable { init(@Inject keeper: Keeper) {} }",
        "@Barn enum Farm { struct Stable { init(@Inject keeper: Keeper) {} } }",
        "struct Stable { @Barn init(@Inject keeper: Keeper) {} }",
        "struct Stable { @Barn func open(@Inject keeper: Keeper) {} }",
        "#barn { struct Stable { init(@Inject keeper: Keeper) {} } }",
        "func start() { #barn { (@Inject keeper: Keeper) in keeper } }",
        // It may not be compiled, or not as it looks.
        "#if DEBUG\nstruct Stable { init(@Inject keeper: Keeper) {} }\n#endif",
        "#if DEBUG\n@Register\n#endif\nstruct Stable { init(@Inject keeper: Keeper) {} }",
        "enum Farm {\n#if DEBUG\n@Provides\n#endif\nstatic func make(@Inject keeper: Keeper) -> Int { 1 }\n}",
        "struct Stable { init(@Inject keeper: Keeper) {} ",
        // Another attribute is meant.
        "struct Stable { init(@Barn.Inject keeper: Keeper) {} }",
        "@propertyWrapper struct Inject<T> { var wrappedValue: T }\nfunc open(@Inject keeper: Keeper) {}",
        "typealias Inject = Barn\nfunc open(@Inject keeper: Keeper) {}",
        "enum Farm { struct Inject {}; func open(@Inject keeper: Keeper) {} }",
        "@attached(peer) macro Inject() = #externalMacro(module: \"\", type: \"\")\n"
            + "func open(@Inject keeper: Keeper) {}",
    ])
    func whatIsReadOrUncertainIsNoWarning(_ source: String) {
        #expect(warnings(source) == [])
    }

    @Test(arguments: [
        "", "import Barn", "#if canImport(Ampoule)\nimport Ampoule\n#endif",
        "import struct Ampoule.Container",
        "import Ampoule\nimport struct Barn.Inject",
    ])
    func anInjectThatIsNotAmpoulesForCertainIsNoWarning(imports: String) {
        #expect(warnings("func open(@Inject keeper: Keeper) {}", import: imports) == [])
    }

    @Test(arguments: [
        "import Ampoule", "import AmpouleModules", "import struct Ampoule.Inject", "import Farm",
    ])
    func allWaysOfImportingInjectCount(imports: String) {
        let source = imports + "\nfunc open(@Inject keeper: Keeper) {}"
        let sources = Sources().with("Farm", .library, source: "@_exported import Ampoule")
            .with("Zoo", using: "Farm", source: source)

        #expect(sources.report().warnings.count == 1)
    }

    @Test func aTypeOfAnotherModuleMayBeMeant() {
        let library = "public struct Inject<T> {}"
        let source = "import Ampoule\nimport Farm\nfunc open(@Inject keeper: Keeper) {}"

        #expect(
            Sources().with("Farm", .library, source: library).with("Zoo", using: "Farm", source: source)
                .report().warnings == []
        )
    }

    @Test func eachModuleReportsItsOwn() {
        let library = "import Ampoule\nfunc open(@Inject keeper: Keeper) {}"
        let sources = Sources().with("Farm", .library, source: library)
            .with("Zoo", using: "Farm", source: "import Farm")

        #expect(sources.report(on: "Farm").warnings.count == 1)
        #expect(sources.report(on: "Zoo").warnings == [])
    }

    @Test func aWarningIsNoProblem() {
        let source = "import Ampoule\nfunc open(@Inject keeper: Keeper) {}"

        #expect(Sources().with("Zoo", source: source).report().problems == [])
    }
}
