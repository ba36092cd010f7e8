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
        guard mustMarkUnsafety else { return "" }
        let attributes = registration.initializer.declaration?.attributes.attributes ?? []
        if attributes.contains(where: { attribute in attribute.isNamed("safe") }) { return "" }
        return marker(
            where: attributes.contains { attribute in attribute.isNamed("unsafe") }
                || registration.initializer.parameters.contains(where: \.type.written.isMemoryUnsafe)
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

    /// The marker of the call of an injected method.
    func unsafety(of method: Method) -> String {
        guard mustMarkUnsafety else { return "" }
        let attributes = method.declaration.attributes.attributes
        if attributes.contains(where: { attribute in attribute.isNamed("safe") }) { return "" }
        return marker(
            where: attributes.contains { attribute in attribute.isNamed("unsafe") }
                || method.parameters.contains(where: \.type.written.isMemoryUnsafe)
        )
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
