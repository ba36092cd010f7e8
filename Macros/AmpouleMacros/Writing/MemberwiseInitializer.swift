import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The initializer that sets the stored properties; `nil` if the component needs none, or has the one of the compiler.
    var memberwiseInitializer: String? {
        guard !component.hasInitializer, component.kind != .enumeration,
            !component.usesMemberwiseInitializerOfCompiler
        else { return nil }
        let parameters = component.memberwiseInitializer.parameters
        guard !parameters.isEmpty else { return nil }
        let signature = parameters.map { parameter in
            let value = parameter.defaultValue.map { value in " = \(value.trimmed)" } ?? ""
            return
                "\(parameter.namesText(inside: parameter.memberwiseName)): \(parameter.type.ofParameter)\(value)"
        }
        let assignments = parameters.map { parameter in
            let property = component.property(named: parameter.name)
            let reference = parameter.memberwiseName.reference
            let value = parameter.type.mayHideFunction ? "Ampoule::__stored(\(reference))" : reference
            let assignment = "\(property.map(unsafety) ?? "")self.\(parameter.name.text) = \(value)"
            return directive.place(
                property?.declaration.attributes.permittingDeprecation(in: assignment) ?? assignment,
                at: parameter.node
            )
        }
        let header = "\(component.memberwiseModifier)init(\(signature.joined(separator: ", "))) {"
        // The compiler reports a superclass without an argument-free initializer at the closing brace.
        let end = component.inheritanceClause == nil ? "}" : directive.place("}", at: component.attribute)
        return """
            \(directive.place(header, at: component.attribute))
            \(assignments.joined(separator: "\n").indented())
            \(end)
            """
    }
}

extension Parameter {
    /// The name inside the memberwise initializer, where a parameter named `self` would hide the instance.
    fileprivate var memberwiseName: TokenSyntax {
        name.textWithoutBackticks == "self" ? .identifier("__self") : name
    }
}

extension Component {
    fileprivate func property(named name: TokenSyntax) -> Property? {
        properties.first { property in property.name?.text == name.text }
    }

    /// The access modifier of the memberwise initializer.
    ///
    /// It is as visible as the least visible of its properties, like the compiler's own for a structure.
    fileprivate var memberwiseModifier: String {
        if namesPrivateMember(memberwiseInitializer.parameters) { return "private " }
        return access < .internal ? "" : memberwiseAccess.memberModifier
    }
}
