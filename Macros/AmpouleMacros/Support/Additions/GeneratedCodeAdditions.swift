import AmpouleSyntax
import SwiftSyntax

extension DeclSyntax {
    /// Wraps generated code without parsing it.
    ///
    /// The compiler receives the text of an expansion and parses it, so parsing it here would only cost time.
    init(unparsed code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code)))
    }
}

extension ExprSyntax {
    /// Wraps a generated expression without parsing it.
    init(unparsed code: String) {
        self.init(DeclReferenceExprSyntax(baseName: .identifier(code)))
    }
}

extension ExtensionDeclSyntax {
    /// Wraps a generated extension without members, without parsing it.
    ///
    /// - Parameters:
    ///   - header: The extended type and the inheritance clause.
    ///   - attributes: The attributes, each on a line of its own.
    init(unparsed header: String, attributes: String) {
        self.init(
            leadingTrivia: attributes.isEmpty ? [] : .unexpectedText(attributes),
            extensionKeyword: .keyword(.extension, trailingTrivia: .space),
            extendedType: IdentifierTypeSyntax(name: .identifier(header, trailingTrivia: .space)),
            memberBlock: MemberBlockSyntax(members: [])
        )
    }
}

extension String {
    /// This text with every nonempty line indented.
    func indented() -> String {
        let bytes = utf8
        var text = ""
        var start = bytes.startIndex
        for offset in lineFeedEnds + [bytes.count] {
            let end = bytes.index(bytes.startIndex, offsetBy: offset)
            let line = self[start..<end]
            if line != "\n", !line.isEmpty { text += "    " }
            text += line
            start = end
        }
        return text
    }

    /// This text escaped for a single-line string literal, without delimiters.
    var escapedInLiteral: String {
        let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
        if isPlain { return self }
        return unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\\(scalar)"
            case _ where scalar.properties.generalCategory == .control || Character(scalar).isNewline:
                "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }.joined()
    }

    /// A raw literal with this text on lines of its own.
    var asRawLiteral: String {
        var longest = 0
        var current = 0
        for byte in utf8 {
            current = byte == UInt8(ascii: "#") ? current + 1 : 0
            longest = max(longest, current)
        }
        let signs = String(repeating: "#", count: longest + 1)
        return "\(signs)\"\"\"\n\(self)\n\"\"\"\(signs)"
    }
}

extension Sequence<String> {
    /// A list of arguments or parameters, on one line unless that would be too long in the body of a member of a nested type.
    func asList(after start: String, before end: String) -> String {
        let line = start + joined(separator: ", ") + end
        guard line.utf8.count > 120 - 8 else { return line }
        return "\(start)\n\(joined(separator: ",\n").indented())\n\(end)"
    }

    /// The nonempty declarations, separated by empty lines.
    func asDeclarations() -> String {
        filter { declaration in !declaration.isEmpty }.joined(separator: "\n\n")
    }
}
