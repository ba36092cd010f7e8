import AmpouleSyntax
import SwiftSyntax

/// One registration of a component, which comes from one initializer.
struct NumberedRegistration {
    let number: Int
    let initializer: Initializer
    let component: Component
    let lineage: Lineage

    /// The parameters of the typed call.
    var arguments: [Parameter] { initializer.arguments }

    /// The name of the stored registration.
    var name: String { "registration\(number)" }

    /// The label that tells its function from the others.
    var label: String { lineage.label(name) }

    /// Whether the instance has to be awaited.
    var isAsynchronous: Bool { initializer.isAsynchronous }

    /// The generic type of the stored registration.
    var genericType: String {
        isAsynchronous ? "Ampoule::AsynchronousComponentRegistration" : "Ampoule::ComponentRegistration"
    }

    /// The type of what dependencies are asked for.
    var resolverType: String { isAsynchronous ? "Ampoule::AsynchronousResolver" : "any Ampoule::Resolver" }

    /// An expression for the stored registration.
    var reference: String { "\(component.innerName).__Registrations.\(name)" }

    /// The name of the function that calls the initializer, with its labels.
    var makeFunctionName: String {
        let labels = arguments.map { _ in "_:" }.joined()
        return "__make(\(label):\(labels))"
    }

    /// The service as the typed calls spell it.
    ///
    /// That a service is less visible than a public component is told where the alias is declared, and once.
    var service: String {
        let isNamed = !component.services.isEmpty || component.kind == .function
        return isNamed && component.access > .internal ? "RegisteredService" : component.registeredService
    }

    /// The result of the typed call: nil where a failable initializer returns nil.
    var typedResult: String {
        initializer.isFailable ? "(\(service))?" : service
    }

    /// Whether the typed call throws.
    var isThrowing: Bool { initializer.isThrowing || component.hasThrowingCompletion }

    /// How visible the typed call is.
    var access: Access {
        guard initializer.declaration == nil else {
            return min(
                component.access,
                initializer.access ?? (component.kind == .function ? component.access : .internal)
            )
        }
        return min(component.access, arguments.map(\.access).min() ?? .public)
    }

    /// The isolation of the typed call.
    var isolation: Isolation? { initializer.isolation ?? component.isolation }

    /// What errors about calling the initializer are about.
    var node: Syntax {
        initializer.declaration.map { declaration in Syntax(declaration.callee) }
            ?? Syntax(component.attribute)
    }
}
