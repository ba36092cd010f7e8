import AmpouleSyntax
import SwiftSyntax

// `@Register(Animal.self)` names a protocol without `any`. Where the compiler warns about that, generated code names
// the protocol through an associated type: the compiler doesn't warn about a type that it derives from a conformance.
extension ComponentWriter {
    /// The type of the registration, as a declaration can name it.
    var serviceType: String {
        guard let service = component.services.first, isUnmarked(service) else {
            return component.innerService
        }
        // A component that inherits its conformance shares the associated types of its superclass.
        if lineage.isInheriting { return associatedType(of: "Service0") }
        return "Ampoule::__Service<\(component.innerName)>"
    }

    /// The type of a service after the first one.
    ///
    /// - Parameter index: The position among the further services.
    func forwardedType(_ service: Service, at index: Int) -> String {
        type(of: service, "Service\(index + 1)")
    }

    /// The type of a service to whose list the component contributes.
    ///
    /// - Parameter index: The position among these services.
    func contributedType(_ service: Service, at index: Int) -> String {
        type(of: service, "Contribution\(index)")
    }

    /// The type of the service that the component decorates.
    func decoratedType(_ service: Service) -> String { type(of: service, "Decorated") }

    private func type(of service: Service, _ name: String) -> String {
        isUnmarked(service) ? associatedType(of: name) : service.type.map(copy) ?? ""
    }

    /// Whether generated code names the decorated service by an internal type.
    var mustNameDecoratedServiceIndirectly: Bool { component.decorated.map(isUnmarked) ?? false }

    /// The types with the services as associated types, for the type of the registrations.
    var serviceNames: [String] {
        let services = component.services.enumerated().filter { index, _ in index > 0 || lineage.isInheriting
        }
        let names =
            services.map { index, service in ("Service\(index)", service) }
            + component.contributions.enumerated().map { index, service in ("Contribution\(index)", service) }
            + [component.decorated].compactMap(\.self).map { service in ("Decorated", service) }
        return names.filter { _, service in isUnmarked(service) }.map { name, service in
            directive.place(
                "enum \(name): Ampoule::__ServiceName { typealias Service = \(service.type?.description ?? "") }",
                at: service.expression
            )
        }
    }

    private func associatedType(of name: String) -> String {
        "Ampoule::__NamedService<\(component.innerName).__Registrations.\(name)>"
    }

    private func isUnmarked(_ service: Service) -> Bool {
        guard mustMarkExistentials, let type = service.type else { return false }
        return !type.tokens(viewMode: .sourceAccurate).contains { token in token.tokenKind == .keyword(.any) }
    }
}

/// The code that registers a component as a decorator of a service.
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
