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
