import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The function that injects properties and calls the injected methods.
    var completeFunction: String? {
        guard component.hasCompletion else { return nil }
        let assignments = component.injectedProperties.map(assignment)
        let calls = component.methods.map(call)
        return """
            static func __complete(\(lineage.isInheriting ? lineage.label("completion") : "_") __resolver: any Ampoule.Resolver, \
            _ __component: \(component.isValueCompleted ? "inout " : "")\(component.name.text)) throws {
            \((assignments + calls).joined(separator: "\n").indented())
            }
            """
    }

    /// An expression for that function.
    var completeFunctionReference: String {
        let name = "\(component.name.text).__complete"
        return lineage.isInheriting ? "\(name)(\(lineage.label("completion")):_:)" : name
    }

    /// The expression that asks the container for a dependency.
    func dependency(_ parameter: Parameter) -> String {
        dependency(parameter.type, injection: parameter.injections.first)
    }

    private func dependency(_ type: ValueType, injection: Injection?) -> String {
        let name = injection?.name.map { name in ", name: \(copy(name))" } ?? ""
        return "__resolver.__dependency((\(copy(type.ofDependency))).self\(name))"
    }

    private func assignment(_ property: Property) -> String {
        guard let name = property.name, let type = property.type else { return "" }
        let value = dependency(type, injection: property.injections.first)
        return directive.place("__component.\(name.text) = try \(value)", at: property.binding)
    }

    private func call(_ method: Method) -> String {
        let values = method.parameters.map { parameter in parameter.labelText + dependency(parameter) }
        let effect = method.isThrowing || !values.isEmpty ? "try " : ""
        return directive.place(
            "\(method.hasResult ? "_ = " : "")\(effect)__component.\(method.declaration.name.text)(\(values.joined(separator: ", ")))",
            at: method.declaration.name
        )
    }
}
