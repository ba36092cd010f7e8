import SwiftSyntax

extension DeclSyntax {
    /// Generated code that is handed to the compiler as it is.
    ///
    /// The compiler gets the text and parses it, so that parsing it here, too, would only take time.
    init(unparsed code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code.qualified)))
    }
}

extension String {
    /// This generated code with modules qualified in the syntax of the compiler's version.
    ///
    /// Swift 6.3 has module selectors (`Ampoule::Container`). Before, a type of the user's that is called `Ampoule` or
    /// `Swift` hides the module.
    var qualified: String {
        #if compiler(>=6.3)
        self
        #else
        replacing("Ampoule::", with: "Ampoule.").replacing("Swift::", with: "Swift.")
        #endif
    }
}
