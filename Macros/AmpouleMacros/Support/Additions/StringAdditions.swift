extension String {
    /// This text with every line but empty ones moved to the right.
    func indented() -> String {
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.isEmpty ? "" : "    " + line }
            .joined(separator: "\n")
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
