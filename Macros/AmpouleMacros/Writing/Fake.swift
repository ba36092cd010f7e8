import AmpouleSyntax
import SwiftSyntax

// The function that registers a closure in place of a component is written for each component, because only there the
// compiler knows the types that the closure has. From its parameter, the compiler infers the type of the closure. A type
// alias would make the conformance invalid, which is a second error, if the type of an argument is unknown.
extension ComponentWriter {
    /// This function, as a member of the factory type.
    ///
    /// There is none if the component has several registrations, if the type of an argument may be less visible than
    /// the component, or if it is unsafe, which would make the conformance unsafe.
    var overrideFunction: String? {
        let registrations = registrations
        guard registrations.count == 1, let registration = registrations.first,
            registration.canStateArguments,
            unsafety(of: registration).isEmpty
        else { return nil }
        return overrideFunction(registration)
    }

    private func overrideFunction(_ registration: NumberedRegistration) -> String {
        let type = "\(fakeAttributes(registration))\(fakeSignature(registration))"
        let signature = """
            \(registration.deprecation)\(component.visibility)nonisolated static func __override(\
            in __container: Ampoule::Container, with __fake: \(type)) -> Ampoule::__Override {
            """
        return """
            \(directive.place(signature, at: registration.node))
            \(overrideBody(registration).indented())
            }
            """
    }

    /// The call that registers the closure.
    ///
    /// The compiler crashes if functions or tuples among the parameters of a function value become a pack. A closure
    /// expression is no such value.
    private func overrideBody(_ registration: NumberedRegistration) -> String {
        let call = "\(registration.reference).__override(in: __container, "
        if registration.isAsynchronous {
            return placed("\(call)\(fakeCall("__fake", registration)))", for: registration)
        }
        if registration.arguments.allSatisfy(\.type.isPlain), !registration.initializer.isFailable {
            return "\(call)with: __fake)"
        }
        let isolation = fakeIsolation(registration)
        if case .nonisolated = isolation {
            return placed("\(call)isolation: nil, \(fakeCall("__fake", registration)))", for: registration)
        }
        var actor = "__fake.isolation"
        if case .globalActor(let attribute) = isolation {
            actor = "\(attribute.attributeName.trimmedText).shared"
        }
        let plain = "Ampoule::__plain(__fake, as: (@Sendable \(fakeSignature(registration))).self)"
        return """
            \(placed("let __plain = \(plain)", for: registration))
            \(placed("return \(call)isolation: \(actor), \(fakeCall("__plain", registration)))", for: registration))
            """
    }

    private func fakeCall(_ fake: String, _ registration: NumberedRegistration) -> String {
        let names = registration.arguments.indices.map { index in "__argument\(index + 1)" }
        let effect = registration.isAsynchronous ? "try await" : "try"
        let call = "\(fake)(\(names.joined(separator: ", ")))"
        let value = registration.initializer.isFailable ? "Ampoule::__unwrapped(\(call))" : call
        return "calling: { \((["_"] + names).joined(separator: ", ")) in \(effect) \(value) }"
    }

    private func fakeAttributes(_ registration: NumberedRegistration) -> String {
        if registration.isAsynchronous { return "nonisolated(nonsending) @escaping @Sendable " }
        switch fakeIsolation(registration) {
        case .globalActor(let attribute): return "\(attribute.trimmedText) @escaping @Sendable "
        case .nonisolated: return "@escaping @Sendable "
        case nil: return "@escaping @isolated(any) @Sendable "
        }
    }

    /// The isolation of the closure; `nil` if the declaration does not show that of the component.
    private func fakeIsolation(_ registration: NumberedRegistration) -> Isolation? {
        registration.isolation ?? (component.kind == .actor ? .nonisolated : nil)
    }

    private func fakeSignature(_ registration: NumberedRegistration) -> String {
        let types = registration.arguments.map { argument in copy(argument.type.ofParameter) }
        return """
            (\(types.joined(separator: ", "))) \(registration.isAsynchronous ? "async " : "")throws -> \
            \(registration.typedResult)
            """
    }
}

extension NumberedRegistration {
    /// Whether a type as visible as the component can contain the types of the arguments.
    fileprivate var canStateArguments: Bool {
        isAsVisibleAsComponent || arguments.allSatisfy(\.type.namesOnlyStandardTypes)
    }
}

extension ValueType {
    /// Whether the spelling shows that the type is neither a function nor a tuple, nor contains one.
    var isPlain: Bool {
        namesOnlyStandardTypes
            && written.tokens(viewMode: .sourceAccurate).allSatisfy { token in
                token.tokenKind != .leftParen && token.tokenKind != .arrow
            }
    }
}
