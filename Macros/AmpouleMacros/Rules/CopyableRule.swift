import AmpouleSyntax
import SwiftSyntax

/// Instances can be copied and can leave the call that makes them.
struct CopyableRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let inherited = component.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        return inherited.compactMap { type in type.as(SuppressedTypeSyntax.self) }
            .filter { suppressed in ["Copyable", "Escapable"].contains(suppressed.type.trimmedText) }
            .map { suppressed in .noncopyable(suppressed, of: component) }
    }
}
