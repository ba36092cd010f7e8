import SwiftSyntax

/// An access level; the levels are in ascending order.
package enum Access: Int, Comparable {
    case `private`
    case `fileprivate`
    case `internal`
    case `package`
    case `public`

    /// The access level that `modifiers` state explicitly.
    package init?(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): self = .private
            case .keyword(.fileprivate): self = .fileprivate
            case .keyword(.internal): self = .internal
            case .keyword(.package): self = .package
            case .keyword(.public), .keyword(.open): self = .public
            default: continue
            }
            return
        }
        return nil
    }

    package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

    /// The modifier, with a space after it, of a generated declaration.
    ///
    /// A member without a modifier is as visible as its type, up to `internal`.
    package var modifier: String {
        switch self {
        case .private, .fileprivate, .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }

    /// The modifier, with a space after it, of a generated member that is less visible than its type.
    package var memberModifier: String { self < .internal ? "fileprivate " : modifier }
}

/// The isolation that a declaration states explicitly.
package enum Isolation {
    case nonisolated
    case globalActor(AttributeSyntax)

    /// The isolation that a declaration states; `nil` if it states none.
    ///
    /// Syntax doesn't show which attributes are global actors. An attribute whose name ends in `Actor` is taken for
    /// one, except for SwiftData's macro with such a name.
    ///
    /// - Parameter isInitializer: Whether the declaration is an initializer, on which capitalized attributes without
    ///   arguments are almost always global actors.
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

    /// The modifier, with a space after it, that states this isolation on a generated declaration.
    package var modifier: String {
        switch self {
        case .nonisolated: "nonisolated "
        case .globalActor(let attribute): "\(attribute.trimmedText) "
        }
    }
}

extension AttributeSyntax {
    /// Whether this may be a global actor, by its name.
    var namesGlobalActor: Bool {
        mayNameGlobalActor && lastName.hasSuffix("Actor") && lastName != "ModelActor"
    }

    fileprivate var mayNameGlobalActor: Bool {
        arguments == nil && lastName.first?.isUppercase == true
            && !["Inject", "Provides", "Register", "Sendable"].contains(where: isNamed)
    }
}
