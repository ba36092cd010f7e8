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
        let statements = literals.dropFirst().enumerated().compactMap { number, text in
            statement(text, file: file, number: number)
        }
        return ExprSyntax(unparsed: "{\n\(statements.joined(separator: "\n"))\n}()")
    }

    /// - Parameter text: The place and the name of a component.
    private static func statement(_ text: String, file: String, number: Int) -> String? {
        let parts = text.split(separator: " ", maxSplits: 1)
        let place = parts.first?.split(separator: ":").compactMap { Int($0) } ?? []
        guard parts.count == 2, place.count == 2 else { return nil }
        let name = parts[1]
        return """
            do {
            @available(*, unavailable, message: "another included list provides its service, too [duplicateRegistration]")
            func \(name)<Making>(_: Making) {}
            func \(name)(_: Ampoule::__Missing) {}
            let __key = __keys\(String(repeating: ".rest", count: number)).key
            let __other = Ampoule::Container.__provider(__key, __others)
            #sourceLocation(file: "\(file)", line: \(place[0]))
            \(String(repeating: " ", count: max(place[1] - 1, 0)))\(name)(__other)
            #sourceLocation()
            }
            """
    }
}
