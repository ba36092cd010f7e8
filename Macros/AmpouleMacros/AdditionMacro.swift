import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `#__addition`, which refuses what an included list of a level provides besides an outer level.
///
/// The compiler expands it in the scope of the list of the level that includes it.
enum AdditionMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let functions = """
            func registration(_: Ampoule::__Distinct) {}
            @available(*, unavailable, message: "an outer level provides its service, too; to replace that, the list that \
            includes this one names it in 'replacing:' [duplicateRegistration]")
            func registration(_: Ampoule::__Duplicate) {}
            @available(*, unavailable, message: "it must be made without waiting and on any actor, like what it replaces; \
            make its initializer nonisolated, and not 'async' [unfitReplacement]")
            func registration(_: Ampoule::__Unfit) {}
            """
        return node.comparison(functions, statement)
    }

    /// Outer levels don't count if the including list has a component for the key, which replaces this one, or if a part of this
    /// component's list at an outer level has one, with which the list has compared it itself.
    private static func statement(_ place: SourcePlace, file: String, number: Int) -> String {
        let (key, judged, outer) = ("__key\(number)", "__judged\(number)_", "__outer\(number)_")
        let containers = SeenContainers.all.dropFirst()
        let requests =
            SeenContainers.requests(
                judged,
                of: key,
                beyond: "__own\(number)",
                in: containers,
                lists: "__part",
                question: "__partQuestion"
            ) + SeenContainers.requests(outer, of: key, beyond: judged, in: containers)
        return """
            let \(key) = __keys\(number - 1).key
            let __keys\(number) = __keys\(number - 1).rest
            let __added\(number) = __Container1.__provider(\(key), __lists).made
            let __own\(number) = registrationForThisKey(\(key), Ampoule::__priority)
            \(requests.joined(separator: "\n"))
            let __verdict\(number) = \(judged).outside(\(outer)).made.beside(__added\(number), replacement(\(key)))
            \(place.directive("registration(__verdict\(number))", in: file))
            """
    }
}
