import AmpouleSyntax
import SwiftSyntax

/// The names in the attribute have the same meaning among the members, where generated code repeats them.
struct HiddenNameRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let types = (component.services + component.contributions + component.decorations).map(\.expression)
        let values = [component.registrationName, component.scope].compactMap(\.self)
        guard !types.isEmpty || !values.isEmpty else { return [] }
        let members = names(of: component.members)
        let nestedTypes = names(of: component.members.filter(\.isType))
        return types.flatMap { expression in hidden(expression, by: nestedTypes, in: component) }
            + values.flatMap { expression in hidden(expression, by: members, in: component) }
    }

    private static func names(of members: [DeclSyntax]) -> Set<String> {
        Set(members.flatMap(\.declaredNames).map(\.textWithoutBackticks))
    }

    private static func hidden(_ expression: ExprSyntax, by names: Set<String>, in component: Component)
        -> [DiagnosticMessage]
    {
        expression.tokens(viewMode: .sourceAccurate)
            .filter { token in token.isUnqualifiedName && names.contains(token.textWithoutBackticks) }
            .map { token in .hiddenName(token, in: component) }
    }
}

extension DeclSyntax {
    fileprivate var isType: Bool {
        self.is(TypeAliasDeclSyntax.self) || asProtocol((any DeclGroupSyntax).self) != nil
    }
}

extension TokenSyntax {
    /// Whether this is a name that is looked up in the surroundings.
    fileprivate var isUnqualifiedName: Bool {
        guard case .identifier = tokenKind else { return false }
        let previous = previousToken(viewMode: .sourceAccurate)?.text
        let next = nextToken(viewMode: .sourceAccurate)?.text
        return previous != "." && previous != "::" && next != "::" && next != ":"
    }
}
