extension LevelContainer: InstanceWrapper {
    /// The nearest container of the level, so that components can have it injected.
    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> LevelContainer {
        guard let inner = container.handle(of: Level.self) else {
            let key = query.key(of: Self.self, argumentTypes: repeat (each Argument).self)
            throw ResolutionContext.current.error(
                .outsideOfLevel(LevelIdentity.of(Level.self).name),
                at: key
            )
        }
        return LevelContainer(ofInner: inner)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        guard container.handle(of: Level.self) == nil else { return nil }
        return query.key(of: Self.self, argumentTypes: repeat each argumentTypes)
    }
}

extension Core {
    /// The innermost container of a level: this one, if no other level is between, so that a child stays a child.
    fileprivate func handle(of level: (some ContainerLevel).Type) -> Container? {
        let scope = LevelIdentity.of(level)
        return innermostLevel === scope ? container : nearestContainer(at: scope)?.container
    }
}
