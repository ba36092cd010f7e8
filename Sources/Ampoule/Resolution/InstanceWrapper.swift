/// A type around a service that can be resolved without a registration of its own.
///
/// ``Lazy``, ``Provider`` and optionals are made from the registration of what they wrap. Meaning as in
/// Swinject's document "Delayed Injection".
protocol InstanceWrapper {
    /// Wraps the service that is registered under the given parts of a key.
    ///
    /// - Throws: ``ResolutionError`` if there is no such registration.
    static func wrap<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self
}

extension Optional: InstanceWrapper {
    /// The instance, or nil if nothing is registered for it or its initializer has returned nil.
    static func wrap<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Wrapped? {
        do {
            return try container.instance(
                of: Wrapped.self,
                name: name,
                option: option,
                arguments: repeat each argument
            )
        } catch {
            // A dependency of the wrapped service that is missing is an error all the same.
            guard error.isAbout(ResolutionContext.current.depth + 1), error.leavesNil else { throw error }
            return nil
        }
    }
}
