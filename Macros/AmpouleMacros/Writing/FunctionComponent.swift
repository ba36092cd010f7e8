import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type that represents a function as a component, and the property that names it.
    func functionComponent(with members: [DeclSyntax]) -> [DeclSyntax] {
        guard let function = component.function else { return [] }
        let name = FunctionComponentName(function: function.name.textWithoutBackticks)
        let availability = component.declaration.attributes.named("available")
            .map { attribute in attribute.trimmedText + " " }.joined()
        let header =
            "\(modifier)enum \(name.type): nonisolated Ampoule::__Registrable, Ampoule::__ProvidedByFunction {"
        let property =
            "nonisolated static var \(name.property): \(name.type).Type { \(metatype(of: name.type)) }"
        let documentation = ["/// The component that ``\(name.function)`` makes."]
        let ownName: DeclSyntax = "\(raw: modifier)typealias __FunctionComponent = Self"
        return [
            """
            \(raw: directive.place(availability + header, at: function.name))
            \(raw: ([ownName] + members).map(\.description).asDeclarations().indented())
            }
            """,
            """
            \(raw: directive.place(
                availability + modifier + property,
                below: documentation,
                at: function.name
            ))
            """,
        ]
    }

    private func metatype(of type: String) -> String {
        let surrounding = component.surroundings.first?.as(ExtensionDeclSyntax.self)?.extendedType
        // In an extension of 'Container', its methods, such as '__make', can hide the type.
        return surrounding?.isReference(to: "Container", inModule: "Ampoule") == true
            ? "Ampoule::__Type<\(type)>.Itself.self" : "\(type).self"
    }

    /// The access modifier of both, which is at least that of the type's members.
    private var modifier: String {
        component.access < .internal ? "fileprivate " : component.visibility
    }
}

extension Component {
    /// The service in the members; one alias spells a function's, so that an unknown type is reported once.
    var innerService: String { kind == .function ? "RegisteredService" : registeredService }

    /// The name of the component in its members.
    ///
    /// The type of a function has another name inside than outside, so that two functions with the same name are a
    /// single error.
    var innerName: String { kind == .function ? "__FunctionComponent" : ownName }
}
