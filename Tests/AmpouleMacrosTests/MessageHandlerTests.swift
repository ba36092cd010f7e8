#if !AMPOULE_SWIFT_SYNTAX_PACKAGE && compiler(>=6.3) && compiler(<6.4)
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros
import TestSupport
import Testing

/// The plugin answers each message as SwiftSyntax's own handler does.
@Suite
struct MessageHandlerTests {
    private static let declarations = [
        "@Register\nfinal class Cat {\n    let dog: Dog\n\n    init(@Inject dog: Dog) { self.dog = dog }\n}",
        "@Register struct Cat { let name: String; let age: Int }",
        "/// A cat.\r\n@Register\r\nclass Cat {\r\n    @Inject var dog: Dog\r\n    init(name: String) {}\r\n}",
        "  // \u{1F408} caf\u{E9}\n  @Register\n  public struct Cat { @Inject public let dog: Dog }",
        "@Register struct Cat { let other: Cat.Factory\n    struct Cat {} }",
        """
        @Register final class Cat {
            #if hasFeature(Macros) && hasAttribute(inlinable)
            init() {}
            #else
            init(age: Int) {}
            #endif
        }
        """,
        "@Register struct Cat { init(_ a: Int) {}\n    init(_ b: Int, c: Int) {} }",
        "@Register struct Cat { init(_ a: Factory, _ text: some Collection) {} }",
        "@Register final class Cat { init(\u{0}) {} }",
        "@Register(Animal.self) struct Cat { @Inject let box: UnsafePointer<Int>\n    let `in`: Int }",
        "@Register protocol Cat {}",
        """
        @Register final class Cat {
            init(@Inject dog: Dog, name: String = { func name() -> String { "Tom" }; return name() }()) {
                let text = "}\\(name)"
                print(text, 6 / 2) // }
            }
            #if DEBUG
            deinit { #if os(Linux)\nprint("}")\n#endif }
            #endif
            @Inject func play(with ball: Ball) { /* { */ ball.roll() }
        }
        """,
        "@Register class Cat { init(dog: some Dog) { print(1) }\n    @Inject override func feed(bowl: Bowl) { print(2) } }",
        "@Register class Cat { @Inject init() { print(1) }\n    init(a: Int) { let r = /}/ }\n    func f() { print(3) } }",
        "@Register @MainActor final class Cat { let text = \"\"\"\n    a\r    b\n    \"\"\"\n    init() async {} }",
    ]

    private static let attributes = [
        "@Register", "\n\n@Register(Animal.self, name: \"a\" + \"b\", scope: .container)",
    ]

    @Test(arguments: declarations, attributes)
    func expansions(declaration: String, attribute: String) throws {
        let handlers = Handlers()
        var request = Request(attribute: attribute, declaration: declaration, role: .member, line: 3)
        var answers: [Answer] = []
        for line in [3, 70] {
            request.line = line
            for role in [PluginMessage.MacroRole.member, .extension, .extension, .member] {
                request.role = role
                answers.append(try handlers.answer(to: request))
            }
        }
        #expect(answers.contains { answer in !answer.isEmpty })
    }

    /// A message doesn't affect the answer to the next one.
    @Test(arguments: TestLoad.sample(of: declarations, oneOf: 1))
    func messagesInTurns(declaration: String) throws {
        let handlers = Handlers()
        var request = Request(attribute: "@Register", declaration: declaration, role: .extension, line: 1)
        for role in [PluginMessage.MacroRole.extension, .member] {
            request.role = role
            for features in [["Macros"], ["ExistentialAny"], ["StrictMemorySafety", "DoExpressions"], []] {
                request.features = features
                for surrounding in ["struct House {}", "extension Zoo.House {}", nil] {
                    request.surrounding = surrounding
                    for isConforming in [true, false] {
                        request.isConforming = isConforming
                        _ = try handlers.answer(to: request)
                    }
                }
            }
        }
    }

    @Test(arguments: [
        #"{"attributes":["a"],"features":["x\"y"]}"#, #"{"features":[],"attributes":[]}"#, "{}", "",
        #"{"attributes":["a""#,
    ])
    func unknownConfigurationsStayWhole(configuration: String) {
        #expect(configuration.withoutUnusedNames == nil)
    }

    @Test
    func unusedNamesAreRemoved() {
        let configuration =
            #"{"attributes":["a","b"],"x":1,"features":["Macros","ExistentialAny"],"y":["c"]}"#
        let shorter = #"{"attributes":[],"x":1,"features":["ExistentialAny"],"y":["c"]}"#
        #expect(configuration.withoutUnusedNames == shorter)
    }
}

/// A request of the compiler.
private struct Request {
    var attribute: String
    var declaration: String
    var role: PluginMessage.MacroRole
    var line: Int
    var features = ["Macros", "InferIsolatedConformances"]
    var surrounding: String?
    var isConforming = false

    var message: HostToPluginMessage {
        let protocols = isConforming ? nil : syntax("struct Placeholder: Registrable {}", .declaration)
        let macro = PluginMessage.MacroReference(
            moduleName: "AmpouleMacros",
            typeName: "RegisterMacro",
            name: "Register"
        )
        let lexicalContext = [surrounding].compactMap(\.self).map { syntax($0, .declaration) }
        return .expandAttachedMacro(
            macro: macro,
            macroRole: role,
            discriminator: "$s",
            attributeSyntax: syntax(attribute, .attribute),
            declSyntax: syntax(declaration, .declaration),
            parentDeclSyntax: nil,
            extendedTypeSyntax: syntax("Cat", .type),
            conformanceListSyntax: protocols,
            lexicalContext: lexicalContext,
            staticBuildConfiguration: configuration
        )
    }

    private func syntax(_ source: String, _ kind: PluginMessage.Syntax.Kind) -> PluginMessage.Syntax {
        .init(
            kind: kind,
            source: source,
            location: .init(
                fileID: "Zoo/Big \"Cats\".swift",
                fileName: "/zoo/Big \"C\u{E4}ts\".swift",
                offset: line * 10,
                line: line,
                column: 5
            )
        )
    }

    private var configuration: String {
        let version = #"{"components":[6,3]}"#
        let features = features.map { "\"\($0)\"" }.joined(separator: ",")
        return """
            {"attributes":["inlinable","objc"],"compilerVersion":\(version),"customConditions":["DEBUG"],\
            "endianness":"little","features":[\(features)],"languageMode":\(version),\
            "targetArchitectures":["x86_64"],"targetAtomicBitWidths":[64],"targetEnvironments":[],\
            "targetOSs":["Linux"],"targetObjectFileFormats":["ELF"],\
            "targetPointerAuthenticationSchemes":["_none"],"targetPointerBitWidth":64,\
            "targetRuntimes":["_Native"]}
            """
    }
}

/// The handler of the plugin and that of SwiftSyntax.
private final class Handlers {
    private let own = MessageHandler(PluginProviderMessageHandler(provider: Provider()))
    private let plain = PluginProviderMessageHandler(provider: Provider())

    init() {
        let message = HostToPluginMessage.getCapability(
            capability: .init(protocolVersion: PluginMessage.PROTOCOL_VERSION_NUMBER)
        )
        _ = own.handleMessage(message)
        _ = plain.handleMessage(message)
    }

    /// The answer of both.
    func answer(to request: Request) throws -> Answer {
        let answer = try #require(Answer(own.handleMessage(request.message)))
        let expected = try #require(Answer(plain.handleMessage(request.message)))
        #expect(answer == expected)
        return answer
    }
}

/// Finds the macro that the requests name.
private struct Provider: PluginProvider {
    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {}

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type { RegisterMacro.self }
}

/// The parts of an answer.
private struct Answer: Equatable {
    let code: String?
    let diagnostics: [String]

    var isEmpty: Bool { code?.isEmpty != false && diagnostics.isEmpty }

    init?(_ message: PluginToHostMessage) {
        guard case .expandMacroResult(let code, let diagnostics) = message else { return nil }
        self.code = code
        self.diagnostics = diagnostics.map { "\($0)" }
    }
}
#endif
