import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type with the stored registrations, and with declarations that other members share; `nil` if there are none.
    ///
    /// Types in a generic context can't have stored static properties, so the library stores the registrations of each
    /// specialization.
    ///
    /// Each property is placed at the scope, or else at the initializer, so that the compiler reports errors there.
    var registrationList: String? {
        let properties = registrations.filter { registration in !registration.hasArgumentFreeFactory }
            .map(placedProperty)
        let conformance = isUsingDeprecated ? ": Ampoule::__RegistrationList" : ""
        let shorterKeys = shorterKeys.enumerated().map { index, key in
            directive.place(property(key, number: registrations.count + index + 1), at: key.complete.node)
        }
        let members =
            serviceNames + properties + shorterKeys + dependencyNames + argumentTypesFunctions
            + [deprecatedRegisterFunction]
        guard members.contains(where: { member in !member.isEmpty }) else { return nil }
        return """
            \(registrations.contains(where: \.isPrivate) ? "private " : "")nonisolated struct __Registrations\(conformance) {
            \(members.filter { member in !member.isEmpty }.joined(separator: "\n\n").indented())
            }
            """
    }

    /// The calls that register the component.
    var registerCalls: String {
        if isUsingDeprecated {
            return "Ampoule::__register(\(component.innerName).__Registrations.self, in: container)"
        }
        return registerEach
    }

    private var registerEach: String {
        if let decorated = component.decorated { return decoratorCalls(of: decorated) }
        let references =
            registrations.map { registration in unsafety(of: registration) + registration.reference }
            + shorterKeys.map { key in unsafety(of: key) + key.reference }
        return references.map { reference in "\(reference).__register(in: container)" }.joined(
            separator: "\n"
        )
    }

    private var isUsingDeprecated: Bool {
        registrations.contains { registration in !registration.deprecation.isEmpty }
    }

    /// The function that registers a component with deprecated initializers.
    private var deprecatedRegisterFunction: String {
        guard isUsingDeprecated else { return "" }
        return """
            @available(*, deprecated) static func register(in container: Ampoule::Container) {
            \(registerEach.indented())
            }
            """
    }

    /// The property, with the function that requires a shared instance to be `Sendable` at the column of the scope.
    func placedProperty(_ registration: NumberedRegistration) -> String {
        let property = property(registration)
        guard let scope = component.scope else { return directive.place(property, at: registration.node) }
        let function = ".\(scopeFunction(for: scope))("
        let parts = property.split(separator: scopeFunctions + function, maxSplits: 1)
        guard
            parts.count == 2,
            let place = directive.place(of: scope),
            place.line > 1
        else { return directive.place(property, at: scope) }
        // The compiler reports the error at the name, after the period. The list indents its properties.
        return directive.align(
            function + parts[1],
            after: registration.hasArgumentFreeFactory ? 1 : "    .".count,
            below: [parts[0] + scopeFunctions],
            with: scope
        )
    }

    private func property(_ registration: NumberedRegistration) -> String {
        let types =
            [registration.hasArgumentFreeFactory ? registration.service : serviceType]
            + registration.arguments.map { argument in copy(argument.type.ofArgument) }
        let annotated =
            "\(registration.name): \(registration.genericType)<\(types.joined(separator: ", "))>"
        let unsafety = unsafety(of: registration)
        let value = construction(registration)
        let modifier =
            registration.hasArgumentFreeFactory
            ? "\(component.visibility)nonisolated " : registration.deprecation + registration.nestedModifier
        guard component.isGeneric else { return "\(modifier)static let \(annotated) = \(unsafety)\(value)" }
        let place = "of: \(component.innerName).self, number: \(registration.number)"
        return "\(modifier)static var \(annotated) { \(unsafety).__kept(\(place), orMade: \(value)) }"
    }

    private func construction(_ registration: NumberedRegistration) -> String {
        var arguments = ["\(component.innerName).self"]
        if !registration.hasArgumentFreeFactory { arguments.append(factory(registration)) }
        if lineage.isInheriting {
            arguments.append("completions: \(component.innerName).__completions")
        } else if component.hasCompletion, !component.isValueCompleted {
            arguments.append("completions: [\(completion)]")
        }
        if registration.number > 1 {
            arguments.append("number: \(registration.number)")
        }
        if let name = component.registrationName {
            arguments.append("name: \(copy(name))")
        }
        if let scope = component.scope {
            arguments.append(argument(for: scope))
        } else if component.decorated != nil {
            arguments.append("scope: Ampoule::ObjectScope.transient")
        }
        let forwards = forwards(registration)
        if !forwards.isEmpty { arguments.append("forwards: [\(forwards.joined(separator: ", "))]") }
        if registration.mayHaveActor {
            let type =
                component.kind == .function ? serviceType : "Ampoule::__Type<\(serviceType)>.Itself"
            arguments.append("sendability: Ampoule::__Sendability.of(\(type).self)")
        }
        // The compiler checks an inferred type more slowly than the explicit type of the property.
        let initializer = registration.isAsynchronous ? registration.genericType : ".init"
        return "\(initializer)(\(arguments.joined(separator: ", ")))"
    }

    /// The descriptions of the further services of a registration, and of the lists that it contributes to.
    private func forwards(_ registration: NumberedRegistration) -> [String] {
        // Between angle brackets, a function or an enumeration case with the same name doesn't hide the type.
        let services = component.forwardedServices.enumerated().map { index, service in
            "Ampoule::__Forward(Ampoule::__Type<\(forwardedType(service, at: index))>.Itself.self)"
        }
        guard registration.number == argumentFree?.0.number else { return services }
        let contributions = component.contributions.enumerated().map { index, service in
            "Ampoule::__Forward(Ampoule::__Type<\(contributedType(service, at: index))>.Itself.self, isContribution: true)"
        }
        return services + contributions
    }

    /// The type whose functions require a shared instance to be `Sendable`.
    private var scopeFunctions: String { "Ampoule::__Scope" }

    /// The function that takes a scope with the given spelling.
    private func scopeFunction(for scope: ExprSyntax) -> String { scope.isSharedScope ? "shared" : "of" }

    private func argument(for scope: ExprSyntax) -> String {
        let isShared = scope.isSharedScope
        // With the explicit type, a scope such as '.container' isn't a second error if the service is unknown.
        let value =
            component.kind == .function && scope.isBuiltInScope
            ? "(\(copy(scope))) as Ampoule::ObjectScope\(isShared ? "" : "?")" : copy(scope)
        guard isShared || !scope.isBuiltInScope else { return "scope: \(value)" }
        let type = component.kind == .function ? serviceType : component.innerName
        return "scope: \(scopeFunctions).\(scopeFunction(for: scope))(\(type).self, \(value))"
    }

    private func factory(_ registration: NumberedRegistration) -> String {
        let function = makeFunctionReference(registration)
        if registration.isAsynchronous { return "factory: Ampoule::__AsynchronousMaking(\(function))" }
        return isPassedAsMethod(registration.isolation)
            ? "making: .init(method: \(function))" : "factory: \(function)"
    }
}

extension NumberedRegistration {
    /// Whether instances may be made synchronously on an actor, as far as the declaration shows it.
    fileprivate var mayHaveActor: Bool {
        guard !isAsynchronous else { return false }
        switch isolation {
        case .globalActor: return true
        case .nonisolated: return false
        case nil: return component.kind == .function
        }
    }
}

extension ExprSyntax {
    /// Whether the spelling is that of a scope whose instances threads share.
    fileprivate var isSharedScope: Bool { isScope(named: ["container", "weak"]) }

    /// Whether the spelling is that of a built-in scope, and not that of a custom scope or a level.
    fileprivate var isBuiltInScope: Bool { isScope(named: ["container", "weak", "transient", "graph"]) }

    private func isScope(named names: [String]) -> Bool {
        guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
        return names.contains(access.declName.baseName.text)
            && access.base?.isReference(to: "ObjectScope", inModule: "Ampoule") != false
    }
}
