import SwiftParser
import SwiftSyntax

extension TokenSyntax {
    /// The text without the backticks that may surround it.
    package var textWithoutBackticks: String {
        identifier?.name ?? text
    }

    /// The text as a label at a call, where but a few keywords need backticks.
    package var argumentLabel: String {
        ["inout", "let", "var"].contains(textWithoutBackticks)
            ? "`\(textWithoutBackticks)`" : textWithoutBackticks
    }

    /// The text as a reference to a variable of this name, in backticks where that needs them.
    package var reference: String {
        text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(textWithoutBackticks)`"
    }
}
