import AmpouleSyntax
import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

extension MacroExpansionContext {
    /// Whether the code is compiled with a feature; `false` if the build configuration is unknown.
    func hasFeature(_ feature: LanguageFeature) -> Bool {
        (try? buildConfiguration?.hasFeature(name: feature.rawValue)) ?? false
    }

    /// Whether the module is compiled without the proof of its lists, as the programs on which `validate()` is tested.
    ///
    /// They have the mistakes that the compiler would report.
    var leavesListsUnproved: Bool {
        (try? buildConfiguration?.isCustomConditionSet(name: "AMPOULE_UNPROVED_LISTS")) ?? false
    }

    /// Whether the default isolation of the module may be the main actor.
    ///
    /// The compiler doesn't tell a macro the default isolation, but that one implies the features.
    var mayHaveDefaultIsolation: Bool {
        buildConfiguration == nil || hasFeature(.inferIsolatedConformances)
            || hasFeature(.defaultIsolationPerFile)
    }

    /// The first condition in a type beyond the number that an expansion covers.
    ///
    /// A macro can't evaluate `canImport`, so it generates code for both results. Each such condition doubles the
    /// expansion.
    func surplusCondition(in declaration: some DeclGroupSyntax) -> ExprSyntax? {
        declaration.memberBlock.members.undecidedConditions(in: buildConfiguration).dropFirst(6).first
    }

    /// The module of the file that contains `node`; `nil` if the compiler doesn't provide it.
    func module(of node: some SyntaxProtocol) -> String? {
        let file = location(of: node)?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue
        return file?.split(separator: "/").first.map(String.init)
    }
}
