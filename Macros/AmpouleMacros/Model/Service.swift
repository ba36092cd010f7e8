import SwiftSyntax

/// A service as listed in `@Register`.
struct Service {
    /// The argument as written, such as `Animal.self`.
    let expression: ExprSyntax

    /// The type that is named, or nil if the argument is spelled otherwise.
    var type: ExprSyntax? { expression.namedType }
}
