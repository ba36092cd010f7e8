import SwiftSyntax

extension DeclSyntax {
    /// Generated code that is handed to the compiler as it is.
    ///
    /// The compiler gets the text and parses it, so that parsing it here, too, would only take time.
    init(unparsed code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code)))
    }
}
