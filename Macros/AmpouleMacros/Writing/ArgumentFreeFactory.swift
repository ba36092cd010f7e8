import AmpouleSyntax

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
