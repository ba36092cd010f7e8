import AmpouleSyntax
import SwiftSyntax

/// What makes a component a decorator of a service.
///
/// The first argument of the component is the instance that it decorates; the others are those of the service.
extension ComponentWriter {
    /// The calls that register the component as a decorator.
    func decoratorCalls(of decorated: Service) -> String {
        registrations.map { registration in
            let key = registration.keyOfDecorator
            let reference = key.map(unsafety) ?? unsafety(of: registration)
            return directive.place(
                """
                container.__decorate(by: \(reference)\(key?.reference ?? registration.reference), \
                passing: Ampoule::__Conversion(\(component.innerName).__forward(\(registration.label):)), \
                as: Ampoule::__Conversion(\(component.innerName).__forward(\(lineage.label("decoration")):)))
                """,
                at: decorated.expression
            )
        }.joined(separator: "\n")
    }

    /// The decorated service; `nil` if it takes arguments, by which a list can't find it.
    ///
    /// Any instance can be decorated, however it is made.
    var decoratedDependency: DescribedDependency? {
        guard
            let decorated = component.decorated, let type = decorated.type,
            registrations.contains(where: { registration in
                (registration.keyOfDecorator?.count ?? registration.arguments.count) == 1
            })
        else { return nil }
        return DescribedDependency(
            injection: "",
            registration: nil,
            label: "",
            type: TypeSyntax("\(type.trimmed)"),
            generatedType: decoratedType(decorated),
            typeNode: Syntax(decorated.expression),
            name: component.registrationName,
            node: Syntax(decorated.expression),
            isAwaited: true
        )
    }

    /// The functions that convert the component to the service, and the service to the first arguments.
    var decoratorFunctions: [String] {
        guard let decorated = component.decorated else { return [] }
        let service = decoratedType(decorated)
        return [
            directive.place(
                """
                static func __forward(\(lineage.label("decoration")) __component: \(component.innerName)) -> \
                \(service) { __component }
                """,
                at: decorated.expression
            )
        ]
            + registrations.compactMap { registration in
                registration.arguments.first.map { argument in
                    directive.place(
                        """
                        \(registration.hiddenModifier)static func __forward(\(registration.label) __instance: \
                        \(service)) -> \(copy(argument.type.ofArgument)) { __instance }
                        """,
                        at: argument.node
                    )
                }
            }
    }
}

extension NumberedRegistration {
    /// The key without the last arguments that have default values, which a decorator keeps.
    ///
    /// `nil` if there are none. The instance that is decorated is always passed.
    fileprivate var keyOfDecorator: ShorterKey? {
        shorterKeys.last { key in key.count > 0 }
    }
}
