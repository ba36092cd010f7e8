import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the code that makes a type a component.
///
/// Almost all of it are members of the type, where the names of types mean what they mean to the user.
struct ComponentWriter {
    let component: Component
    let lineage: Lineage
    let directive: LineDirective

    /// Whether the compiler wants `any` before a protocol that is used as a type.
    let mustMarkExistentials: Bool

    /// Whether the compiler wants `unsafe` before the use of what is unsafe.
    let mustMarkUnsafety: Bool

    init(
        _ component: Component,
        missing protocols: [TypeSyntax] = ["Registrable"],
        in context: some MacroExpansionContext
    ) {
        self.component = component
        lineage = Lineage(of: component, missing: protocols, in: context)
        directive = LineDirective(context: context)
        mustMarkExistentials = context.hasFeature("ExistentialAny")
        mustMarkUnsafety = context.hasFeature("StrictMemorySafety")
    }

    /// The registrations, numbered from one.
    var registrations: [NumberedRegistration] {
        component.usedInitializers.enumerated().map { offset, initializer in
            NumberedRegistration(
                number: offset + 1,
                initializer: initializer,
                component: component,
                registeredService: serviceType,
                lineage: lineage
            )
        }
    }

    /// The members of a component.
    var members: [DeclSyntax] {
        let functions =
            registrations.map(makeFunction) + shorterKeys.map(defaultValuesFunction) + [completeFunction]
            + forwardFunctions
        let members =
            [registeredService] + functions
            + [
                functionMethodsType, registrationList, argumentFreeRegistration, asynchrony, factoryType,
                descriptionProperty, registerFunction,
            ] + inheritanceMembers
        return members.compactMap { member in member.map(DeclSyntax.init(unparsed:)) }
    }

    /// The extension that makes `type` conform to what components conform to; nil if it inherits that.
    func conformance(of type: some TypeSyntaxProtocol) throws -> ExtensionDeclSyntax? {
        guard !lineage.isInheriting else { return nil }
        let availability = component.availability.filter { attribute in !attribute.isDeprecation }.map {
            attribute in attribute.trimmedDescription + "\n"
        }
        return try ExtensionDeclSyntax(
            """
            \(raw: availability.joined())extension \(type.trimmed): \
            \(raw: "nonisolated Ampoule::__Registrable".qualified) {}
            """
        )
    }

    /// `code` with `Self`, which means something else in a nested type, written as the name of what it means.
    func copy(_ code: some SyntaxProtocol) -> String {
        let text = code.trimmedDescription
        guard text.contains("Self") else { return text }
        return SelfReplacement(name: component.ownName).rewrite(code).trimmedDescription
    }

    /// The alias that names the service, where the type checker judges it.
    var registeredService: String? {
        directive.place(
            "\(component.access.modifier)typealias RegisteredService = \(component.registeredService)",
            at: component.serviceNode
        )
    }

    private var argumentFreeRegistration: String? {
        guard !lineage.isInheriting, let argumentFree else { return nil }
        let (registration, reference) = argumentFree
        return """
            \(registration.deprecation)\(component.access.modifier)nonisolated static var __argumentFreeRegistration: \
            \(registration.genericType)<\(mustMarkExistentials ? serviceType : "RegisteredService")> { \(reference) }
            """
    }

    /// The registration that has no arguments, or else one whose arguments all have default values, with an expression
    /// for what is stored under the key without arguments.
    var argumentFree: (NumberedRegistration, reference: String)? {
        if let registration = registrations.first(where: \.arguments.isEmpty) {
            return (registration, registration.reference)
        }
        return shorterKeys.first { key in key.count == 0 }.map { key in (key.complete, key.reference) }
    }

    /// The alias that says of a component with arguments that it has to be awaited.
    private var asynchrony: String? {
        guard
            !lineage.isInheriting,
            registrations.allSatisfy(\.isAsynchronous),
            registrations.contains(where: { registration in !registration.arguments.isEmpty })
        else { return nil }
        return "\(component.access.modifier)typealias __Making = Ampoule::__Asynchronous"
    }

    private var registerFunction: String? {
        """
        \(typeMemberModifiers)func register(in container: Ampoule::Container) {
        \(registerCalls.indented())
        }
        """
    }
}

extension Component {
    /// The node at which errors about the registered service are reported: the first service, the result type of a
    /// function, or the attribute.
    var serviceNode: Syntax {
        services.first.map { service in Syntax(service.expression) }
            ?? resultType.map { type in Syntax(type) } ?? Syntax(attribute)
    }
}
