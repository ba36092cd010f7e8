import SwiftDiagnostics
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// The context of an expansion in a module that is compiled with some features.
final class ConfiguredContext: MacroExpansionContext {
    private let context: BasicMacroExpansionContext
    private let features: Set<String>?

    /// - Parameter features: The features; `nil` if the compiler tells the macro none.
    init(_ context: BasicMacroExpansionContext, features: Set<String>?) {
        self.context = context
        self.features = features
    }

    var diagnostics: [Diagnostic] { context.diagnostics }

    var lexicalContext: [Syntax] { context.lexicalContext }

    #if compiler(>=6.3)
    var buildConfiguration: (any BuildConfiguration)? {
        features.map { features in
            StaticBuildConfiguration(
                features: features,
                languageVersion: VersionTuple(6),
                compilerVersion: VersionTuple(6, 3)
            )
        }
    }
    #endif

    func makeUniqueName(_ name: String) -> TokenSyntax { context.makeUniqueName(name) }

    func diagnose(_ diagnostic: Diagnostic) { context.diagnose(diagnostic) }

    func location(
        of node: some SyntaxProtocol,
        at position: PositionInSyntaxNode,
        filePathMode: SourceLocationFilePathMode
    ) -> AbstractSourceLocation? {
        context.location(of: node, at: position, filePathMode: filePathMode)
    }
}
