import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the code that makes a type a component.
///
/// Almost all of the code consists of members of the type, in which type names have the same meaning as in the user's
/// code.
struct ComponentWriter {
    let component: Component
    let lineage: Lineage
    let directive: LineDirective

    /// Whether the compiler requires `any` before a protocol that is used as a type.
    let mustMarkExistentials: Bool

    /// Whether the compiler requires `unsafe` before unsafe uses.
    let mustMarkUnsafety: Bool

    /// Whether a declaration without a stated isolation may be isolated to the main actor.
    let mayBeIsolatedByDefault: Bool

    /// The registrations, numbered from one; stored because most members ask for them.
    private(set) var registrations: [NumberedRegistration] = []

    init(
        _ component: Component,
        missing protocols: [TypeSyntax] = ["Registrable"],
        in context: some MacroExpansionContext
    ) {
        self.component = component
        lineage = Lineage(of: component, missing: protocols, in: context)
        directive = LineDirective(component.attribute, on: component.declaration, in: context)
        mustMarkExistentials = context.hasFeature(.existentialAny)
        mustMarkUnsafety = context.hasFeature(.strictMemorySafety)
        mayBeIsolatedByDefault = context.mayHaveDefaultIsolation
        registrations = numberedRegistrations
    }

    private var numberedRegistrations: [NumberedRegistration] {
        component.usedInitializers.enumerated().map { offset, initializer in
            var registration = NumberedRegistration(
                number: offset + 1,
                initializer: initializer,
                component: component,
                registeredService: serviceType,
                lineage: lineage,
                arguments: initializer.arguments
            )
            registration.hasArgumentFreeFactory =
                mayUseLibraryFactory && registration.hasCallsOfLibraryFactory
            return registration
        }
    }

    var members: [DeclSyntax] {
        let initializer = memberwiseInitializer
        let all = ([initializer] + repeatingMembers).compactMap(\.self)
        let guarded = guarded(all, hasInitializer: initializer != nil)
        let alias = component.kind == .function ? nil : registeredService
        // The members that those of subclasses override, and that name no type of an argument, are in no macro.
        let description = isInHierarchy ? descriptionProperty : nil
        let others = [description].compactMap(\.self) + inheritanceMembers
        let members = [alias].compactMap(\.self) + (guarded ?? all) + others
        return checkingDefaultValues(members, hasInitializer: initializer != nil)
            .map(DeclSyntax.init(unparsed:))
    }

    /// The members that may repeat a type from the declarations of the component.
    private var repeatingMembers: [String?] {
        var members: [String?] = component.kind == .function ? [registeredService] : []
        members += registrations.map(makeFunction)
        members += shorterKeys.map(defaultValuesFunction)
        members.append(completeFunction)
        members += forwardFunctions
        members += decoratorFunctions
        members += [functionMethodsType, registrationList]
        members += [storedArgumentFreeRegistration ?? argumentFreeRegistration, asynchrony]
        members += [argumentFreeFactory ?? factoryType]
        members += proofMembers + [isInHierarchy ? nil : descriptionProperty, registerFunction]
        return members + [closability]
    }

    /// The extension that adds the conformance of a component to `type`; `nil` if `type` inherits it.
    func conformance(of type: some TypeSyntaxProtocol) -> ExtensionDeclSyntax? {
        guard !lineage.isInheriting else { return nil }
        let availability = component.availability.filter { attribute in !attribute.isDeprecation }.map {
            attribute in attribute.trimmedText + "\n"
        }
        return ExtensionDeclSyntax(
            unparsed: "\(type.trimmedText): nonisolated Ampoule::__Registrable",
            attributes: availability.joined()
        )
    }

    /// `code` with `Self`, which has another meaning in a nested type, replaced by the name of its type.
    func copy(_ code: some SyntaxProtocol) -> String {
        let text = code.trimmedText
        guard text.contains("Self") else { return text }
        return SelfReplacement(name: component.ownName).rewrite(code).trimmedText
    }

    /// The alias of the service, at which the type checker reports its errors.
    var registeredService: String? {
        directive.place(
            "\(component.visibility)typealias RegisteredService = \(component.registeredService)",
            at: component.serviceNode
        )
    }

    private var argumentFreeRegistration: String? {
        guard !lineage.isInheriting, let argumentFree else { return nil }
        let (registration, reference) = argumentFree
        return """
            \(registration.deprecation)\(component.visibility)nonisolated static var __argumentFreeRegistration: \
            \(registration.genericType)<\(mustMarkExistentials ? serviceType : "RegisteredService")> { \(reference) }
            """
    }

    /// The registration without arguments, or else one whose arguments all have default values.
    ///
    /// The reference is an expression for the registration stored under the key without arguments.
    var argumentFree: (NumberedRegistration, reference: String)? {
        if let registration = registrations.first(where: \.arguments.isEmpty) {
            return (registration, registration.reference)
        }
        return shorterKeys.first { key in key.count == 0 }.map { key in (key.complete, key.reference) }
    }

    /// The alias that marks a component with arguments as asynchronous.
    private var asynchrony: String? {
        guard
            !lineage.isInheriting,
            registrations.allSatisfy(\.isAsynchronous),
            registrations.contains(where: { registration in !registration.arguments.isEmpty })
        else { return nil }
        return "\(component.visibility)typealias __Making = Ampoule::__Asynchronous"
    }

    /// The answer to whether instances are closed, where the generic arguments decide it.
    private var closability: String? {
        guard component.isGeneric, component.kind != .function, !lineage.isInheriting else { return nil }
        return "\(component.visibility)nonisolated static var __mayBeClosable: Swift::Bool { true }"
    }

    /// Not an extension of the library, which a declaration of the user in an extension would replace without an error.
    private var registerFunction: String {
        """
        \(typeMemberModifiers)func register(in container: Ampoule::Container) {
        \(registerCalls.indented())
        }
        """
    }
}

extension Component {
    /// The node for errors about the registered service.
    ///
    /// It is the first service, the result type of a function, or the attribute.
    var serviceNode: Syntax {
        services.first.map { service in Syntax(service.expression) }
            ?? resultType.map { type in Syntax(type) } ?? Syntax(attribute)
    }
}
