import Synchronization

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
    package enum Kind: String {
        case transient, graph, container, weak, custom
    }

    package let kind: Kind

    private let storageFactory: @Sendable () -> any InstanceStorage
    private let parent: (any ObjectScopeProtocol)?

    /// The policy that new registrations in the scope share, if they need no cache before they are resolved.
    let commonPolicy: Pinned<ScopePolicy>?

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
        self.init(.custom, description: description, parent: parent, storageFactory: storageFactory)
    }

    private init(
        _ kind: Kind,
        cache: InstanceCache? = nil,
        description: String? = nil,
        parent: (any ObjectScopeProtocol)? = nil,
        storageFactory: @escaping @Sendable () -> any InstanceStorage
    ) {
        self.kind = kind
        self.commonPolicy = cache.map { cache in
            Pinned(retaining: ScopePolicy(.init(scopeKind: kind, cache: cache)))
        }
        self.description = description ?? kind.rawValue
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
    public static let transient = ObjectScope(.transient, cache: InstanceCache.none) { TransientStorage() }

    /// One instance for each object graph: for a resolution and all resolutions nested in it.
    ///
    /// This is the default.
    public static let graph = ObjectScope(.graph, cache: .graph) { GraphStorage() }

    /// One instance for the container that the registration belongs to, and for its children.
    public static let container = ObjectScope(.container, cache: .unmade) { PermanentStorage() }

    /// Like ``container``, but the container holds the instance weakly.
    ///
    /// Only class instances can be shared. Other values are created for each request.
    public static let weak = ObjectScope(.weak, cache: .unmade) { WeakStorage() }
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

/// The rules by which one registration shares, caches, completes, and closes its instances.
///
/// The slow path and asynchronous resolution run the operations of ``InstanceMaking``; the fast path inlines their
/// common answers in `FastPath.swift`. A scope therefore means the same on each path.
///
/// A policy is immutable. ``ServiceEntry`` replaces it to change a registration, and so does the first request if it
/// makes the cache.
package final class ScopePolicy: Sendable {
    /// The values that a changed policy takes over.
    fileprivate struct Parts: Sendable {
        let scopeKind: ObjectScope.Kind

        /// The scope; `nil` in a common policy, which the scope holds.
        var scope: (any ObjectScopeProtocol)?
        var cache: InstanceCache

        /// The policy without a cache that this one replaces, if the first request has made the cache.
        ///
        /// Held also because a reader may still use it: this policy is retired in its place.
        var unmade: ScopePolicy?
        var level: LevelIdentity?
        var levelCache = SerialNumber.none
        var completions: (any AnyCompletions)?
        var closing = ClosingRule()
    }

    private let parts: Parts

    let kind: InstanceCache.Kind

    /// The slot of the scope ``ObjectScope/container``, outside of ``cache`` so that the fast path copies no payload.
    let containerSlot: ContainerSlot?

    /// Whether a warning about the registration was logged.
    private let isWarned = Atomic<Bool>(false)

    fileprivate init(_ parts: Parts) {
        self.parts = parts
        containerSlot = parts.cache.containerSlot
        kind =
            switch parts.scopeKind {
            case .container: parts.level == nil ? .shared : .level
            case _ where !parts.closing.functions.isEmpty: .slow
            case .transient: .transient
            case .graph: .graph
            case .weak, .custom: .slow
            }
    }

    var cache: InstanceCache { parts.cache }

    /// The level whose containers share the instances, each its own; none if the container shares them that has them registered.
    package var level: LevelIdentity? { parts.level }

    /// Identifies the cache in each container of the level.
    var levelCache: SerialNumber { parts.levelCache }

    /// The closures that complete an instance of the service type, if there are any.
    var completions: (any AnyCompletions)? { parts.completions }

    var closing: ClosingRule { parts.closing }

    package var scope: any ObjectScopeProtocol {
        if let scope = parts.scope { return scope }
        return switch parts.scopeKind {
        case .graph: ObjectScope.graph
        case .container: ObjectScope.container
        case .weak: ObjectScope.weak
        case .transient, .custom: ObjectScope.transient
        }
    }

    /// Whether all registrations in the scope share this policy, which is never freed.
    var isCommon: Bool { parts.scope == nil }

    /// Whether the instances outlive the resolution that makes them, so that they belong to a container.
    package var isShared: Bool { parts.scopeKind != .transient && parts.scopeKind != .graph }

    /// Whether the cache is a custom storage.
    var isCustom: Bool { parts.scopeKind == .custom }

    /// Whether the container closes the instances: those in the scope `container`.
    var closesInstances: Bool { parts.scopeKind == .container }

    /// Whether the closures of `onClose` are never called, since the container doesn't close the instances.
    var losesClosing: Bool { !closesInstances && !parts.closing.functions.isEmpty }

    /// Whether the container has not made the instance.
    var isOfExistingInstance: Bool { parts.closing.isOfExistingInstance }

    /// Whether the cache in a container of the level is a slot, as for ``ObjectScope/container``.
    var hasSlotAtLevel: Bool { closesInstances && level != nil }

    /// Whether the first request makes the cache, so that registering and copying need not.
    var isUnmade: Bool {
        if case .unmade = parts.cache { true } else { false }
    }
}

extension ScopePolicy {
    /// The policy of a new registration in a scope: an empty cache and no completions.
    static func initial(_ scope: any ObjectScopeProtocol) -> ScopePolicy {
        (scope as? ObjectScope)?.commonPolicy?.object
            ?? ScopePolicy(Parts(scopeKind: .custom, scope: scope, cache: InstanceCache(scope)))
    }

    /// The common policy of all registrations of an existing instance, which the container has not made.
    static let commonOfInstances = Pinned(
        retaining: ScopePolicy(
            Parts(scopeKind: .container, cache: .unmade, closing: ClosingRule(isOfExistingInstance: true))
        )
    )

    /// This policy as the reference that a registration publishes: retained, unless the policy is common.
    var published: Pinned<ScopePolicy> { isCommon ? Pinned(self) : Pinned(retaining: self) }

    /// This policy with other completions, or with another rule for closing.
    func with(_ completions: (any AnyCompletions)?, closing: ClosingRule? = nil) -> ScopePolicy {
        changed { parts in
            parts.unmade = parts.unmade?.with(completions, closing: closing)
            parts.completions = completions
            parts.closing = closing ?? parts.closing
        }
    }

    /// This policy for what is registered for a level: each container of the level shares an instance of its own.
    func shared(at level: LevelIdentity?) -> ScopePolicy {
        guard let level, isShared else { return self }
        return changed { parts in
            (parts.cache, parts.unmade) = (.none, nil)
            (parts.level, parts.levelCache) = (level, .next())
        }
    }

    /// This policy, which is without a cache, with an empty one.
    var withCache: ScopePolicy {
        changed { parts in (parts.cache, parts.unmade) = (InstanceCache(scope), self) }
    }

    /// This policy without what its cache has: itself, if it has no cache.
    ///
    /// A custom scope makes its cache at once, which runs user code.
    var withEmptyCache: ScopePolicy {
        switch parts.cache {
        case .none, .graph, .unmade: self
        case .container, .weak: parts.unmade ?? withCache
        // Not instead of this one, which the copy would keep alive with its instances.
        case .custom: changed { parts in parts.cache = InstanceCache(scope) }
        }
    }

    /// This policy after a reset: with an empty cache, except for a custom scope, whose storage is not replaced.
    var afterReset: ScopePolicy { isCustom ? self : withEmptyCache }

    /// Marks that a warning about the registration was logged.
    ///
    /// - Returns: Whether this is the first time, resets or not.
    func markWarned() -> Bool { !(parts.unmade ?? self).isWarned.exchange(true, ordering: .relaxed) }

    /// A policy of one registration, which differs from this one.
    private func changed(_ change: (inout Parts) -> Void) -> ScopePolicy {
        var parts = parts
        parts.scope = scope
        change(&parts)
        return ScopePolicy(parts)
    }
}

extension InstanceCache {
    /// Creates the empty cache of a scope that shares instances between resolutions.
    init(_ scope: any ObjectScopeProtocol) {
        switch (scope as? ObjectScope)?.kind {
        case .container: self = .container(ContainerSlot())
        case .weak: self = .weak(WeakStorage())
        case .transient, .graph, .custom, nil: self = .custom(CustomSlot(scope.makeStorage()))
        }
    }
}

extension Pinned<ScopePolicy> {
    /// Releases a policy that is not published.
    func withdraw() {
        if !read(\.isCommon) { release() }
    }
}

/// The ``Completions`` of a registration.
protocol AnyCompletions: AnyObject, Sendable {
    var count: Int { get }

    /// Whether generated code has written all of them, so that a component describes what they inject.
    var isGenerated: Bool { get }
}

/// The rule by which a container closes the instances of a registration.
struct ClosingRule: Sendable {
    /// The closures of `onClose`, in the order in which they were added; if there is none, an instance that is ``Closable`` closes
    /// itself.
    var functions: [@Sendable (Shared) async throws -> Void] = []

    /// Whether the container has not made the instance, which only closures close then.
    var isOfExistingInstance = false

    /// Whether nothing but the conformance of an instance counts.
    var isByConformance: Bool { functions.isEmpty && !isOfExistingInstance }
}
