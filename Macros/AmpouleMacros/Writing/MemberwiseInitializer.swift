import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxBuilder

extension ComponentWriter {
    /// The initializer that sets the stored properties, or nil if none needs to be written.
    var memberwiseInitializer: DeclSyntax? {
        let parameters = component.memberwiseInitializer.parameters
        guard !component.hasInitializer, component.kind != .enumeration, !parameters.isEmpty else {
            return nil
        }
        let signature = parameters.map { parameter in
            let value = parameter.defaultValue.map { value in " = \(value.trimmed)" } ?? ""
            return "\(parameter.namesText(inside: parameter.name)): \(parameter.type.ofParameter)\(value)"
        }
        let assignments = parameters.map { parameter in
            let marker = mustMarkUnsafety && isUnsafe(parameter) ? "unsafe " : ""
            let reference = parameter.name.reference
            let value = parameter.type.mayHideFunction ? "Ampoule::__stored(\(reference))" : reference
            return directive.place(
                "\(marker)self.\(parameter.name.text) = \(value)".qualified,
                at: parameter.node
            )
        }
        let header = "\(component.memberwiseModifier)init(\(signature.joined(separator: ", "))) {"
        // The compiler reports at the end that the superclass cannot be initialized without arguments.
        let end = component.inheritanceClause == nil ? "}" : directive.place("}", at: component.attribute)
        return """
            \(raw: directive.place(header, at: component.attribute))
            \(raw: assignments.joined(separator: "\n").indented())
            \(raw: end)
            """
    }

    private func isUnsafe(_ parameter: Parameter) -> Bool {
        component.properties.contains { property in
            property.isUnsafe && property.name?.text == parameter.name.text
        }
    }
}

extension Component {
    /// The access modifier of the memberwise initializer, which is as visible as the least visible of its properties,
    /// like the one that the compiler writes for a structure.
    fileprivate var memberwiseModifier: String {
        access < .internal ? "" : memberwiseAccess.memberModifier
    }
}
