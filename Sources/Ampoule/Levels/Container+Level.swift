extension Container {
    /// Opens a level: returns a container of it, with its value.
    ///
    /// ```swift
    /// let request = container.level(RequestInfo(user: "ada"))
    /// ```
    ///
    /// The container finds the registrations of its level and of this container, and shares the instances of components that its
    /// level's lists have in the scope ``ObjectScope/container``. It may be given registrations of its own. It ends when its last
    /// reference is released.
    ///
    /// Traps at the caller's line if this container is inside a level, where the type can't tell; ``requireLevel(_:)`` throws instead.
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The container of the level.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func level<Level: ContainerLevel>(
        _ value: Level,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LevelContainer<Level> where Level.Outer == ProgramLevel {
        do {
            return try requireLevel(value)
        } catch {
            fatalError(error.description, file: file, line: line)
        }
    }

    /// Opens a level, or throws if this container is inside another one.
    ///
    /// - Parameter value: The value, which is resolved like a service of its type.
    /// - Returns: The container of the level; see ``level(_:file:line:)``.
    /// - Throws: ``LevelError`` if the container is inside a level.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func requireLevel<Level: ContainerLevel>(
        _ value: Level
    ) throws(LevelError) -> LevelContainer<Level> where Level.Outer == ProgramLevel {
        LevelContainer(ofInner: try core.opened(value))
    }
}

extension LevelContainer {
    /// Opens a level that belongs inside this one: returns a container of it, with its value.
    ///
    /// Traps at the caller's line if ``container`` is inside another level, which only ``init(_:)`` can bring about;
    /// ``requireLevel(_:)`` throws instead.
    ///
    /// - Parameters:
    ///   - value: The value, which is resolved like a service of its type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The container of the inner level; see ``Container/level(_:file:line:)``.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func level<Inner: ContainerLevel>(
        _ value: Inner,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> LevelContainer<Inner> where Inner.Outer == Level {
        do {
            return try requireLevel(value)
        } catch {
            fatalError(error.description, file: file, line: line)
        }
    }

    /// Opens a level that belongs inside this one, or throws if the container is inside another level.
    ///
    /// - Parameter value: The value, which is resolved like a service of its type.
    /// - Returns: The container of the inner level.
    /// - Throws: ``LevelError``.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func requireLevel<Inner: ContainerLevel>(
        _ value: Inner
    ) throws(LevelError) -> LevelContainer<Inner> where Inner.Outer == Level {
        LevelContainer<Inner>(ofInner: try container.core.opened(value))
    }
}

extension Container {
    /// Opens a level whose outer one is known at run time only, as that of views is.
    ///
    /// - Throws: ``LevelError`` if the container is not inside the level's outer one.
    package func openLevel<Level: ContainerLevel>(_ value: Level) throws(LevelError) -> LevelContainer<Level>
    {
        LevelContainer(ofInner: try core.opened(value))
    }
}

extension Core {
    /// Opens a level in this container.
    ///
    /// - Throws: ``LevelError`` if the container is not inside the level's outer one.
    func opened<Level: ContainerLevel>(_ value: Level) throws(LevelError) -> Container {
        try opened(at: LevelIdentity.of(Level.self), value: .ofValue(value))
    }
}
