extension Container {
    /// Registers a decorator of the registration under a key.
    ///
    /// - Throws: ``ResolutionError`` if there is nothing to decorate.
    func decorate<Service>(
        _ key: RegistrationKey,
        by decoration: any Decoration
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let container = active
        let decorated = try container.registration(toDecorateUnder: key)
        let registration = decoration.registration(decorating: decorated, under: key)
        registration.setScope(decorated.maker.policy.scope)
        return container.registrar.file(registration)
    }

    /// The registration under a key, which may be that of an unregistered component.
    private func registration(toDecorateUnder key: RegistrationKey) throws(ResolutionError) -> Registration {
        let registration = ResolutionContext.current.whilePinned {
            find(key)?.takeUnretainedValue()
        }
        // A shorter key leads to the complete one, which typed calls ask for directly.
        if let registration, registration.shortenedKey == nil { return registration }
        if registration == nil, let component = unregisteredComponent(of: key) { return adopted(component) }
        throw ResolutionError(.nothingToDecorate(alternatives: alternatives(to: key)), key: key)
    }
}
