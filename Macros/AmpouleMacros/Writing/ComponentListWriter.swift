import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the accessors and the function of a `@Registrations`.
struct ComponentListWriter {
    let list: ComponentList
    let directive: LineDirective

    init(_ list: ComponentList, in context: some MacroExpansionContext) {
        self.list = list
        directive = LineDirective(context: context)
    }

    /// The generated members.
    var declarations: [DeclSyntax] {
        list.distinctEntries.compactMap(accessor)
            + [registerFunction].compactMap { declaration in declaration }
    }

    private func accessor(_ entry: ComponentList.Entry) -> DeclSyntax? {
        guard let type = entry.type, let name = entry.accessorName else { return nil }
        let code = "nonisolated var \(name.declared): \(type).Factory { \(type).Factory(resolver: self) }"
        return "\(raw: directive.place(code, at: entry.expression))"
    }

    private var registerFunction: DeclSyntax? {
        guard
            let name = list.functionName,
            !list.entries.contains(where: { entry in entry.accessorName?.text == name })
        else { return nil }
        let container = list.isOnContainer ? "" : " where Self == Ampoule.Container"
        let calls = list.distinctEntries.compactMap(\.type).map { type in "\(type).register(in: self)" }
        return """
            nonisolated func \(raw: name)()\(raw: container) {
            \(raw: calls.joined(separator: "\n").indented())
            }
            """
    }
}
