import AmpouleSyntax
import SwiftSyntax

/// An extension at file scope sees the type.
struct VisibilityRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard !component.surroundings.isEmpty else { return [] }
        if let modifier = component.declaration.modifiers.first(.private) {
            return [.privateNested(modifier, of: component)]
        }
        return component.surroundings.dropLast().compactMap { surrounding in
            guard
                let name = surrounding.asProtocol((any NamedDeclSyntax).self)?.name.textWithoutBackticks,
                let modifier = surrounding.asProtocol((any WithModifiersSyntax).self)?.modifiers.first(
                    .private
                )
            else { return nil }
            return .privateSurrounding(name, modifier, of: component)
        }
    }
}
