extension String {
    /// This text with every line but empty ones moved to the right.
    func indented() -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.isEmpty ? "" : "    " + line }
            .joined(separator: "\n")
    }

    /// This text as a string literal without delimiters spells it, on a single line.
    var escapedInLiteral: String {
        unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control || Character(scalar).isNewline:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// This text, then a space, unless it is empty.
    var followedBySpace: String { isEmpty ? "" : self + " " }
}

extension Sequence<String> {
    /// The declarations with an empty line between each.
    func asDeclarations() -> String {
        filter { declaration in !declaration.isEmpty }.joined(separator: "\n\n")
    }
}
