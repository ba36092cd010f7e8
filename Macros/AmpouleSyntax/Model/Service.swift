import SwiftSyntax

/// A service as listed in `@Register`, or in its `contributesTo:` or `decorates:`.
package struct Service {
    /// The argument as written, such as `Animal.self`.
    package let expression: ExprSyntax

    package init(expression: ExprSyntax) {
        self.expression = expression
    }

    /// The named type; `nil` if the argument is spelled otherwise.
    package var type: ExprSyntax? { expression.namedType }
}
