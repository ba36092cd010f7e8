import AmpouleSyntax
import SwiftSyntax

// Under '-strict-memory-safety', the compiler requires 'unsafe' before an expression that uses an unsafe type, and
// warns about an unnecessary one.
extension ComponentWriter {
    /// The marker, with a space after it, of expressions that use the registration or the typed calls.
    func unsafety(of registration: NumberedRegistration) -> String {
        marker(where: registration.isMemoryUnsafe)
    }

    /// The marker of the call of the initializer or the function itself.
    func unsafetyOfCall(of registration: NumberedRegistration) -> String {
        let initializer = registration.initializer
        return unsafety(ofCall: initializer.declaration?.attributes ?? [], initializer.parameters)
    }

    /// The marker of the call of an injected method.
    func unsafety(of method: Method) -> String {
        unsafety(ofCall: method.declaration.attributes, method.parameters)
    }

    private func unsafety(ofCall attributes: AttributeListSyntax, _ parameters: [Parameter]) -> String {
        marker(
            where: !attributes.contains("safe")
                && (attributes.contains("unsafe")
                    || parameters.contains(where: \.type.written.isMemoryUnsafe))
        )
    }

    /// The marker of the description of dependencies of the given types.
    func unsafety(ofDescribed types: [TypeSyntax]) -> String {
        marker(where: types.contains(where: \.isMemoryUnsafe))
    }

    /// The marker of the assignment of a property.
    func unsafety(of property: Property) -> String {
        marker(where: property.isUnsafe || property.type?.written.isMemoryUnsafe == true)
    }

    private func marker(where isUnsafe: @autoclosure () -> Bool) -> String {
        mustMarkUnsafety && isUnsafe() ? "unsafe " : ""
    }
}

extension NumberedRegistration {
    /// Whether the type of the registration contains an unsafe one.
    fileprivate var isMemoryUnsafe: Bool {
        arguments.contains(where: \.type.written.isMemoryUnsafe)
    }
}

extension ComponentWriter {
    /// The deprecation attributes of a component or of its initializer, which also apply to its typed calls.
    func deprecations(of registration: NumberedRegistration) -> String {
        registration.deprecations.first.map { attribute in attribute.trimmedText + " " } ?? ""
    }
}

extension NumberedRegistration {
    /// The attribute, with a space after it, of generated members that use a deprecated initializer.
    ///
    /// The compiler doesn't warn about deprecated code in deprecated code, or about a call through a protocol.
    var deprecation: String { initializerDeprecations.isEmpty ? "" : "@available(*, deprecated) " }

    /// Whether the typed calls are deprecated.
    var isDeprecated: Bool { !deprecations.isEmpty }

    fileprivate var deprecations: [AttributeSyntax] {
        component.declaration.attributes.deprecations + initializerDeprecations
    }

    private var initializerDeprecations: [AttributeSyntax] {
        component.kind == .function ? [] : initializer.declaration?.attributes.deprecations ?? []
    }
}

extension AttributeListSyntax {
    /// The attributes that deprecate every use.
    fileprivate var deprecations: [AttributeSyntax] { attributes.filter(\.isDeprecation) }

    /// A statement that uses the declaration with these attributes without a deprecation warning.
    ///
    /// The compiler doesn't warn about deprecated code in the value of a deprecated variable. It would warn about the
    /// variable if it were unused, or used outside of another deprecated declaration.
    func permittingDeprecation(in statement: String) -> String {
        guard let attribute = deprecations.first?.trimmedText else { return statement }
        return """
            do { \(attribute) let __value: Swift::Void = (\(statement)); \
            \(attribute) var __use: Swift::Void { __value } }
            """
    }
}

extension AttributeSyntax {
    /// Whether this deprecates every use of a declaration.
    var isDeprecation: Bool {
        guard isNamed("available"), case .availability(let arguments) = arguments else { return false }
        return arguments.contains { argument in
            argument.argument.as(TokenSyntax.self)?.text == "deprecated"
        }
    }
}
