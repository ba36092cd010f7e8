import SwiftSyntax

extension DeclSyntax {
    /// Wraps generated code without parsing it.
    ///
    /// The compiler receives the text of an expansion and parses it, so parsing it here would only cost time.
    init(unparsed code: String) {
        self.init(MissingDeclSyntax(placeholder: .identifier(code.qualified)))
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
        replacing("Ampoule::", with: "Ampoule.").replacing("Swift::", with: "Swift.")
        #endif
    }
}
