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
        let literals = node.literals
        guard let file = literals.first else { return "nil" }
        let statements = literals.dropFirst().enumerated().map { number, place in
            SourcePlace(text: place).map { place in statement(place, file: file, number: number + 1) } ?? ""
        }
        return ExprSyntax(
            unparsed: """
                {
                func registration(_: Ampoule::__Missing) {}
                @available(*, unavailable, message: "another included list provides its service, too [duplicateRegistration]")
                func registration<Provider>(_: Provider) {}
                let __keys0 = __keys
                \(statements.joined(separator: "\n"))
                }()
                """
        )
    }

    /// The statements about a component.
    ///
    /// - Parameter number: Its number, from one.
    private static func statement(_ place: SourcePlace, file: String, number: Int) -> String {
        """
        let __other\(number) = __Container1.__provider(__keys\(number - 1).key, __others)
        let __keys\(number) = __keys\(number - 1).rest
        \(place.directive("registration(__other\(number))", in: file))
        """
    }
}
