extension String {
    /// The text with other texts for some characters, and for line breaks if one is given.
    func escaped(_ replacements: [Character: String], newline: String? = nil) -> String {
        map { replacements[$0] ?? ($0.isNewline ? newline : nil) ?? String($0) }.joined()
    }

    /// The text as it stands in HTML and SVG.
    var escapedForMarkup: String { escaped(["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]) }

    /// The text with its line breaks made visible.
    var lineBreaksVisible: String { contains(where: \.isNewline) ? escaped([:], newline: "\\n") : self }
}
