/// A registration: how an instance is made, in which scope, and what happens to it afterwards.
package final class SpecifiedRegistration {
    enum Maker {
        case factory(Factory)
        /// An instance that there was already: a registered one, or the value of a level.
        case instance(any Instance)
        case forward(to: SpecifiedRegistration)
        /// A decorator of the registration that it has replaced in its container, or else of what is around.
        case decorator(Decorator, of: SpecifiedRegistration?)
        /// A component, whose dependencies are known: it has none.
        case component((_ argument: Int) -> any Instance)
        /// The default value of an argument, with which the complete key is asked.
        case defaultValue(Int, Key)
    }

    package typealias Factory = (SpecifiedContainer, _ argument: Int?) throws -> any Instance
    package typealias Decorator = (SpecifiedContainer, any Instance, _ argument: Int?) throws -> any Instance
    package typealias Completion = (SpecifiedContainer, any Instance) throws -> Void

    package typealias Closing = (any Instance) throws -> Void

    let key: Key
    let maker: Maker
    private(set) var scope: Scope
    package var completions: [Completion] = []
    package var closings: [Closing] = []

    /// The container that the registration was made in.
    private(set) weak var owner: SpecifiedContainer?

    /// The container that was asked to register: the owner, or one that registers in that for a level.
    weak var registrar: SpecifiedContainer?

    /// The place among the registrations of the container, which decides the order of lists.
    var order = 0

    /// The registration that this one was copied from.
    weak var original: SpecifiedRegistration?

    /// The registration that a decorator has found around, and decorated last.
    weak var foundOutward: SpecifiedRegistration?

    /// The instance that the owner shares.
    private(set) var cache: SpecifiedCache

    /// The level for whose containers the registration was made, if for one.
    let level: Level?

    /// The level whose containers share the instances, each its own.
    // Levels: "`scope: .container` is one instance for each container of the list's level."
    var sharingLevel: Level? { scope.isShared ? level : nil }

    /// Identifies the instances that containers of a level share.
    ///
    /// A copy has the same: so a level that a `withOverrides` does not reach shares with it.
    var placeInLevels = SpecifiedPlace()

    init(_ key: Key, _ maker: Maker, _ scope: Scope, owner: SpecifiedContainer, at level: Level? = nil) {
        self.key = key
        self.maker = maker
        self.scope = scope
        self.owner = owner
        self.level = level
        self.cache = SpecifiedCache(scope)
    }

    // Scopes: "Registering anew, `inObjectScope` and `removeAll` forget instances, too."
    package func move(to scope: Scope) {
        self.scope = scope
        cache = SpecifiedCache(scope)
        placeInLevels = SpecifiedPlace()
    }

    /// Forgets the instance, and what is being made, which is published to the former cache.
    func reset() {
        cache.reset()
        cache = SpecifiedCache(scope)
    }

    var isExistingInstance: Bool {
        guard case .instance = maker else { return false }
        return true
    }

    /// Whether the instance is known to depend on no other registration.
    var isIndependent: Bool {
        guard completions.isEmpty else { return false }
        switch maker {
        case .factory, .decorator: return false
        case .instance, .component: return true
        case .defaultValue: return false
        case .forward(let target): return target.isIndependent
        }
    }

    /// The registration that a forward leads to in the end.
    var target: SpecifiedRegistration {
        guard case .forward(let target) = maker else { return self }
        return target.target
    }
}

/// Identifies the instances of a registration in the scope of a level.
final class SpecifiedPlace {}

/// The place of a shared instance.
final class SpecifiedCache {
    let isWeak: Bool
    private let isCustom: Bool
    private var isReset = false
    private var kept: (any Instance)?
    private weak var referred: AnyObject?

    /// The instance while its completions run.
    var incomplete: (any Instance)?

    init(_ scope: Scope) {
        isWeak = scope == .weak
        isCustom = scope == .custom
    }

    /// Empties the storage of a custom scope, which stores nothing any more for the requests that have begun before.
    // Reference of `InstanceStorage`: the container sets its instance to `nil`, and stores none in it that was being made.
    func reset() {
        guard isCustom else { return }
        kept = nil
        isReset = true
    }

    // Scopes: "`weak`: like `container`, but it goes when nobody outside holds it any more." "A value cannot be held
    // weakly, so it is made anew each time."
    var instance: (any Instance)? {
        get { isWeak ? referred as? any Instance : kept }
        set {
            if isReset { return }
            if isWeak { referred = newValue?.object } else { kept = newValue }
        }
    }
}

/// An object graph.
///
/// Scopes: "A resolution from outside, and all that is resolved while it runs, is an object graph. In it, a registration
/// in the scope `graph` has one instance."
final class SpecifiedGraph {
    /// The container at the top of the hierarchy that the graph reaches through.
    let hierarchy: SpecifiedContainer

    private var caches: [ObjectIdentifier: SpecifiedCache] = [:]

    // Scopes: "While something is resolved in it, a graph holds its instances."
    var held: [any Instance] = []

    init(in hierarchy: SpecifiedContainer) { self.hierarchy = hierarchy }

    /// The place of the instance of a registration.
    func cache(of registration: SpecifiedRegistration) -> SpecifiedCache {
        if let known = caches[ObjectIdentifier(registration)] { return known }
        let cache = SpecifiedCache(.graph)
        caches[ObjectIdentifier(registration)] = cache
        return cache
    }
}
