import AmpouleSyntax
import SwiftSyntax

extension IsolationSpelling {
    /// Reads the isolation that the attributes and modifiers of a declaration state.
    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        if modifiers.contains(.nonisolated) {
            self = .nonisolated
        } else if attributes.isConditional {
            self = .unknown
        } else {
            let others = attributes.attributes.filter(\.mayIsolate)
            let names = others.filter { attribute in attribute.arguments == nil }.map(\.attributeName)
            self = others.isEmpty ? .unstated : .attributes(names.map(TypeSpelling.init))
        }
    }

    /// Reads the isolation that a type states, or that its properties may give it.
    ///
    /// In Swift 5 mode, a type infers its isolation from the property wrappers of its properties.
    init(_ type: some TypeDeclSyntax) {
        let stated = IsolationSpelling(type.attributes, type.modifiers)
        let mayBeWrapped = type.memberBlock.members.contains { member in
            guard let property = member.decl.as(VariableDeclSyntax.self) else { return false }
            return property.attributes.isConditional
                || property.attributes.attributes.contains(where: \.mayIsolate)
        }
        self = stated == .unstated && mayBeWrapped ? .unknown : stated
    }
}

extension AttributeSyntax {
    /// Whether this may be a global actor, or a macro that adds one to members.
    fileprivate var mayIsolate: Bool {
        lastName == "MainActor" || !isKnown && lastName != "Observable"
    }
}
