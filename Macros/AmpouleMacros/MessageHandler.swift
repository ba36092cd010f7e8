#if !AMPOULE_SWIFT_SYNTAX_PACKAGE
import AmpouleSyntax
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Handles the compiler's messages as SwiftSyntax does, in less time.
struct MessageHandler<Handler: PluginMessageHandler>: PluginMessageHandler {
    private let handler: Handler
    private let recentReadings = RecentReadings()
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
        let current = ExpansionMessage(message, recentReadings: recentReadings)
        return ExpansionMessage.$current.withValue(current) {
            handler.handleMessage(message.withoutProof.withoutUnusedNames)
        }
    }

    func shutDown() throws { try handler.shutDown() }
}

extension ExpansionMessage {
    /// Reads the request for the expansion of an attached macro; `nil` for another message.
    fileprivate init?(_ message: HostToPluginMessage, recentReadings: RecentReadings) {
        // Another version may have other messages; without this, SwiftSyntax tells the macros the same.
        #if compiler(<6.4)
        guard case .expandAttachedMacro(_, _, _, let attribute, let declaration, _, _, _, _, _) = message
        else {
            return nil
        }
        self.init(
            attribute: Piece(attribute),
            declaration: Piece(declaration),
            recentReadings: recentReadings
        )
        #else
        return nil
        #endif
    }
}

extension ExpansionMessage.Piece {
    fileprivate init(_ syntax: PluginMessage.Syntax) {
        self.init(
            text: syntax.source,
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
        // Another version may have other messages.
        #if compiler(<6.4)
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
                let configuration
            ) = self,
            let shorter = recent.withoutFunctionBodies(declaration.source)
        else { return nil }
        declaration.source = shorter
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
        #else
        return nil
        #endif
    }

    /// This request without the statements of a list's proof and the code around it, of which nothing is left.
    fileprivate var withoutProof: HostToPluginMessage {
        // Another version may have other messages.
        #if compiler(<6.4)
        guard
            case .expandFreestandingMacro(let macro, let role, let discriminator, var proof, _, _) = self,
            macro.typeName == "ProofMacro"
        else { return self }
        proof.source = "#__proof"
        return .expandFreestandingMacro(
            macro: macro,
            macroRole: role,
            discriminator: discriminator,
            syntax: proof,
            lexicalContext: nil,
            staticBuildConfiguration: nil
        )
        #else
        return self
        #endif
    }

    /// This request with a shorter build configuration, unless the declaration has conditions that depend on it.
    fileprivate var withoutUnusedNames: HostToPluginMessage {
        // Another version may have other names.
        #if compiler(<6.4)
        guard
            case .expandAttachedMacro(
                let macro,
                let role,
                let discriminator,
                let attribute,
                let declaration,
                let parent,
                let type,
                let protocols,
                let surroundings,
                let configuration?
            ) = self,
            !declaration.source.mayContain("#if"),
            let shorter = configuration.withoutUnusedNames
        else { return self }
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
            staticBuildConfiguration: shorter
        )
        #else
        return self
        #endif
    }
}
#endif
