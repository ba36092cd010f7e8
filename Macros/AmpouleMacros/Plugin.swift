import SwiftSyntaxMacros

#if AMPOULE_SWIFT_SYNTAX_PACKAGE
import SwiftCompilerPlugin
#else
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
#endif

/// The macro types that this plugin offers to the compiler.
private var macros: [any Macro.Type] {
    [
        AdditionMacro.self, AsynchronousServiceMacro.self, DistinctMacro.self, HiddenRequirementsMacro.self,
        InjectMacro.self, MembersMacro.self, MissingMacro.self, PartialRegistrationsMacro.self,
        PreferredMembersMacro.self, ProofMacro.self, ProvidesMacro.self, RegisterMacro.self,
        RegistrationsMacro.self, RequirementsMacro.self,
    ]
}

#if AMPOULE_SWIFT_SYNTAX_PACKAGE
/// The plugin's entry point where SwiftSyntax comes from the swift-syntax package.
@main
struct Plugin: CompilerPlugin {
    var providingMacros: [any Macro.Type] { macros }
}
#else
/// The plugin's entry point where SwiftSyntax comes from the toolchain.
@main
struct Plugin: PluginProvider {
    static func main() throws {
        let handler = PluginProviderMessageHandler(provider: Plugin())
        #if compiler(<6.4)
        let messageHandler = MessageHandler(handler)
        #else
        let messageHandler = handler
        #endif
        try CompilerPluginMessageListener(
            connection: StandardIOMessageConnection(),
            messageHandler: messageHandler
        ).main()
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
        throw UnknownMacro(name: libraryPath)
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros.first(where: { macro in "\(macro)" == typeName }) else {
            throw UnknownMacro(name: "\(moduleName).\(typeName)")
        }
        return macro
    }
}

/// The error of a request for something that this plugin does not have.
private struct UnknownMacro: Error, CustomStringConvertible {
    let name: String

    var description: String { "The plugin of Ampoule has no macro '\(name)'" }
}
#endif
