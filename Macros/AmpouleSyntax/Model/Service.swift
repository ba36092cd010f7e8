import SwiftSyntax

/// A service as listed in `@Register`, or in its `contributesTo:`.
package struct Service {
    /// The argument as written, such as `Animal.self`.
    package let expression: ExprSyntax

    /// The named type; `nil` if the argument is spelled otherwise.
    package var type: ExprSyntax? { expression.namedType }
}
