import SwiftSyntax

/// The isolation that a declaration states explicitly.
package enum Isolation {
    case nonisolated
    case globalActor(AttributeSyntax)

    /// The isolation that a declaration states, or nil if it leaves that to its surroundings.
    ///
    /// Syntax does not show which attributes are global actors. As all the known ones are named
    /// `…Actor`, an attribute so named is taken for one.
    package init?(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        if modifiers.contains(.nonisolated) {
            self = .nonisolated
        } else if let attribute = attributes.attributes.first(where: \.namesGlobalActor) {
            self = .globalActor(attribute)
        } else {
            return nil
        }
    }

    /// The text, with a space after it, that states this isolation on a generated declaration.
    package var modifier: String {
        switch self {
        case .nonisolated: "nonisolated "
        case .globalActor(let attribute): "\(attribute.trimmedDescription) "
        }
    }
}

extension AttributeSyntax {
    fileprivate var namesGlobalActor: Bool {
        arguments == nil && lastName.first?.isUppercase == true && lastName.hasSuffix("Actor")
    }
}
