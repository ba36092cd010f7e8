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

    /// Whether all listed types are components.
    let areComponents: Bool
    let directive: LineDirective

    let isProved: Bool

    /// The prefix of the protocols that name lists.
    ///
    /// Without `any`, a type that isn't a protocol causes only the error at `as:`.
    let existentialMark: String

    init(_ list: ComponentList, areComponents: Bool, in context: some MacroExpansionContext) {
        self.list = list
        self.areComponents = areComponents
        directive = LineDirective(list.attribute, on: list.declaration, in: context)
        existentialMark = context.hasFeature(.existentialAny) ? "any " : ""
        isProved = areComponents && !context.leavesListsUnproved
    }

    var declarations: [DeclSyntax] {
        list.distinctEntries.compactMap(accessor)
            + ((areComponents ? namedListMembers : []) + membersOfProof).map(DeclSyntax.init(unparsed:))
            + [registerFunction].compactMap(\.self)
    }

    private func accessor(_ entry: ComponentList.Entry) -> DeclSyntax? {
        guard let type = entry.type, let name = entry.accessorName else { return nil }
        let resolver =
            list.level != nil
            ? "__resolver: .container(self.container)"
            : list.isOnContainer ? "__resolver: .container(self)" : "resolver: self"
        let value = "{ .init(\(resolver)) }"
        let access = entry.isPublic && !list.declaration.modifiers.contains(.public) ? "public " : ""
        let code = "\(access)nonisolated var \(name.declared): \(type).Factory \(value)"
        guard areComponents else {
            let standIn = """
                \(directive.error(entry.notAComponent, at: entry.expression))
                \(access)nonisolated var \(name.declared): Ampoule::__MisusedFactory<\(type)> \(value)
                """
            return DeclSyntax(
                unparsed: """
                    #Ampoule::__listed(\(type).self, \(code.asRawLiteral), else: \(standIn.asRawLiteral))
                    """
            )
        }
        let documentation = ["/// Makes instances of ``\(entry.documentedName)``."]
        return "\(raw: directive.place(code, below: documentation, at: entry.expression))"
    }

    private var registerFunction: DeclSyntax? {
        guard
            let name = list.functionName,
            !list.entries.contains(where: { entry in entry.accessorName?.text == name })
        else { return nil }
        let container = list.isOnContainer ? "" : " where Self == Ampoule::Container"
        let signature =
            list.level == nil
            ? "func \(name)()\(container)" : "static func \(name)(in container: Ampoule::Container)"
        let isPublic =
            list.name == nil && list.entries.contains(where: \.isPublic)
            && !list.declaration.modifiers.contains(.public)
        let header = directive.place(
            "\(isPublic ? "public " : "")nonisolated \(signature) {",
            at: list.functionNode
        )
        let registration = areComponents ? registration : registerCalls
        let proof = isProved ? ListProof(of: list, directive).expression(proving: proofOfLists) : nil
        let body = [proof, registration.joined(separator: "\n").indented()].compactMap(\.self)
        return DeclSyntax(unparsed: "\(header)\n\(body.joined(separator: "\n"))\n}")
    }

    /// The attributes that say where the list is available.
    var availability: String {
        list.declaration.attributes.filter { attribute in
            attribute.as(AttributeSyntax.self)?.isNamed("available") == true
        }.trimmedDescription
    }

    /// The calls that register the components of the list itself.
    var registerCalls: [String] {
        list.distinctEntries.compactMap { entry in
            entry.type.map { type in
                let component = "Ampoule::__Type<\(type)>.Itself"
                let call =
                    areComponents
                    ? "\(component).register(in: \(registrar))"
                    : "Ampoule::__registerListed(\(component).self, in: \(list.level == nil ? "self" : "container"))"
                return directive.place(call, at: entry.expression)
            }
        }
    }
}

extension ComponentList.Entry {
    /// The error for a type that isn't a component.
    fileprivate var notAComponent: String {
        "'\(type?.trimmedText ?? "")' cannot be listed, because it is not a component; apply '@Register' to it, or correct "
            + "its '@Register' if it has one"
    }

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
