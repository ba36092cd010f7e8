import AmpouleSyntax

/// The use of `@Registrations` or `@AllRegistrations`.
package struct DeclaredList: Codable, Hashable, Sendable {
    package var entries: [ComponentReference]

    /// The positions of the entries.
    package var positionsOfEntries: [Position]

    /// The name of the function that it generates; `nil` if the given name isn't valid.
    package var functionName: String?

    /// The services stated to come from outside; `nil` if the list doesn't state any, not even that there are none.
    package var provided: [ProvidedKey]?

    /// How it asks for unchecked parts to be reported; `nil` if it doesn't.
    package var unchecked: UncheckedSeverity?

    /// Whether it lists all components of its module.
    package var isOfAll: Bool

    /// Whether it extends `Container`, rather than `Resolver`.
    package var isOnContainer: Bool
    package var accessLevel: Int

    /// Whether it is inside an `#if`.
    package var isConditional: Bool
    package var position: Position
}

/// A service that a list states to come from outside.
package struct ProvidedKey: Codable, Hashable, Sendable {
    /// The service; `nil` if it is not spelled out.
    package var service: TypeSpelling?
    package var name: NameSpelling
}

extension DeclaredList {
    /// The access level of the function.
    package var access: Access { Access(rawValue: accessLevel) ?? .internal }
}

/// A component as a list or a call names it.
package struct ComponentReference: Codable, Hashable, Sendable {
    /// The type, or the enclosing type of a function; `nil` if it is not spelled out.
    package var type: TypeSpelling?

    /// The name of the function, if it is one.
    package var function: String?
}
