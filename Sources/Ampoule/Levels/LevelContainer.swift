/// A container of a level, with the accessors of the level's lists.
///
/// ```swift
/// @Registrations(AuditTrail.self)
/// extension LevelContainer<RequestInfo> {}
///
/// let request = container.level(RequestInfo(user: "ada"))
/// let trail = request.auditTrail()
/// ```
///
/// It is a handle of ``container``, which it keeps alive; copies of it are the same container. The accessors of outer levels are
/// members of its outer container, those of the program of its container.
///
/// The lists of a level are registered once, with the program's, and count for each of its containers:
///
/// ```swift
/// LevelContainer<RequestInfo>.registerComponents(in: container)
/// ```
///
/// A component can have the container of its level injected, and open others in it.
public struct LevelContainer<Level: ContainerLevel>: Sendable {
    /// The container.
    public let container: Container

    /// Creates a handle of a container that is inside the level.
    @inline(__always)
    init(ofInner container: Container) {
        self.container = container
    }

    /// Creates a handle of a container of the level, or of a child of one.
    ///
    /// - Parameter container: The container.
    /// - Returns: The handle; `nil` if the innermost level that the container is inside is another one.
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public init?(_ container: Container) {
        guard container.core.innermostLevel === LevelIdentity.of(Level.self) else { return nil }
        self.init(ofInner: container)
    }

    /// The container in which those of a level are registered, for all of its containers.
    ///
    /// ```swift
    /// LevelContainer<RequestInfo>.registrations(in: container)
    ///     .register(Clock.self) { resolver in RequestClock(try resolver.require(RequestInfo.self)) }
    /// ```
    ///
    /// Registrations in the returned container count for all containers of the level that are opened in the given one, before and
    /// after: they are found after those of the container itself, and before those of outer levels. An instance in the scope
    /// ``ObjectScope/container`` is shared by one container of the level.
    ///
    /// - Parameter container: The container that keeps the registrations: usually that of the program.
    /// - Returns: A container for registering, decorating, and overriding. As one of the level without a value, it resolves only what
    ///   doesn't need the value.
    /// - Complexity: O(1) on average.
    public static func registrations(in container: Container) -> Container {
        container.core.registering(for: LevelIdentity.of(Level.self)).container
    }
}

extension LevelContainer {
    /// Registers nothing: the lists of a level are registered once, in the program's container.
    @available(
        *,
        unavailable,
        message:
            "a level's list is registered once, with the program's: call 'registerComponents(in: container)' of its type"
    )
    public func registerComponents() {}
}

// MARK: - Outer containers

extension LevelContainer {
    /// The container that this one was opened in.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @_disfavoredOverload  // Of two properties, the compiler prefers none, though one is more constrained.
    public var outer: LevelContainer<Level.Outer> {
        LevelContainer<Level.Outer>(ofInner: container.core.aroundInnermostLevel)
    }
}

extension LevelContainer where Level.Outer == ProgramLevel {
    /// The program's container that this one was opened in.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public var outer: Container { container.core.aroundInnermostLevel }
}

// MARK: - Copies

extension LevelContainer {
    /// Returns a copy of the container; see ``Container/copy()``.
    public func copy() -> LevelContainer { LevelContainer(ofInner: container.copy()) }
}

// A handle is no resolver, which are classes; so it has the functions of one. Those with arguments are the container's.

extension LevelContainer {
    /// Resolves a service; see ``Resolver/resolve(_:name:)->Service?``.
    ///
    /// - Returns: The instance; `nil` if the resolution fails, which is logged.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    public func resolve<Service>(_ serviceType: Service.Type, name: String? = nil) -> Service? {
        container.resolve(serviceType, name: name)
    }

    /// Resolves a service, or throws the reason why it can't; see ``Resolver/require(_:name:)->Service``.
    ///
    /// - Throws: ``ResolutionError`` if the resolution fails.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    public func require<Service>(
        _ serviceType: Service.Type,
        name: String? = nil
    ) throws(ResolutionError) -> Service {
        try container.require(serviceType, name: name)
    }

    /// The asynchronous form of the container as a resolver.
    @inlinable
    public var asynchronous: AsynchronousResolver { container.asynchronous }
}

extension LevelIdentity {
    /// The identity of a level.
    ///
    /// - Complexity: O(1) on average.
    static func of<Level: ContainerLevel>(_ level: Level.Type) -> LevelIdentity {
        if let known = known(level) { return known }
        let outer = Level.Outer.self == ProgramLevel.self ? nil : of(Level.Outer.self)
        return known(level, named: TypeName.short(level), addingInside: outer)
    }

    /// The identity of the level whose value is of a type, if there is such a level.
    ///
    /// - Complexity: O(1) on average.
    static func ofValue(_ type: Any.Type) -> LevelIdentity? {
        guard let level = type as? any ContainerLevel.Type, type != ProgramLevel.self else { return nil }
        return of(level)
    }

    /// The identity of the level whose containers provide a type of themselves: their value, or what they are.
    ///
    /// - Complexity: O(1) on average.
    package static func providing(_ type: Any.Type) -> LevelIdentity? {
        (type as? any AnyLevelContainer.Type)?.level ?? ofValue(type)
    }
}

/// A ``LevelContainer`` of any level.
private protocol AnyLevelContainer {
    static var level: LevelIdentity { get }
}

extension LevelContainer: AnyLevelContainer {
    fileprivate static var level: LevelIdentity { LevelIdentity.of(Level.self) }
}
