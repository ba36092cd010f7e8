import SwiftSyntax

/// The isolation that a declaration states explicitly.
package enum Isolation {
    case nonisolated
    case globalActor(AttributeSyntax)

    /// The isolation that a declaration states, or nil if it leaves that to its surroundings.
    ///
    /// Syntax does not show which attributes are global actors. One whose name ends in `Actor` is taken for one, but for
    /// the macro of SwiftData that is so named.
    ///
    /// - Parameter isInitializer: Whether the declaration is an initializer, before which hardly any other attribute
    ///   without arguments is written in upper case.
    package init?(
        _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        isInitializer: Bool = false
    ) {
        if modifiers.contains(.nonisolated) {
            self = .nonisolated
        } else if let attribute = attributes.attributes.first(where: { attribute in
            attribute.namesGlobalActor || isInitializer && attribute.mayNameGlobalActor
        }) {
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
        mayNameGlobalActor && lastName.hasSuffix("Actor") && lastName != "ModelActor"
    }

    fileprivate var mayNameGlobalActor: Bool {
        arguments == nil && lastName.first?.isUppercase == true
            && !["Inject", "Provides", "Register"].contains(where: isNamed)
    }
}
