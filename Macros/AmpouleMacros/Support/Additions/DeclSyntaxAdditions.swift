import SwiftSyntax

extension DeclSyntax {
    /// Wraps generated code without parsing it.
    ///
    /// The compiler receives the text of an expansion and parses it, so parsing it here would only cost time.
    init(unparsed code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code.qualified)))
    }
}

extension ExprSyntax {
    /// Wraps a generated expression without parsing it.
    init(unparsed code: String) {
        self.init(DeclReferenceExprSyntax(baseName: .identifier(code.qualified)))
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
            extendedType: IdentifierTypeSyntax(name: .identifier(header.qualified, trailingTrivia: .space)),
            memberBlock: MemberBlockSyntax(members: [])
        )
    }
}

extension String {
    /// This generated code with modules qualified in the syntax of the compiler's version.
    ///
    /// Swift 6.3 has module selectors (`Ampoule::Container`). In earlier versions, a user's type named `Ampoule` or
    /// `Swift` hides the module.
    var qualified: String {
        #if compiler(>=6.3)
        self
        #else
        replacing("#Ampoule::", with: "#").replacing("Ampoule::", with: "Ampoule.")
            .replacing("Swift::", with: "Swift.")
        #endif
    }
}
