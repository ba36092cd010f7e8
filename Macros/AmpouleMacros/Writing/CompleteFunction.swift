import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The function that injects properties and calls the injected methods.
    var completeFunction: String? {
        guard component.hasCompletion else { return nil }
        let assignments = component.injectedProperties.map(assignment)
        let calls = component.methods.map(call)
        let label = lineage.isInheriting ? lineage.label("completion") : "_"
        let resolver = isAwaited ? "Ampoule::AsynchronousResolver" : "any Ampoule::Resolver"
        let unwrapping = isComponentWrapped ? ["let __component = __component.value"] : []
        return """
            static func __complete(\(label) __resolver: \(resolver), _ __component: \(completedType)) \
            \(isAwaited ? "async " : "")throws {
            \((unwrapping + assignments + calls).joined(separator: "\n").indented())
            }
            """
    }

    /// The type of the parameter for the component.
    var completedType: String {
        if component.isValueCompleted { return "inout \(component.innerName)" }
        return isComponentWrapped ? "Ampoule::__Argument<\(component.innerName)>" : component.innerName
    }

    /// Whether the component is passed in a wrapper, like an argument of an asynchronous factory.
    private var isComponentWrapped: Bool { isAwaited && !component.isValueCompleted }

    /// A reference to that function.
    var completeFunctionReference: String {
        let name = lineage.isInheriting ? "__complete(\(lineage.label("completion")):_:)" : "__complete"
        return "\(isPassedAsMethod(component.isolation) ? functionMethods : component.innerName).\(name)"
    }

    /// An expression that describes the function.
    var completion: String {
        "Ampoule::__Completion(\(isAwaited ? "asynchronous: " : "")\(completeFunctionReference))"
    }

    private var isAwaited: Bool { component.isCompletedAsynchronously }

    /// The expression that resolves a dependency.
    func dependency(_ parameter: Parameter, isAwaited: Bool) -> String {
        dependency(parameter.type, injection: parameter.injections.first, isAwaited: isAwaited)
    }

    private func dependency(_ type: ValueType, injection: Injection?, isAwaited: Bool) -> String {
        let name = injection?.name.map { name in ", name: \(dependencyName(name))" } ?? ""
        let service = copy(type.ofDependency)
        return isAwaited
            ? "__resolver[__awaited: Ampoule::__Type<\(service)>.self\(name)]"
            : "Ampoule::__Dependency<\(service)>[by: __resolver\(name)]"
    }

    private func assignment(_ property: Property) -> String {
        guard let name = property.name, let type = property.type else { return "" }
        let value = dependency(type, injection: property.injections.first, isAwaited: isAwaited)
        let assignment =
            "\(unsafety(of: property))__component.\(name.text) = try \(isAwaited ? "await " : "")\(value)"
        return directive.place(
            property.declaration.attributes.permittingDeprecation(in: assignment),
            at: property.binding
        )
    }

    private func call(_ method: Method) -> String {
        let values = method.parameters.map { parameter in
            parameter.labelText + dependency(parameter, isAwaited: isAwaited)
        }
        let isSuspending = method.asyncSpecifier != nil || isAwaited && !values.isEmpty
        let effect =
            (method.isThrowing || !values.isEmpty ? "try " : "") + (isSuspending ? "await " : "")
        let call =
            "\(method.hasResult ? "_ = " : "")\(effect)\(unsafety(of: method))__component.\(method.declaration.name.text)(\(values.joined(separator: ", ")))"
        return directive.place(
            method.declaration.attributes.permittingDeprecation(in: call),
            at: method.declaration.name
        )
    }
}
