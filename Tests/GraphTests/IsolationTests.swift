import AmpouleGraph
import AmpouleGraphReader
import Testing

/// What the sources show of the isolation of components.
struct IsolationTests {
    private func isolation(_ code: String, library: String = "", isByDefault: Bool = false)
        -> ComponentGraph.Isolation?
    {
        let source =
            "import Ampoule\nimport Farm\n\(code)\nfunc start(_ c: Container) { Keeper.register(in: c) }"
        let sources = Sources().with("Farm", .library, source: library)
            .with("Zoo", using: "Farm", mayIsolateByDefault: isByDefault, source: source)
        return sources.graph()["Keeper"]?.isolation
    }

    @Test(arguments: [
        "@Register struct Keeper {}",
        "@Register enum Keeper { case one; init() { self = .one } }",
        "@Register actor Keeper { init() {} }",
        "@Register final class Keeper: Sendable, Codable {}",
        "protocol Person: AnyObject {}\nclass Human: Person {}\n@Register final class Keeper: Human { init() {} }",
        "@Observable @available(macOS 14, *) @Register final class Keeper {}",
        "@Register nonisolated final class Keeper: View {}",
        "@MainActor @Register final class Keeper { nonisolated init() {} }",
        "@MainActor enum Space { @Register struct Member {} }\n@Register struct Keeper {}",
    ])
    func aComponentIsMadeAnywhere(code: String) {
        #expect(isolation(code) == .nonisolated)
    }

    @Test(arguments: [
        ("@MainActor @Register struct Keeper {}", "MainActor"),
        ("@Swift.MainActor @Register struct Keeper {}", "MainActor"),
        ("@Register final class Keeper { @MainActor init() {} }", "MainActor"),
        ("typealias Main = MainActor\n@Register final class Keeper { @Main init() {} }", "MainActor"),
        (
            "@globalActor actor BarnActor { static let shared = BarnActor() }\n@BarnActor @Register struct Keeper {}",
            "BarnActor"
        ),
        ("@FarmActor @Register struct Keeper {}", "FarmActor"),
        ("@Farm.FarmActor @Register struct Keeper {}", "FarmActor"),
        ("@MainActor @Sheltered @Register struct Keeper {}", "MainActor"),
    ])
    func aComponentIsMadeOnAnActor(code: String, actor: String) {
        let library = "@globalActor public actor FarmActor { public static let shared = FarmActor() }"

        #expect(isolation(code, library: library) == .globalActor(actor))
    }

    @Test(arguments: [
        "@MainActor protocol Person {}\n@Register struct Keeper: Person {}",
        "@MainActor protocol Person {}\nprotocol Adult: Person {}\n@Register struct Keeper: Adult {}",
        "@MainActor protocol Person {}\n@Register struct Keeper {}\nextension Keeper: Person {}",
        "@MainActor class Human {}\n@Register final class Keeper: Human { override init() {} }",
        "@Register struct Keeper: View {}",
        "@Register final class Keeper: UIViewController { init() {} }",
        "@ZooActor @Register struct Keeper {}",
        "@Sheltered @Register struct Keeper {}",
        "@MainActor(unsafe) @Register struct Keeper {}",
        "@Register final class Keeper { @State var age = 1; init() {} }",
        "#if DEBUG\n@MainActor\n#endif\n@Register struct Keeper {}",
        "#if DEBUG\nprotocol Person {}\n#else\n@MainActor protocol Person {}\n#endif\n@Register struct Keeper: Person {}",
        "@MainActor @Register final class Keeper { @Inject var age: Int?; nonisolated init() {} }",
    ])
    func whatTheSourcesDoNotShowIsLeftOpen(code: String) {
        #expect(isolation(code) == nil)
    }

    @Test func aModuleMayHaveADefaultIsolation() {
        #expect(isolation("@Register struct Keeper {}", isByDefault: true) == nil)
        #expect(
            isolation("@MainActor @Register struct Keeper {}", isByDefault: true) == .globalActor("MainActor")
        )
        #expect(isolation("@Register nonisolated struct Keeper {}", isByDefault: true) == .nonisolated)
    }

    @Test func whatAFunctionStatesCounts() {
        let code = """
            import Ampoule
            @MainActor enum Makers {
                @Provides static func keeper() -> Int { 1 }
                @Provides nonisolated static func visitor() -> String { "" }
                @Provides @MainActor static func guest() -> Bool { true }
            }
            """
        let nodes = Sources().with("Zoo", source: code).graph().nodes

        #expect(nodes.map(\.isolation) == [.globalActor("MainActor"), nil, .nonisolated])
    }

    @Test func aWarningIsForThoseWhoCanChangeTheComponent() {
        let library = """
            import Ampoule
            @MainActor @Register public final class Screen { public init() {} }
            @Register public final class Home { public init(@Inject screen: Screen) {} }
            """
        let program = "import Ampoule\nimport Farm\nfunc start(_ c: Container) { Home.register(in: c) }"
        func warnings(_ package: String) -> Int {
            Sources().with("Farm", .library, package: "farm", source: library)
                .with("Zoo", using: "Farm", package: package, source: program).report().warnings.count
        }

        #expect(warnings("farm") == 1)
        #expect(warnings("zoo") == 0)
    }
}
