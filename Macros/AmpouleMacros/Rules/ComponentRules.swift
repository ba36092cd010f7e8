import AmpouleSyntax
import SwiftSyntax

extension Component {
    /// Everything that is wrong with the declaration of a type, in the order in which it is read.
    ///
    /// - Parameter isInheriting: Whether the type conforms to what components conform to without the macro.
    func violations(inheriting isInheriting: Bool) -> [DiagnosticMessage] {
        let isSubclass = kind == .class && inheritanceClause != nil
        let conformance: [DiagnosticMessage] = isInheriting && !isSubclass ? [.foreignConformance(self)] : []
        let rules = [
            repeatedAttributes, compilerErrors, serviceViolations, contributionViolations,
            decoratorViolations, registrationNameViolations, visibilityViolations, noncopyableConformances,
            reservedMembers, initializerChoiceViolations, genericInitializers, equalArguments,
            parameterViolations, memberwisePropertyViolations, injectedPropertyViolations,
            injectedMethodViolations, repeatedInjections, injectionNameViolations, shadowedFactories,
            hiddenNames, conformance, isInheriting && isSubclass ? overriddenInjections : [],
        ]
        return rules.flatMap(\.self)
    }

    /// Everything that is wrong with a function marked `@Provides`.
    var functionViolations: [DiagnosticMessage] {
        [
            registrationNameViolations, providingViolations, genericInitializers, parameterViolations,
            repeatedInjections, injectionNameViolations, shadowedFactories,
        ].flatMap(\.self)
    }

    /// The parameters of the initializers and methods that a container calls.
    var calledParameters: [Parameter] {
        usedInitializers.flatMap(\.parameters) + methods.flatMap(\.parameters)
    }

    /// The `@Inject`s on those parameters that the declaration writes.
    private var injectionsOfParameters: [[Injection]] {
        calledParameters.filter { parameter in parameter.node.is(FunctionParameterSyntax.self) }
            .map(\.injections)
    }

    /// The declarations of the properties, several of which may share one.
    private var declarationsOfProperties: [VariableDeclSyntax] {
        members.compactMap { member in member.as(VariableDeclSyntax.self) }
    }
}

/// The mistakes in the declaration of a component, under each condition that a macro cannot evaluate.
struct Violations {
    private let isInheriting: Bool

    /// Whether there is one component under every condition.
    private let isUnconditional: Bool

    /// The mistakes under every condition.
    let common: [DiagnosticMessage]

    init(_ components: Conditional<Component>, inheriting isInheriting: Bool) {
        self.isInheriting = isInheriting
        let all = components.all.map { component in component.violations(inheriting: isInheriting) }
        isUnconditional = all.count == 1
        common = all.dropFirst().reduce(all.first ?? []) { common, violations in
            common.filter { violation in violations.contains(violation) }
        }
    }

    func violations(in component: Component) -> [DiagnosticMessage] {
        isUnconditional ? common : component.violations(inheriting: isInheriting)
    }

    /// The mistakes that only count where the conditions of `component` hold.
    func specific(to component: Component) -> [DiagnosticMessage] {
        isUnconditional ? [] : violations(in: component).filter { violation in !common.contains(violation) }
    }
}

// MARK: - The declaration

extension Component {
    /// The `@Register`s of the declaration.
    var registerAttributes: [AttributeSyntax] {
        declaration.attributes.named("Register")
    }

    private var repeatedAttributes: [DiagnosticMessage] {
        registerAttributes.dropFirst().map(DiagnosticMessage.repeatedRegister)
    }

    /// An extension at file scope sees the type.
    private var visibilityViolations: [DiagnosticMessage] {
        guard !surroundings.isEmpty else { return [] }
        if let modifier = declaration.modifiers.first(.private) {
            return [.privateNested(modifier, of: self)]
        }
        return surroundings.dropLast().compactMap { surrounding in
            guard
                let name = surrounding.asProtocol((any NamedDeclSyntax).self)?.name.textWithoutBackticks,
                let modifiers = surrounding.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                let modifier = modifiers.first(.private)
            else { return nil }
            return .privateSurrounding(name, modifier, of: self)
        }
    }

    /// Instances can be copied and can leave the call that makes them.
    private var noncopyableConformances: [DiagnosticMessage] {
        let inherited = inheritanceClause?.inheritedTypes.map(\.type) ?? []
        return inherited.compactMap { type in type.as(SuppressedTypeSyntax.self) }
            .filter { suppressed in ["Copyable", "Escapable"].contains(suppressed.type.trimmedText) }
            .map { suppressed in .noncopyable(suppressed, of: self) }
    }

    private static let reservedNames: Set<String> = [
        "Factory", "RegisteredService", "__Functions", "__Registrations", "__create", "__make", "__complete",
        "__forward", "__argumentFreeRegistration", "__Members", "__completions", "__ownRegistration",
        "__description",
    ]

    /// The names of the generated members are free.
    private var reservedMembers: [DiagnosticMessage] {
        let isReserved = ["Factory", "RegisteredService"].contains(name.textWithoutBackticks)
        let names: [TokenSyntax] = members.flatMap(\.declaredNames)
            .filter { name in Self.reservedNames.contains(name.textWithoutBackticks) }
        let functions: [FunctionDeclSyntax] = members.compactMap { member in
            member.as(FunctionDeclSyntax.self)
        }
        .filter(\.isRegisterFunction)
        var violations: [DiagnosticMessage] = isReserved ? [.reservedName(self)] : []
        violations += names.map { name in .reservedMember(name, of: self) }
        violations += functions.map { .reservedMember($0.name, labels: "(in:)", of: self) }
        return violations
    }
}

extension FunctionDeclSyntax {
    fileprivate var isRegisterFunction: Bool {
        name.textWithoutBackticks == "register"
            && modifiers.ofType != nil
            && signature.parameterClause.parameters.map(\.firstName.textWithoutBackticks) == ["in"]
    }
}

// MARK: - The attributes of members

extension Component {
    /// Nothing is injected twice.
    private var repeatedInjections: [DiagnosticMessage] {
        let marked =
            injectionsOfParameters + declarationsOfProperties.map(\.attributes.injections)
            + initializers.map(\.injections) + methods.map(\.injections)
        return marked.flatMap { injections in injections.dropFirst() }
            .map(DiagnosticMessage.repeatedInjection)
    }

    /// A subclass of a component doesn't inject a member that it overrides.
    ///
    /// The declaration doesn't show whether the overridden member is marked `@Inject`. If it is, both classes would inject
    /// the member, each through the override.
    private var overriddenInjections: [DiagnosticMessage] {
        let properties = injectedProperties.filter { property in
            property.declaration.modifiers.contains(.override)
        }
        let methods = methods.filter { method in method.declaration.modifiers.contains(.override) }
        let members =
            properties.map { property in ("property '\(property.name?.text ?? "")'", property.injections) }
            + methods.map { method in ("method '\(method.declaration.name.text)'", method.injections) }
        return members.flatMap { name, injections in
            injections.prefix(1).map { injection in .overriddenInjection(injection, of: name) }
        }
    }

    /// The name of the component's registration, if it has one, is known at compile time.
    private var registrationNameViolations: [DiagnosticMessage] {
        nameViolations(registrationName, in: attribute)
    }

    /// The names of the dependencies are known at compile time, too, and only dependencies have one.
    private var injectionNameViolations: [DiagnosticMessage] {
        let dependencies =
            injectionsOfParameters.flatMap(\.self) + declarationsOfProperties.flatMap(\.attributes.injections)
        let names = dependencies.flatMap { injection in
            nameViolations(injection.name, in: injection.attribute)
        }
        let members =
            initializers.flatMap(\.injections).map { injection in (injection, "an initializer") }
            + methods.flatMap(\.injections).map { injection in (injection, "a method") }
        return names
            + members.filter { injection, _ in injection.name != nil }
            .map { injection, kind in .namedMember(injection, kind: kind) }
    }

    private func nameViolations(_ name: ExprSyntax?, in attribute: AttributeSyntax) -> [DiagnosticMessage] {
        guard let name, let literal = name.as(StringLiteralExprSyntax.self) else { return [] }
        guard let value = literal.representedLiteralValue else { return [.interpolatedName(name)] }
        return value.isEmpty ? [.emptyName(name, in: attribute)] : []
    }
}
