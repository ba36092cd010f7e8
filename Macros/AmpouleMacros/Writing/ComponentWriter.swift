import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Writes the code that makes a type a component.
struct ComponentWriter {
    let component: Component
    let directive: LineDirective

    init(_ component: Component, in context: some MacroExpansionContext) {
        self.component = component
        directive = LineDirective(context: context)
    }

    /// The registrations, numbered from one.
    var registrations: [NumberedRegistration] {
        component.usedInitializers.enumerated().map { offset, initializer in
            NumberedRegistration(number: offset + 1, initializer: initializer, component: component)
        }
    }

    /// The extension that makes the type a component.
    func extensionDeclaration() throws -> ExtensionDeclSyntax {
        let declarations = [
            registeredService,
            registrations.map(makeFunction).asDeclarations(),
            completeFunction ?? "",
            forwardFunctions.asDeclarations(),
            registrationList,
            argumentFreeRegistration ?? "",
            factoryType,
            registerFunction,
        ]
        return try ExtensionDeclSyntax(
            """
            \(raw: availability)extension \(raw: component.extendedName): \(raw: conformances) {
            \(raw: declarations.asDeclarations().indented())
            }
            """
        )
    }

    /// `code` with `Self`, which means something else in a nested type, written as the component's name.
    func copy(_ code: some SyntaxProtocol) -> String {
        SelfReplacement(name: component.qualifiedName).rewrite(code).trimmedDescription
    }

    private var availability: String {
        component.availability.map { attribute in attribute.trimmedDescription + "\n" }.joined()
    }

    private var conformances: String {
        let conformance = "nonisolated Ampoule.Registrable"
        return argumentFreeRegistration == nil ? conformance : conformance + ", nonisolated Ampoule.__ArgumentFree"
    }

    private var registeredService: String {
        directive.place(
            "\(component.access.modifier)typealias RegisteredService = \(component.registeredService)",
            at: component.serviceNode
        )
    }

    private var argumentFreeRegistration: String? {
        guard let registration = registrations.first(where: \.arguments.isEmpty) else { return nil }
        return """
            \(component.access.modifier)nonisolated static var __argumentFreeRegistration: \
            Ampoule.ComponentRegistration<RegisteredService> { \(registration.reference) }
            """
    }

    private var registerFunction: String {
        let calls = registrations.map { registration in "container.__register(\(registration.reference))" }
        return """
            \(component.access.modifier)nonisolated static func register(in container: Ampoule.Container) {
            \(calls.joined(separator: "\n").indented())
            }
            """
    }
}

extension Component {
    /// What errors about the registered service are about: the first service, or the attribute.
    var serviceNode: Syntax {
        services.first.map { service in Syntax(service.expression) } ?? Syntax(attribute)
    }
}
