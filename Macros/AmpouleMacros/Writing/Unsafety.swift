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
