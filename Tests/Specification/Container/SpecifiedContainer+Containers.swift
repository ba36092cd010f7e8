/// Containers that are made from others.
extension SpecifiedContainer {
    func makeContainer(
        _ parent: SpecifiedContainer?,
        _ defaultScope: Scope,
        level: Level? = nil,
        value: (any Instance)? = nil,
        isRegistrar: Bool = false
    ) -> SpecifiedContainer {
        type(of: self).init(
            thread,
            parent: parent,
            defaultScope: defaultScope,
            level: level,
            value: value,
            isRegistrar: isRegistrar
        )
    }

    // Closing: the container refuses resolutions; so do "those opened in it afterwards".
    private func makeChild(
        _ defaultScope: Scope,
        level: Level? = nil,
        value: (any Instance)? = nil,
        isRegistrar: Bool = false
    ) -> SpecifiedContainer {
        let child = makeContainer(self, defaultScope, level: level, value: value, isRegistrar: isRegistrar)
        child.isClosed = isClosed
        return child
    }

    package func child(defaultScope: Scope) -> SpecifiedContainer { active.makeChild(defaultScope) }

    // Levels: "A level is opened directly inside the program, or inside another level, which its declaration names. A child
    // without a level is inside the same levels as its parent."
    //
    // - Returns: The container; nil if it is a mistake to open the level here.
    package func child(_ level: Level, _ value: any Instance) -> SpecifiedContainer? {
        let container = active
        guard container.lineage.compactMap(\.level).first == level.outer else { return nil }
        return container.makeChild(container.defaultScope, level: level, value: value)
    }

    // Levels: what is registered in it "counts for all containers of the level that are opened in the given one". It finds what
    // those find, so it is inside the outer levels, too.
    package func registrar(for level: Level) -> SpecifiedContainer {
        let container = active
        guard container.level != level else { return container }
        let innermost = container.lineage.lazy.compactMap(\.level).first
        let outer = level.outer.flatMap { outer in outer == innermost ? nil : container.registrar(for: outer)
        }
        return (outer ?? container).makeChild(container.defaultScope, level: level, isRegistrar: true)
    }

    /// The container that stores the registrations.
    var host: SpecifiedContainer { isRegistrar ? parent?.host ?? self : self }

    /// All registrations of the container, also those for levels.
    var allRegistrations: [SpecifiedRegistration] {
        registrations.values + registrationsForLevels.values.flatMap(\.values)
    }

    // Testing: "A copy of the real container has all its registrations and none of its instances."
    package func copy() -> SpecifiedContainer { SpecifiedCopies().copyHierarchy(active) }

    // Testing: "Replace one registration for the duration of a closure."
    package func withOverrides(_ override: () -> Void, perform: () -> Void) {
        let outer = thread.substitution
        // What a registrar registers is undone, too.
        thread.substitution = SpecifiedSubstitution(of: active.host, inside: outer)
        defer { thread.substitution = outer }
        override()
        perform()
    }

    // Levels: "The value of a level is resolved like a service of its type, without a name and without arguments. The
    // nearest container that has the value, or a registration of its type, provides it."
    func registrationOfValue(_ key: Key) -> SpecifiedRegistration? {
        guard let level, let value, key == Key(service: level.value) else { return nil }
        return SpecifiedRegistration(key, .instance(value), .transient, owner: self)
    }

    func nearest(_ level: Level) -> SpecifiedContainer? { lineage.first { $0.level == level } }
}
