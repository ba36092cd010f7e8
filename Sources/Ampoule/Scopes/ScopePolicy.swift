/// The rules by which one registration shares, caches, and completes its instances.
///
/// The slow path and asynchronous resolution run the operations of `ScopePolicy+Making.swift`; the fast path inlines
/// their common answers in `ScopePolicy+FastPath.swift`. A scope therefore means the same on each path.
///
/// A policy is immutable. ``ServiceEntry`` replaces it to change a registration.
final class ScopePolicy: Sendable {
    let kind: InstanceCache.Kind

    /// The slot of the scope ``ObjectScope/container``, outside of ``cache`` so that the fast path copies no payload.
    let containerSlot: ContainerSlot?

    /// The closures that complete an instance of the service type, if there are any.
    let completions: (any AnyCompletions)?

    let cache: InstanceCache

    /// The scope of the level whose containers cache the instances, if the scope is that of a level; never freed.
    let level: Unmanaged<ObjectScope>?

    /// Identifies the cache in each container of the level.
    let levelCache: SerialNumber

    /// The scope; `nil` in a common policy, which the scope holds.
    private let ownScope: (any ObjectScopeProtocol)?

    /// - Parameter isAsynchronous: Whether the factory is asynchronous: synchronous resolution then calls the factory,
    ///   which throws, and caches nothing.
    init(
        scope: (any ObjectScopeProtocol)?,
        cache: InstanceCache,
        level: (scope: Unmanaged<ObjectScope>, cache: SerialNumber)? = nil,
        isAsynchronous: Bool,
        completions: (any AnyCompletions)? = nil
    ) {
        self.ownScope = scope
        self.cache = cache
        self.level = level?.scope
        self.levelCache = level?.cache ?? .none
        self.kind = isAsynchronous ? .transient : level == nil ? cache.kind : .level
        self.containerSlot = if case .container(let slot) = cache { slot } else { nil }
        self.completions = completions
    }

    /// Whether the instances outlive the resolution that makes them, so that they belong to a container.
    var isShared: Bool {
        switch cache {
        case .none: level != nil
        case .graph: false
        case .container, .weak, .custom: true
        }
    }

    var scope: any ObjectScopeProtocol { ownScope ?? (kind == .graph ? ObjectScope.graph : .transient) }

    /// Whether all registrations in the scope share this policy, which is never freed.
    var isCommon: Bool { ownScope == nil }
}

extension ScopePolicy {
    /// The policy of a new registration in a scope: an empty cache and no completions.
    static func initial(_ scope: any ObjectScopeProtocol, isAsynchronous: Bool) -> ScopePolicy {
        // Not by 'flatMap', whose tuple makes the optimizer of Swift 6.3 fail.
        guard let known = scope as? ObjectScope else {
            return ScopePolicy(scope: scope, cache: InstanceCache(scope), isAsynchronous: isAsynchronous)
        }
        if !isAsynchronous, let common = known.commonPolicy { return common.takeUnretainedValue() }
        let cache = InstanceCache(known)
        guard known.kind == .level else {
            return ScopePolicy(scope: known, cache: cache, isAsynchronous: isAsynchronous)
        }
        return ScopePolicy(
            scope: known,
            cache: cache,
            level: (.passUnretained(known), .next()),
            isAsynchronous: isAsynchronous
        )
    }

    /// The common policy of all registrations in a scope without a cache of its own.
    static func common(_ kind: ObjectScope.Kind) -> Unmanaged<ScopePolicy>? {
        switch kind {
        case .transient: .passRetained(ScopePolicy(scope: nil, cache: .none, isAsynchronous: false))
        case .graph: .passRetained(ScopePolicy(scope: nil, cache: .graph, isAsynchronous: false))
        case .container, .weak, .custom, .level: nil
        }
    }

    /// This policy as the reference that a registration publishes: retained, unless the policy is common.
    var published: Unmanaged<ScopePolicy> {
        isCommon ? .passUnretained(self) : .passRetained(self)
    }

    /// This policy with other completions.
    func with(_ completions: any AnyCompletions, isAsynchronous: Bool) -> ScopePolicy {
        ScopePolicy(
            scope: scope,
            cache: cache,
            level: level.map { level in (level, levelCache) },
            isAsynchronous: isAsynchronous,
            completions: completions
        )
    }

    /// This policy of a level, with the cache that a container of the level has.
    func caching(in slot: ContainerSlot, isAsynchronous: Bool) -> ScopePolicy {
        ScopePolicy(
            scope: scope,
            cache: .container(slot),
            isAsynchronous: isAsynchronous,
            completions: completions
        )
    }
}

extension InstanceCache {
    /// Creates the empty cache of a scope.
    init(_ scope: any ObjectScopeProtocol) {
        switch (scope as? ObjectScope)?.kind {
        // The containers of a level have a cache for each registration in its scope.
        case .transient, .level: self = .none
        case .graph: self = .graph
        case .container: self = .container(ContainerSlot())
        case .weak: self = .weak(WeakStorage())
        case .custom, nil: self = .custom(CustomSlot(scope.makeStorage()))
        }
    }
}

extension Unmanaged<ScopePolicy> {
    /// Releases a policy that was never published.
    func withdraw() {
        if !_withUnsafeGuaranteedRef({ $0.isCommon }) { release() }
    }
}

/// The type-erased ``Completions`` of a registration.
protocol AnyCompletions: AnyObject, Sendable {
    var count: Int { get }
}
