// The levels that a container is inside, and the containers that register for levels.

extension Core {
    /// The innermost level that the container is inside, if any.
    var innermostLevel: LevelIdentity? {
        lineage.lazy.compactMap { container in container.level.identity }.first
    }

    /// The container in which that of the innermost level was opened.
    var aroundInnermostLevel: Container {
        // A child of a container of a level is rare.
        if level != .none, let parent { return parent.container }
        let opened = lineage.first { container in container.level != .none }
        return (opened?.parent ?? root).container
    }
}

extension Core {
    /// Opens a level in this container.
    ///
    /// - Throws: ``LevelError`` if the container is not inside the level's outer one.
    func opened(at level: LevelIdentity, value: Registration) throws(LevelError) -> Container {
        let current = innermostLevel
        guard level.outer === current else {
            throw LevelError(
                level: level.name,
                expected: level.outer?.name,
                found: current?.name
            )
        }
        return Container(openedIn: self, at: level, value: value)
    }

    /// The container in which those of a level are registered, for all of its containers that are opened in this one.
    ///
    /// It finds what those find, so it is inside the outer levels, too.
    func registering(for level: LevelIdentity) -> Core {
        if self.level == LevelReference(level) { return self }
        let outer = level.outer
        let parent = outer == nil || outer === innermostLevel ? self : outer.map(registering) ?? self
        let registrar = Registrar(storingIn: self.registrar, at: LevelReference(level))
        return Container(openedIn: parent, at: level, value: nil, registrar: registrar).ownCore
    }

    /// The container that stores the registrations of this one.
    var host: Core { registrar.host == nil ? self : parent?.host ?? self }
}
