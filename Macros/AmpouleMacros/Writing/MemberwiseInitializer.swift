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
            directive.place("self.\(parameter.name.text) = \(parameter.name.reference)", at: parameter.node)
        }
        let header = "\(component.memberwiseAccess.modifier)init(\(signature.joined(separator: ", "))) {"
        return """
            \(raw: directive.place(header, at: component.attribute))
            \(raw: assignments.joined(separator: "\n").indented())
            }
            """
    }
}
