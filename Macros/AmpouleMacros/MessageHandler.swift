// Another version of the compiler may have other messages, of which SwiftSyntax tells the macros the same.
#if !AMPOULE_SWIFT_SYNTAX_PACKAGE && compiler(<6.4)
import AmpouleSyntax
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Handles the compiler's messages as SwiftSyntax does, in less time.
struct MessageHandler<Handler: PluginMessageHandler>: PluginMessageHandler {
    private let handler: Handler
    private let recentDeclaration = RecentDeclaration()

    init(_ handler: Handler) {
        self.handler = handler
    }

    func handleMessage(_ message: HostToPluginMessage) -> PluginToHostMessage {
        guard let shorter = message.withoutFunctionBodies(recentDeclaration) else { return answer(message) }
        let answer = answer(shorter)
        // A correction may repeat a part of the declaration.
        return answer.hasDiagnostics ? self.answer(message) : answer
    }

    private func answer(_ message: HostToPluginMessage) -> PluginToHostMessage {
        ExpansionMessage.$current.withValue(ExpansionMessage(message)) {
            handler.handleMessage(message.withoutUnreadParts)
        }
    }

    func shutDown() throws { try handler.shutDown() }
}

extension ExpansionMessage {
    /// Reads the request for the expansion of an attached macro; `nil` for another message.
    fileprivate init?(_ message: HostToPluginMessage) {
        guard case .expandAttachedMacro(_, _, _, let attribute, let declaration, _, _, _, _, _) = message
        else { return nil }
        self.init(attribute: SourcePiece(attribute), declaration: SourcePiece(declaration))
    }
}

extension SourcePiece {
    fileprivate init(_ syntax: PluginMessage.Syntax) {
        self.init(
            syntax.source,
            fileID: syntax.location.fileID,
            filePath: syntax.location.fileName,
            line: syntax.location.line,
            column: syntax.location.column
        )
    }
}

/// The latest declaration: a macro with two roles gets two messages with the same one.
///
/// The plugin handles one message after another.
private final class RecentDeclaration {
    private var source = ""
    private var shorter: String?

    func withoutFunctionBodies(_ source: String) -> String? {
        if source != self.source { (self.source, shorter) = (source, source.withoutFunctionBodies) }
        return shorter
    }
}

extension PluginToHostMessage {
    fileprivate var hasDiagnostics: Bool {
        guard case .expandMacroResult(_, let diagnostics) = self else { return false }
        return !diagnostics.isEmpty
    }
}

extension HostToPluginMessage {
    /// This request without the code of the declaration's functions; `nil` for another message, or where there is none.
    fileprivate func withoutFunctionBodies(_ recent: RecentDeclaration) -> HostToPluginMessage? {
        guard
            case .expandAttachedMacro(_, _, _, _, let declaration, _, _, _, _, let configuration) = self,
            let shorter = recent.withoutFunctionBodies(declaration.source)
        else { return nil }
        return with(declaration: shorter, configuration: configuration)
    }

    /// This request without what no macro reads: the statements of a list's proof with the code around it, and most names in the
    /// build configuration, unless the declaration has conditions that depend on it.
    fileprivate var withoutUnreadParts: HostToPluginMessage {
        switch self {
        case .expandFreestandingMacro(let macro, let role, let discriminator, var proof, _, _)
        where macro.typeName == "ProofMacro":
            proof.source = "#__proof"
            return .expandFreestandingMacro(
                macro: macro,
                macroRole: role,
                discriminator: discriminator,
                syntax: proof,
                lexicalContext: nil,
                staticBuildConfiguration: nil
            )
        case .expandAttachedMacro(_, _, _, _, let declaration, _, _, _, _, let configuration?):
            guard !declaration.source.mayContain("#if"), let shorter = configuration.withoutUnusedNames else {
                return self
            }
            return with(declaration: declaration.source, configuration: shorter)
        default: return self
        }
    }

    /// This request for the expansion of an attached macro, with another source of the declaration and another configuration.
    private func with(declaration source: String, configuration: String?) -> HostToPluginMessage {
        guard
            case .expandAttachedMacro(
                let macro,
                let role,
                let discriminator,
                let attribute,
                var declaration,
                let parent,
                let type,
                let protocols,
                let surroundings,
                _
            ) = self
        else { return self }
        declaration.source = source
        return .expandAttachedMacro(
            macro: macro,
            macroRole: role,
            discriminator: discriminator,
            attributeSyntax: attribute,
            declSyntax: declaration,
            parentDeclSyntax: parent,
            extendedTypeSyntax: type,
            conformanceListSyntax: protocols,
            lexicalContext: surroundings,
            staticBuildConfiguration: configuration
        )
    }
}
#endif
