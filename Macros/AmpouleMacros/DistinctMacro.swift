import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `#__distinct`, which refuses what two included lists provide.
///
/// The compiler expands it in the scope of the list that includes both.
enum DistinctMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let functions = """
            func registration(_: Ampoule::__Missing) {}
            @available(*, unavailable, message: "another included list provides its service, too; include one of both, or include this one \
            in the other and replace it there [duplicateRegistration]")
            func registration<Provider>(_: Provider) {}
            """
        return node.comparison(functions, statement)
    }

    private static func statement(_ place: SourcePlace, file: String, number: Int) -> String {
        """
        let __other\(number) = __Container1.__provider(__keys\(number - 1).key, __others)
        let __keys\(number) = __keys\(number - 1).rest
        \(place.directive("registration(__other\(number))", in: file))
        """
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The comparison of what a list provides with what is seen beside it.
    ///
    /// The arguments are the file of the list, and the places of its components in the order of `__keys`.
    ///
    /// - Parameters:
    ///   - functions: The functions that judge a component.
    ///   - statement: Returns the statements about a component at a place in a file, and with a number, from one.
    func comparison(_ functions: String, _ statement: (SourcePlace, String, Int) -> String) -> ExprSyntax {
        let literals = literals
        guard let file = literals.first else { return "nil" }
        let statements = literals.dropFirst().enumerated().map { index, place in
            SourcePlace(text: place).map { place in statement(place, file, index + 1) } ?? ""
        }
        let lines = [functions, "let __keys0 = __keys"] + statements
        return ExprSyntax(unparsed: "{\n\(lines.joined(separator: "\n"))\n}()")
    }
}
