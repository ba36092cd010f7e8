import AmpouleSyntax
import SwiftSyntax

extension ComponentWriter {
    /// The type whose calls make the component.
    var factoryType: String {
        let access = component.visibility
        let calls = registrations.flatMap(typedCalls)
        let key = argumentFree.map { _ in
            "\n    \(access)typealias __ProvidedKey = \(component.innerName).__ProvidedKey\n"
        }
        return """
            \(access)\(nestedTypeIsolation)struct Factory: \
            nonisolated Ampoule::ComponentFactory, Swift::Sendable {
                \(access)typealias __Component = \(component.innerName)
            \(key ?? "")
                \(access)nonisolated let __resolver: Ampoule::__HeldResolver

                \(access)nonisolated init(__resolver: Ampoule::__HeldResolver) { self.__resolver = __resolver }

            \((calls + [overrideFunction].compactMap(\.self)).asDeclarations().indented())
            }
            """
    }

    /// The modifier of a nested type, so that it has the module's default isolation only if the component has it.
    ///
    /// An actor, or a type with a stated isolation, never has the default isolation.
    var nestedTypeIsolation: String {
        component.isolation != nil || component.kind == .actor ? "nonisolated " : ""
    }
}

extension ComponentWriter {
    /// The alias of the library's factory type; `nil` if the component needs one of its own.
    var argumentFreeFactory: String? {
        guard registrations.contains(where: \.hasArgumentFreeFactory) else { return nil }
        let type = "Ampoule::__ArgumentFreeFactory<\(component.innerName)>"
        return "\(component.visibility)typealias Factory = \(type)"
    }

    /// The stored registration for that factory type; `nil` if the component needs a list of registrations.
    var storedArgumentFreeRegistration: String? {
        registrations.first(where: \.hasArgumentFreeFactory).map(placedProperty)
    }

    /// Whether the factory type of the library can reach the component through its conformance.
    ///
    /// That type makes the calls of one initializer, without isolation. A component that inherits from another one shares
    /// the conformance. If a protocol isolates a structure, its injection afterwards would be a second error.
    var mayUseLibraryFactory: Bool {
        !lineage.isInheriting && !mayBeIsolatedByDefault && component.kind != .actor
            && !component.isValueCompleted && component.usedInitializers.count == 1
    }
}

extension NumberedRegistration {
    /// Whether the typed calls are exactly those of the library's factory type.
    var hasCallsOfLibraryFactory: Bool {
        arguments.isEmpty && !isAsynchronous && !isThrowing && !initializer.isFailable
            && isolation == nil && !isDeprecated && isAsVisibleAsComponent
    }
}
