import SwiftParser
import SwiftSyntax

extension TokenSyntax {
    /// The text without the backticks that may surround it.
    package var textWithoutBackticks: String {
        identifier?.name ?? text
    }

    /// The text as a label at a call, where all keywords but `inout` go without backticks.
    package var argumentLabel: String {
        let name = textWithoutBackticks
        let isPlain =
            name.isValidSwiftIdentifier(for: .memberAccess) || ["init", "self", "Self"].contains(name)
        return isPlain && name != "inout" ? name : "`\(name)`"
    }

    /// The text as the label or the name of a parameter spells it where it is declared.
    ///
    /// There, all keywords go without backticks apart from those that once stood before parameters: `inout` begins a
    /// type, and of `let` and `var` the compiler warns.
    package var declaredParameter: String {
        ["inout", "let", "var"].contains(text) ? "`\(text)`" : text
    }

    /// The text as a reference to a variable of this name.
    package var reference: String { textWithoutBackticks.asDeclaredName }

    /// Whether this is `_`, which names nothing.
    package var isWildcard: Bool { tokenKind == .wildcard }
}

extension String {
    /// This name as its declaration spells it, in backticks where it is a keyword or no plain identifier.
    package var asDeclaredName: String {
        // In an asynchronous function, 'await' begins an expression.
        isValidSwiftIdentifier(for: .variableName) && self != "await" ? self : "`\(self)`"
    }
}
