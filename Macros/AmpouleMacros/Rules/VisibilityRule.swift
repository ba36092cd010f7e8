import AmpouleSyntax
import SwiftSyntax

/// An extension at file scope sees the type.
struct VisibilityRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard !component.surroundings.isEmpty else { return [] }
        if let modifier = component.declaration.modifiers.first(.private) {
            return [.privateNested(modifier, of: component)]
        }
        return component.surroundings.dropLast()
            .filter(\.isPrivate)
            .compactMap { surrounding in surrounding.asProtocol((any NamedDeclSyntax).self) }
            .map { surrounding in .privateSurrounding(surrounding.name.textWithoutBackticks, of: component) }
    }
}

extension Syntax {
    fileprivate var isPrivate: Bool {
        asProtocol((any WithModifiersSyntax).self)?.modifiers.contains(.private) == true
    }
}
