import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type that is a component in a function's stead, and the property that names it.
    func functionComponent(with members: [DeclSyntax]) -> [DeclSyntax] {
        guard let function = component.function else { return [] }
        let name = FunctionComponentName(function: function.name.textWithoutBackticks)
        let availability = component.declaration.attributes.attributes
            .filter { attribute in attribute.isNamed("available") }
            .map { attribute in attribute.trimmedDescription + "\n" }.joined()
        return [
            """
            \(raw: availability)\(raw: modifier)enum \(raw: name.type): nonisolated Ampoule.Registrable {
            \(raw: members.map(\.description).asDeclarations().indented())
            }
            """,
            """
            /// The component that ``\(raw: name.function)`` makes.
            \(raw: availability)\(raw: modifier)nonisolated static var \(raw: name.property): \(raw: name.type).Type {
                \(raw: name.type).self
            }
            """,
        ]
    }

    /// The access of both, which is no less than that of the type's members.
    private var modifier: String {
        component.access < .internal ? "fileprivate " : component.access.modifier
    }
}
