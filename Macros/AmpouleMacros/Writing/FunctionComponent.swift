import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type that is a component in a function's stead, and the property that names it.
    func functionComponent(with members: [DeclSyntax]) -> [DeclSyntax] {
        guard let function = component.function else { return [] }
        let name = FunctionComponentName(function: function.name.textWithoutBackticks)
        let availability = component.declaration.attributes.attributes
            .filter { attribute in attribute.isNamed("available") }
            .map { attribute in attribute.trimmedDescription + " " }.joined()
        let header = "\(modifier)enum \(name.type): nonisolated Ampoule::__Registrable {"
        let property =
            "nonisolated static var \(name.property): \(name.type).Type { \(metatype(of: name.type)) }"
        let documentation = ["/// The component that ``\(name.function)`` makes."]
        let ownName: DeclSyntax = "\(raw: modifier)typealias __FunctionComponent = Self"
        return [
            """
            \(raw: directive.place(availability + header, at: function.name).qualified)
            \(raw: ([ownName] + members).map(\.description).asDeclarations().indented())
            }
            """,
            """
            \(raw: directive.place(
                availability + modifier + property,
                documentation: documentation,
                at: function.name
            ).qualified)
            """,
        ]
    }

    private func metatype(of type: String) -> String {
        let surrounding = component.surroundings.first?.as(ExtensionDeclSyntax.self)?.extendedType
        // A container has methods such as '__make'.
        return surrounding?.isReference(to: "Container", inModule: "Ampoule") == true
            ? "Ampoule::__Type<\(type)>.Itself.self" : "\(type).self"
    }

    /// The access of both, which is no less than that of the type's members.
    private var modifier: String {
        component.access < .internal ? "fileprivate " : component.access.modifier
    }
}

extension Component {
    /// The service in the members; that of a function is spelled once, so that an unknown type is no error at each use.
    var innerService: String { kind == .function ? "RegisteredService" : registeredService }

    /// The name of the component in its members.
    ///
    /// In the type that is written for a function, it is another one than outside: two functions of one name are
    /// a mistake, and shall not be several.
    var innerName: String { kind == .function ? "__FunctionComponent" : ownName }
}
