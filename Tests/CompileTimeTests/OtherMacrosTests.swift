import Foundation
import TestSupport
import Testing

/// Components beside macros of other packages, for which a library of macros stands in.
///
/// The arguments of a macro see nothing that another macro writes: that is a rule of the language.
struct OtherMacrosTests {
    private static let components = [
        "@Register final class Sync { init(state: Home.State) {} }",
        "@Register final class Sync { init(@Inject state: Home.State) {} }",
        "@Register final class Sync { let state: Home.State; init(state: Home.State) { self.state = state } }",
        "@Register struct Sync { let state: Home.State; @Inject var other: Home.State? }",
        "@Register final class Sync { init() {}; @Inject func start(state: Home.State) {} }",
        "@Register final class Sync { init() {}; @Inject var states: [Home.State]? }",
        "enum Sync { @Provides static func number(state: Home.State) -> Int { 1 } }",
        "enum Sync { @Provides static func text(@Inject state: Home.State) -> String { \"\" } }",
        "enum Sync { @Provides static func state() -> Home.State { .init() } }",
        // The argument of a macro doesn't see a type that a macro writes beside a declaration, but an alias of it.
        "typealias Spy = ReaderSpy\n@Register final class Sync { init(spy: Spy) {}; @Inject func start(_ spy: Spy) {} }",
        "typealias Spy = ReaderSpy\nenum Sync { @Provides static func spies(_ spy: Spy) -> [ReaderSpy] { [spy] } }",
        "@Register struct Sync { let spy: ReaderSpy; @Inject let reader: ReaderSpy }",
    ]

    @Test(arguments: TestLoad.sample(of: components, oneOf: 1))
    func typesOfOtherMacrosAreParameters(component: String) async throws {
        try await expectNoDiagnostics(
            """
            @Feature struct Home {}
            @Spyable protocol Reader {}
            \(component)
            """
        )
    }

    private static let screens = [
        ("struct Screen { let title: String }", "Screen(title: \"\")"),
        ("struct Screen { @Inject let size: Int; let title: String }", "Screen(size: 1, title: \"\")"),
        ("struct Screen { var size: Int = 1; let title: String }", "Screen(title: \"\")"),
        ("struct Screen { var title: String?; let kinds = [1]; static let all: [Screen] = [] }", "Screen()"),
        ("struct Screen { let run: @Sendable () -> Void }", "Screen { }"),
        ("struct Screen { var title: String = \"\" { didSet {} } }", "Screen()"),
        ("struct Screen<Value> { let value: Value }", "Screen(value: 1)"),
    ]

    @Test(arguments: TestLoad.sample(of: screens, oneOf: 1))
    func theArgumentsOfOtherMacrosSeeTheMemberwiseInitializer(declaration: String, call: String) async throws
    {
        try await expectNoDiagnostics(
            """
            @Register \(declaration)
            #Preview { \(call) }
            @Traits([\(call)]) struct ScreenTests {}
            """
        )
    }

    @Test(arguments: [
        ("preview()", "func preview() -> Screen { container.screen(title: \"\") }"),
        ("Previews.screen", "enum Previews { static var screen: Screen { container.screen(title: \"\") } }"),
    ])
    func theArgumentsOfOtherMacrosUseAccessorsThroughAFunction(call: String, function: String) async throws {
        let component = """
            @Register public struct Screen { let title: String }
            @Registrations(Screen.self) extension Container {}
            let container = Container()
            """
        try await expectNoDiagnostics(
            "\(component)\n\(function)\n#Preview { \(call) }\n@Traits(\(call)) struct Tests {}"
        )

        let output = try await self.output("\(component)\n#Preview { container.screen(title: \"\") }")
        #expect(output.contains("error: value of type 'Container' has no member 'screen'"))
    }

    private func expectNoDiagnostics(
        _ source: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        #expect(try await output(source) == "", sourceLocation: sourceLocation)
    }

    private func output(_ source: String) async throws -> String {
        let library = try await StandInMacros.library.value
        let source =
            "import Ampoule\n\(try String(contentsOf: StandInMacros.declarations, encoding: .utf8))\n\(source)"
        return try await withTemporaryFile(named: "Program.swift", source: source) { file in
            try await Compiler.current.get().output(
                file: file,
                flags: ["-swift-version", "6", "-parse-as-library", "-load-plugin-library", library.path]
            )
        }
    }
}

/// The library with the macros that stand in for those of other packages.
private enum StandInMacros {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures/OtherMacros")

    static let declarations = folder.appending(path: "Macros.swift")

    /// Built once.
    static let library = Task {
        let compiler = try Compiler.current.get().toolchain
        let directory = try BuildDirectory().url.appending(path: "StandInMacros")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let library = directory.appending(path: "libStandInMacros.so")
        let binaries = compiler.compiler.deletingLastPathComponent()
        let host = binaries.deletingLastPathComponent().appending(path: "lib/swift/host").path
        _ = try await ToolQueue.run {
            try Tool(path: binaries.appending(path: "swiftc").path).output(
                compiler.flags + [
                    "-emit-library", "-module-name", "StandInMacros", "-parse-as-library", "-I", host, "-L",
                    host,
                    "-lSwiftSyntax", "-lSwiftSyntaxMacros", "-Xlinker", "-rpath", "-Xlinker", host,
                    folder.appending(path: "StandInMacros.swift").path, "-o", library.path,
                ]
            )
        }
        return library
    }
}
