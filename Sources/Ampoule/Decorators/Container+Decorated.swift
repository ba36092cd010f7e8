extension Container {
    /// Registers a decorator of the registration under a key, or under the complete key that it is short for.
    ///
    /// - Throws: ``ResolutionError`` if there is nothing to decorate.
    func decorate<Service>(
        _ key: RegistrationKey,
        by decoration: any Decoration
    ) throws(ResolutionError) -> ServiceEntry<Service> {
        let container = active
        let found = container.registration(toDecorateUnder: key)
        // Typed calls ask for the complete key directly.
        if let shorterKey = found?.shorterKey, case .one(let complete) = found?.shortenedKey {
            return try container.decorate(complete, by: shorterKey.completing(decoration))
        }
        guard let decorated = found, decorated.shortenedKey == nil else {
            if found == nil, container.isInsideClosedContainer {
                throw ResolutionError(.containerClosed, key: key)
            }
            throw ResolutionError(.nothingToDecorate(alternatives: container.alternatives(to: key)), key: key)
        }
        let registration = decoration.registration(decorating: decorated, under: key)
        registration.setScope(decorated.maker.policy.scope)
        return container.registrar.file(registration)
    }

    /// The registration under a key, which may be that of an unregistered component.
    private func registration(toDecorateUnder key: RegistrationKey) -> Registration? {
        let registration = ResolutionContext.current.whilePinned {
            findOpen(key)?.takeUnretainedValue()
        }
        if let registration { return registration }
        return isInsideClosedContainer ? nil : unregisteredComponent(of: key).flatMap(adopted)
    }
}
