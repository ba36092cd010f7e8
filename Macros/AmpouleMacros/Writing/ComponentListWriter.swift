import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the accessors and the registering function of a `@Registrations`.
///
/// It names components only where a type is expected, since an expression would find an accessor with the same name
/// first.
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
            + [registerFunction].compactMap(\.self)
    }

    private func accessor(_ entry: ComponentList.Entry) -> DeclSyntax? {
        guard let type = entry.type, let name = entry.accessorName else { return nil }
        let resolver = list.isOnContainer ? "__resolver: .container(self)" : "resolver: self"
        let code = "nonisolated var \(name.declared): \(type).Factory { .init(\(resolver)) }"
        let documentation = ["/// Makes instances of ``\(entry.documentedName)``."]
        return "\(raw: directive.place(code, documentation: documentation, at: entry.expression))"
    }

    private var registerFunction: DeclSyntax? {
        guard
            let name = list.functionName,
            !list.entries.contains(where: { entry in entry.accessorName?.text == name })
        else { return nil }
        let container = list.isOnContainer ? "" : " where Self == Ampoule::Container"
        let header = directive.place("nonisolated func \(name)()\(container) {", at: list.functionNode)
        let calls = list.distinctEntries.compactMap { entry in
            entry.type.map { type in
                directive.place("Ampoule::__Type<\(type)>.Itself.register(in: self)", at: entry.expression)
            }
        }
        return """
            \(raw: header.qualified)
            \(raw: calls.joined(separator: "\n").indented().qualified)
            }
            """
    }
}

extension ComponentList.Entry {
    /// The component as a documentation link.
    fileprivate var documentedName: String {
        let function = expression.functionComponent.map { component in
            "\(component.surrounding.trimmed).\(component.name.function)"
        }
        let name = function ?? type?.trimmedText ?? ""
        return name.prefix { character in character != "<" }.replacing(".", with: "/").description
    }
}

extension ComponentList {
    /// The node for errors about the function: its name, or the attribute.
    fileprivate var functionNode: Syntax {
        functionNameExpression.map { name in Syntax(name) } ?? Syntax(attribute)
    }
}
