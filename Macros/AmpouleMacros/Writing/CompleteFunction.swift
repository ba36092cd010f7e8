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

    var completeFunctionReference: String {
        let name = lineage.isInheriting ? "__complete(\(lineage.label("completion")):_:)" : "__complete"
        return "\(isPassedAsMethod(component.isolation) ? functionMethods : component.innerName).\(name)"
    }

    /// An expression that describes the function.
    var completion: String {
        isAwaited
            ? "Ampoule::__Completion(asynchronous: Ampoule::__AsynchronousMaking(\(completeFunctionReference)))"
            : "Ampoule::__Completion(\(completeFunctionReference))"
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

// The function that calls the initializer and the description of the component both need the name of a dependency. They
// share a property with an expression for it, so that the compiler reports a mistake in the expression once more than in the
// attribute, at the same column, and not for each use.
extension ComponentWriter {
    /// The properties with the names of dependencies that are not literals.
    var dependencyNames: [String] {
        namesOfDependencies.enumerated().map { index, name in
            let header = "static var dependencyName\(index + 1): Swift::String {"
            // The list of registrations indents its members.
            return directive.align(copy(name), after: "    ".count, below: [header], with: name) + "\n}"
        }
    }

    /// An expression for the name of a dependency.
    func dependencyName(_ name: ExprSyntax) -> String {
        guard let index = namesOfDependencies.firstIndex(where: { other in other.id == name.id }) else {
            return copy(name)
        }
        return "\(component.innerName).__Registrations.dependencyName\(index + 1)"
    }

    /// The expressions for the names of dependencies, without literals.
    ///
    /// Several properties can share one attribute.
    private var namesOfDependencies: [ExprSyntax] {
        let parameters =
            component.usedInitializers.flatMap(\.parameters) + component.methods.flatMap(\.parameters)
        let injections = parameters.flatMap(\.injections) + component.injectedProperties.flatMap(\.injections)
        return injections.compactMap(\.name).reduce(into: []) { names, name in
            if name.is(StringLiteralExprSyntax.self) || names.contains(where: { $0.id == name.id }) { return }
            names.append(name)
        }
    }
}
