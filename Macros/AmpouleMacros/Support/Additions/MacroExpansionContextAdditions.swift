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

/// The language features whose use changes the generated code.
enum LanguageFeature: String, CaseIterable {
    case defaultIsolationPerFile = "DefaultIsolationPerFile"
    case existentialAny = "ExistentialAny"
    case inferIsolatedConformances = "InferIsolatedConformances"
    case strictMemorySafety = "StrictMemorySafety"
}

extension Component {
    /// Reads a type marked `@Register` as a macro sees it, under each condition that a macro can't evaluate.
    ///
    /// - Returns: `nil` if the declaration is of a kind that can't be a component, or has too many conditions.
    static func read(
        _ declaration: some DeclGroupSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) -> Conditional<Component>? {
        func component(_ members: [DeclSyntax]) -> Component? {
            Component(
                declaration,
                attribute: attribute,
                surroundings: context.lexicalContext,
                members: members,
                module: { context.module(of: attribute) }
            )
        }
        guard component([]) != nil, context.surplusCondition(in: declaration) == nil else { return nil }
        return declaration.memberBlock.members
            .conditionalDeclarations(in: context.buildConfiguration)
            .compactMap(component)
    }

    init(
        _ function: FunctionDeclSyntax,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) {
        self.init(
            function,
            attribute: attribute,
            surroundings: context.lexicalContext,
            module: context.module(of: attribute)
        )
    }
}
