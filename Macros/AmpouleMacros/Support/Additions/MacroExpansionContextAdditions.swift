import AmpouleSyntax
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
    /// Whether the code is compiled with a feature, as far as the compiler tells.
    func hasFeature(_ name: String) -> Bool {
        (try? knownBuildConfiguration?.hasFeature(name: name)) ?? false
    }

    /// The build configuration, if the compiler provides it.
    var knownBuildConfiguration: (any BuildConfiguration)? {
        #if compiler(>=6.3)
        buildConfiguration
        #else
        nil
        #endif
    }

    /// The first condition in a type that exceeds what an expansion can cover.
    ///
    /// A macro cannot evaluate `canImport`, so it writes the code for either result: each such condition doubles it.
    func surplusCondition(in declaration: some DeclGroupSyntax) -> ExprSyntax? {
        declaration.memberBlock.members.undecidedConditions(in: knownBuildConfiguration).dropFirst(6).first
    }

    /// The module of the file that `node` is in, or nil if the compiler does not tell.
    func module(of node: some SyntaxProtocol) -> String? {
        let file = location(of: node)?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        return file?.split(separator: "/").first.map(String.init)
    }
}
