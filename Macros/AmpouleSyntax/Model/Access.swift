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
