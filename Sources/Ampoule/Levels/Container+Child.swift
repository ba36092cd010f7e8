extension Container {
    /// Opens a level: returns a child container of that level, with its value.
    ///
    /// ```swift
    /// let request = container.child(.request, RequestInfo(user: "ada"))
    /// ```
    ///
    /// The child inherits all registrations, and caches the instances of components in the scope of the level. It has no
    /// registrations of its own; it may be given some, like any container. It ends when its last reference is released.
    ///
    /// Traps at the caller's line if this container is not inside the level that the opened one requires;
    /// ``requireChild(_:_:)`` throws instead.
    ///
    /// - Parameters:
    ///   - level: The level to open.
    ///   - value: The value, which is resolved like a service of its type.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The child container.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func child<Value>(
        _ level: ContainerLevel<Value>,
        _ value: Value,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Container {
        do {
            return try requireChild(level, value)
        } catch {
            fatalError(error.description, file: file, line: line)
        }
    }

    /// Opens a level without a value.
    ///
    /// Traps at the caller's line if this container is not inside the level that the opened one requires;
    /// ``requireChild(_:)`` throws instead.
    ///
    /// - Parameters:
    ///   - level: The level to open.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The child container.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func child(
        _ level: ContainerLevel<Void>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Container {
        child(level, (), file: file, line: line)
    }

    /// Opens a level, or throws if this container is not inside the level that the opened one requires.
    ///
    /// - Parameters:
    ///   - level: The level to open.
    ///   - value: The value, which is resolved like a service of its type.
    /// - Returns: The child container; see ``child(_:_:file:line:)``.
    /// - Throws: ``LevelError`` if the container is not inside the right level.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func requireChild<Value>(
        _ level: ContainerLevel<Value>,
        _ value: Value
    ) throws(LevelError) -> Container {
        try core.opened(at: level.scope, value: Value.self == Void.self ? nil : .ofValue(value))
    }

    /// Opens a level without a value, or throws if this container is not inside the level that the opened one requires.
    ///
    /// - Parameter level: The level to open.
    /// - Returns: The child container; see ``child(_:file:line:)``.
    /// - Throws: ``LevelError`` if the container is not inside the right level.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public func requireChild(_ level: ContainerLevel<Void>) throws(LevelError) -> Container {
        try requireChild(level, ())
    }

    /// Opening a level requires its value.
    @available(
        *,
        unavailable,
        message: "Pass the value that the level is opened with, as the second argument"
    )
    public func child<Value>(_ level: ContainerLevel<Value>) -> Container {
        unreachable(level)
    }

    /// Opening a level requires its value.
    @available(
        *,
        unavailable,
        message: "Pass the value that the level is opened with, as the second argument"
    )
    public func requireChild<Value>(_ level: ContainerLevel<Value>) throws(LevelError) -> Container {
        unreachable(level)
    }

    private func unreachable<Value>(_ level: ContainerLevel<Value>) -> Never {
        preconditionFailure("'\(level)' cannot be opened without a value")
    }
}

extension Registration {
    /// The registration of a level's value.
    static func ofValue<Value: Sendable>(_ value: Value) -> Registration {
        Registration(name: nil, factory: { (_: any Resolver) in value }, policy: policyOfValue)
    }

    /// A copy of the registration of a level's value, which is not closed.
    var copyOfValue: Registration {
        Registration(copying: self, as: .next(), policy: Self.policyOfValue, calling: self)
    }

    private static var policyOfValue: Unmanaged<ScopePolicy> {
        ScopePolicy.initial(ObjectScope.transient, isAsynchronous: false).published
    }
}

/// Finds the container of a level.
extension Core {
    /// The address of the instance that the nearest container of a policy's level has cached.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @inline(never)
    func levelInstance(of policy: ScopePolicy) -> UnsafeMutableRawPointer? {
        let instance = firstInLineage { container -> UnsafeMutableRawPointer?? in
            guard container.level == policy.level else { return nil }
            return .some(container.levelInstances.find(policy.levelCache)?.read { $0.address })
        }
        return instance ?? nil
    }

    /// The slot for the instance that this container has to make: if it is of the policy's level, and takes no instances
    /// from another container.
    @inline(never)
    func levelSlot(of policy: ScopePolicy) -> ContainerSlot? {
        guard level == policy.level, originals == nil else { return nil }
        return levelInstances.slot(of: policy.levelCache)
    }

    /// This container or the nearest ancestor that is of a level.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    func nearestContainer(at level: ObjectScope) -> Core? {
        lineage.first { container in container.level == LevelReference(level) }
    }
}

extension Container {
    /// The names of the levels that the container is inside, the outermost first.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package var levelNames: [String] {
        core.lineage.compactMap { container in container.level.scope?.description }
            .reversed()
    }
}

/// The failure to open a level: the container is not inside the level that the opened one requires.
public struct LevelError: Error, Sendable {
    /// The name of the level to open.
    public let level: String

    /// The name of the level that it is opened inside; `nil` if it is opened directly inside the program.
    public let expected: String?

    /// The name of the level that the container is inside; `nil` if it is inside none.
    public let found: String?
}

extension LevelError: CustomStringConvertible {
    /// A description of the failure, its cause and its remedy.
    public var description: String {
        if found == level {
            return """
                '\(level)' is opened inside \(expected.map { "'\($0)'" } ?? "the program"), and this container is \
                inside a '\(level)' already.
                Open it with the container around that one.
                """
        }
        let location = found.map { "a '\($0)'" } ?? "no level"
        guard let expected else {
            return """
                '\(level)' is opened directly inside the program, but this container is inside \(location).
                Open it with the program's container, or declare it with 'inside:'.
                """
        }
        return """
            '\(level)' is opened inside '\(expected)', but this container is inside \(location).
            Open '\(expected)' first, with 'child(.\(expected), …)', and '\(level)' in the container that it returns.
            """
    }
}
