import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type whose methods call the functions of a generic component.
    ///
    /// A reference to a static function is `@Sendable`, which requires the type parameters to be `SendableMetatype`. A
    /// closure would need the isolation of the component, which its declaration may not show. A method of an object
    /// that isn't `Sendable` has neither restriction. Functions of an actor can be passed directly.
    var functionMethodsType: String? {
        let methods =
            registrations.filter { registration in
                !registration.hasArgumentFreeFactory && isPassedAsMethod(registration.isolation)
            }
            .flatMap { registration in
                [makeMethod(registration)] + registration.shorterKeys.map(defaultValuesMethod)
            }
            + [completeMethod].compactMap(\.self)
        guard !methods.isEmpty else { return nil }
        return """
            \(registrations.contains(where: \.isPrivate) ? "private " : "")\(nestedTypeIsolation)final class __Functions {
                nonisolated init() {}

            \(methods.asDeclarations().indented())
            }
            """
    }

    var functionMethods: String { "\(component.innerName).__Functions()" }

    /// Whether a function with the given isolation is passed on as a method.
    func isPassedAsMethod(_ isolation: Isolation?) -> Bool {
        if case .globalActor = isolation { return false }
        return component.isGeneric
    }

    private func makeMethod(_ registration: NumberedRegistration) -> String {
        let isAsynchronous = registration.isAsynchronous
        let values = registration.arguments.indices.map { index in
            ", __argument\(index + 1)\(isAsynchronous ? "" : ".value")"
        }
        return directive.place(
            """
            \(registration.deprecation)\(registration.isolation?.modifier ?? "")\(registration.nestedModifier)func \(registration.functionName)(\(registration.label) __resolver: \
            \(registration.resolverType)\(argumentParameters(registration, areWrapped: true))) \(isAsynchronous ? "async " : "")throws -> \
            \(serviceType) { try \(isAsynchronous ? "await " : "")\(unsafety(of: registration))\
            \(component.innerName).\(registration.functionName)(\(registration.label): __resolver\(values.joined())) }
            """,
            at: component.serviceNode
        )
    }

    private var completeMethod: String? {
        guard
            component.hasCompletion, !component.isValueCompleted, isPassedAsMethod(component.isolation)
        else { return nil }
        let isAwaited = component.isCompletedAsynchronously
        let label = lineage.isInheriting ? lineage.label("completion") : "_"
        let prefix = lineage.isInheriting ? "\(label): " : ""
        let resolver = isAwaited ? "Ampoule::AsynchronousResolver" : "any Ampoule::Resolver"
        return directive.place(
            """
            \(component.isolation?.modifier ?? "")func __complete(\(label) __resolver: \(resolver), \
            _ __component: \(completedType)) \(isAwaited ? "async " : "")throws { \
            try \(isAwaited ? "await " : "")\(component.innerName).__complete(\(prefix)__resolver, __component) }
            """,
            at: component.attribute
        )
    }
}
