/// A level: the value that its containers are opened with, such as that of a request or a document.
///
/// ```swift
/// struct RequestInfo: ContainerLevel {
///     let user: String
/// }
///
/// @Register(scope: .container)
/// final class AuditTrail: Sendable {
///     init(@Inject request: RequestInfo) { … }
/// }
///
/// @Registrations(AuditTrail.self)
/// extension LevelContainer<RequestInfo> {}
///
/// let request = container.level(RequestInfo(user: "ada"))
/// let trail = request.auditTrail()
/// ```
///
/// A level is opened directly in the program, unless it names the level that it is opened in:
///
/// ```swift
/// struct RequestInfo: ContainerLevel {
///     typealias Outer = Session
/// }
/// ```
///
/// The value is resolved like a service of its type, in its containers and in those inside. A level without a value is an empty
/// structure; for a value of another module, write a structure that has it.
public protocol ContainerLevel: Sendable {
    /// The level that this one is opened in; ``ProgramLevel`` by default.
    associatedtype Outer: ContainerLevel = ProgramLevel

    /// The type of the level's containers.
    ///
    /// Do not use it directly; generated code does.
    associatedtype __Container = LevelContainer<Self>
}

/// The program, as the level in which others are opened.
public enum ProgramLevel: ContainerLevel {
    /// The program itself: it is inside nothing.
    public typealias Outer = ProgramLevel

    /// The program's containers.
    ///
    /// Do not use it directly; generated code does.
    public typealias __Container = Container
}

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
        orTrap(file: file, line: line, try requireLevel(value))
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
        try core.opened(value)
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
        orTrap(file: file, line: line, try requireLevel(value))
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
        try container.core.opened(value)
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
                Open it with the program's container, or name the level around it with 'typealias Outer'.
                """
        }
        return """
            '\(level)' is opened inside '\(expected)', but this container is inside \(location).
            Open '\(expected)' first, with 'level(\(expected)(…))', and '\(level)' in the container that it returns.
            """
    }
}

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
        guard container.core.innermostLevel == LevelIdentity(Level.self) else { return nil }
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
        container.core.registering(for: LevelIdentity(Level.self)).container
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

    /// The container that this one was opened in.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    @_disfavoredOverload  // Of two properties, the compiler prefers none, though one is more constrained.
    public var outer: LevelContainer<Level.Outer> {
        LevelContainer<Level.Outer>(ofInner: container.core.aroundInnermostLevel)
    }

    /// Returns a copy of the container; see ``Container/copy()``.
    public func copy() -> LevelContainer { LevelContainer(ofInner: container.copy()) }

    // A handle is no resolver, which are classes; so it has the functions of one. Those with arguments are the container's.

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

extension LevelContainer where Level.Outer == ProgramLevel {
    /// The program's container that this one was opened in.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    public var outer: Container { container.core.aroundInnermostLevel }
}

extension ContainerLevel {
    /// The level that this one is opened in; `nil` if that is the program.
    static var outerIdentity: LevelIdentity? {
        Outer.self == ProgramLevel.self ? nil : LevelIdentity(Outer.self)
    }
}

extension LevelIdentity {
    /// The name of the level, for descriptions and errors.
    package var name: String { TypeName.short(type) }

    /// The level that this one is opened in; `nil` if that is the program.
    package var outer: LevelIdentity? { (type as? any ContainerLevel.Type)?.outerIdentity }

    /// The level whose value is of a type, if there is such a level.
    package static func ofValue(_ type: Any.Type) -> LevelIdentity? {
        type is any ContainerLevel.Type && type != ProgramLevel.self ? LevelIdentity(type) : nil
    }
}
