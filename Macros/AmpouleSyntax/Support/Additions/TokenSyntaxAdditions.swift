import SwiftParser
import SwiftSyntax
import Synchronization

/// Which names are labels without backticks: telling it takes a parser, and labels are often the same.
private let plainLabels = Mutex<[String: Bool]>([:])

extension TokenSyntax {
    package var textWithoutBackticks: String {
        let text = text
        return text.utf8.first == UInt8(ascii: "`") ? identifier?.name ?? text : text
    }

    /// The text as a label at a call, where only the keyword `inout` needs backticks.
    package var argumentLabel: String {
        let name = textWithoutBackticks
        return plainLabels.withLock { known in
            if let isPlain = known[name] { return isPlain }
            let isValid = name.isValidSwiftIdentifier(for: .memberAccess) && name != "inout"
            let isPlain = isValid || ["init", "self", "Self"].contains(name)
            known[name] = isPlain
            return isPlain
        } ? name : "`\(name)`"
    }

    /// The text as a declaration spells the label or name of a parameter.
    ///
    /// There, only the keywords that were once allowed before parameters need backticks: `inout` begins a type, and the
    /// compiler warns about `let` and `var`.
    package var declaredParameter: String {
        ["inout", "let", "var"].contains(text) ? "`\(text)`" : text
    }

    /// The text as a reference to a variable with this name.
    package var reference: String { textWithoutBackticks.asDeclaredName }

    /// Whether this is `_`, which names nothing.
    package var isWildcard: Bool { tokenKind == .wildcard }
}

extension String {
    /// This name as its declaration spells it, in backticks if it is a keyword or not a plain identifier.
    package var asDeclaredName: String {
        // In an asynchronous function, 'await' begins an expression.
        isValidSwiftIdentifier(for: .variableName) && self != "await" ? self : "`\(self)`"
    }
}
