extension Container {
    /// The scope of what an override under a key replaces.
    ///
    /// - Throws: ``ResolutionError`` if there is nothing to replace.
    func scopeOfOverride(of key: RegistrationKey) throws(ResolutionError) -> any ObjectScopeProtocol {
        let container = active
        let overridden = container.overridden(key)
        // A shorter key leads to the complete one, which typed calls ask for directly.
        if let overridden, overridden.shortenedKey == nil { return overridden.maker.policy.scope }
        if overridden == nil, container.isInsideClosedContainer {
            throw ResolutionError(.containerClosed, key: key)
        }
        if overridden == nil, let component = unregisteredComponent(of: key) {
            return component.scope ?? container.root.defaultObjectScope
        }
        if overridden == nil, isListWithContributions(key, in: container) {
            return container.defaultObjectScope
        }
        throw ResolutionError(.nothingToOverride(alternatives: container.alternatives(to: key)), key: key)
    }

    private func isListWithContributions(_ key: RegistrationKey, in container: Container) -> Bool {
        ResolutionContext.current.whilePinned { container.hasContributions(toListUnder: key) }
    }

    /// The registration that an override under a key replaces, in the container, an ancestor, or a fallback.
    func overridden(_ key: RegistrationKey) -> Registration? {
        ResolutionContext.current.whilePinned {
            (findOpen(key) ?? fallback(for: key)?.findOpen(key))?.takeUnretainedValue()
        }
    }

    /// Finds a registration under a key, but not the value of a closed level.
    ///
    /// The caller must be pinned.
    func findOpen(_ key: RegistrationKey) -> Unmanaged<Registration>? {
        find(key).flatMap { found in
            let isRefused = found._withUnsafeGuaranteedRef(\.pinnedPolicy)
                ._withUnsafeGuaranteedRef(\.isOfClosedContainer)
            return isRefused ? nil : found
        }
    }

    /// The component that is a dependency under a key without being registered.
    func unregisteredComponent(of key: RegistrationKey) -> ComponentTemplate? {
        guard let component = key.serviceType as? any Registrable.Type else { return nil }
        let registration = component.__argumentFreeRegistration as? any AnyComponentRegistration
        return registration?.template.key == key ? registration?.template : nil
    }
}
