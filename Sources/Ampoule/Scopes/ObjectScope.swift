/// A rule for sharing the instances of a registration.
///
/// ```swift
/// container.register(Animal.self) { _ in Cat(name: "Mimi") }
///     .inObjectScope(.container)
/// ```
///
/// Name and meaning match Swinject's `ObjectScope`.
public final class ObjectScope: ObjectScopeProtocol {
    /// The built-in scopes, and all others.
    package enum Kind: Sendable {
        case transient, graph, container, weak, custom
    }

    package let kind: Kind

    private let storageFactory: @Sendable () -> any InstanceStorage
    private let parent: (any ObjectScopeProtocol)?

    /// The policy that new registrations in the scope share, if they need no cache before they are resolved.
    let commonPolicy: Unmanaged<ScopePolicy>?

    /// The name of the scope in descriptions.
    public let description: String

    /// Creates a scope that caches instances in a custom storage.
    ///
    /// Code in the Swift 5 language mode may pass a closure that is not `@Sendable`.
    ///
    /// - Parameters:
    ///   - storageFactory: Makes the storage for each registration in this scope.
    ///   - description: The name of the scope in descriptions.
    ///   - parent: A scope to combine with: instances are read from the storage of either, and stored in both.
    @preconcurrency
    public convenience init(
        storageFactory: @escaping @Sendable () -> any InstanceStorage,
        description: String = "custom",
        parent: (any ObjectScopeProtocol)? = nil
    ) {
        self.init(kind: .custom, description: description, parent: parent, storageFactory: storageFactory)
    }

    private init(
        kind: Kind,
        description: String,
        parent: (any ObjectScopeProtocol)? = nil,
        storageFactory: @escaping @Sendable () -> any InstanceStorage
    ) {
        self.kind = kind
        self.commonPolicy = ScopePolicy.common(kind)
        self.description = description
        self.parent = parent
        self.storageFactory = storageFactory
    }

    /// Makes a storage, combined with one of the parent scope, if any.
    ///
    /// - Returns: A storage that no other registration uses.
    public func makeStorage() -> any InstanceStorage {
        guard let parent else { return storageFactory() }
        return CompositeStorage([storageFactory(), parent.makeStorage()])
    }
}

extension ObjectScope {
    /// A new instance for every resolution.
    public static let transient = ObjectScope(kind: .transient, description: "transient") {
        TransientStorage()
    }

    /// One instance for each object graph: for a resolution and all resolutions nested in it.
    ///
    /// This is the default.
    public static let graph = ObjectScope(kind: .graph, description: "graph") { GraphStorage() }

    /// One instance for the container that the registration belongs to, and for its children.
    public static let container = ObjectScope(kind: .container, description: "container") {
        PermanentStorage()
    }

    /// Like ``container``, but the container holds the instance weakly.
    ///
    /// Only class instances can be shared. Other values are created for each request.
    public static let weak = ObjectScope(kind: .weak, description: "weak") { WeakStorage() }
}

extension ObjectScope: CustomStringConvertible {}

/// A rule for sharing the instances of a registration, which makes the storage that caches them.
///
/// ``ObjectScope`` provides the built-in scopes, and custom scopes with a storage. Conform your own type only if that
/// doesn't suffice. Name and meaning match Swinject's `ObjectScopeProtocol`.
public protocol ObjectScopeProtocol: AnyObject, Sendable {
    /// Makes the storage for one registration in this scope.
    ///
    /// - Returns: A storage that no other registration uses.
    func makeStorage() -> any InstanceStorage
}
