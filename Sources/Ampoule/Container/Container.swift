import Synchronization

/// A collection of registrations, which makes instances of services and shares them.
///
/// ```swift
/// let container = Container()
/// container.register(Animal.self) { _ in Cat(name: "Mimi") }
/// container.register(Person.self) { resolver in
///     PetOwner(name: "Stephen", pet: try resolver.require(Animal.self))
/// }
///
/// let person = container.resolve(Person.self)
/// ```
///
/// A container is thread-safe: register, resolve, reset, and remove on any thread at any time. It holds no lock while a
/// factory or another closure of yours runs.
///
/// Names and meaning match Swinject's documents "DI Container" and "Container Hierarchy".
public final class Container: Sendable {
    // Only the core of a container reads its state, so that no code can forget which container serves.

    /// The parent, retained, and released by ``ChainRelease``.
    fileprivate let parentReference: Pinned<Container>?

    /// The parent as lookups follow it: ``parentReference``, or `nil` once the container is closed.
    fileprivate let searchedParent: Atomic<Pinned<Container>?>

    fileprivate let fallbacks: [Core]
    fileprivate let mayFallBack: Bool

    /// The root container of the hierarchy, unless it is this one.
    fileprivate let ancestor: Container?

    /// Identifies the hierarchy, unless this container does.
    fileprivate let hierarchyMark: (any AnyObject & Sendable)?
    fileprivate let opening: SerialNumber
    fileprivate let registrar: Registrar
    fileprivate let level: LevelIdentity?
    fileprivate let levelValue: Registration?

    /// The registration of the level's value as lookups find it: ``levelValue``, or `nil` once the container is closed.
    fileprivate let searchedLevelValue: Atomic<Pinned<Registration>?>
    fileprivate let levelInstances = LevelInstances()
    fileprivate let originals: (any OriginalInstances)?
    fileprivate let openInstances = OnceReference<OpenInstances>()
    fileprivate let observers = OnceReference<Observers>()
    fileprivate let ownMessageHandler = Mutex<MessageHandler??>(nil)
    fileprivate let ownLogging = Atomic<Logging>(.inherited)

    /// The test that created the container; `nil` outside of tests, and where it isn't known.
    fileprivate let creatingTest = TestIssues.currentTest

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - parent: The container whose registrations the new one inherits.
    ///   - defaultObjectScope: The scope of registrations without an explicit one.
    ///   - behaviors: The behaviors that observe the registrations.
    ///   - registeringClosure: Registers services in the new container.
    public convenience init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = [],
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        let parent = parent?.core
        self.init(inside: parent, registrar: Registrar(defaultScope: defaultObjectScope))
        if let parent, parent.isClosed { ownCore.beginClosed() }
        for behavior in behaviors { addBehavior(behavior) }
        registeringClosure(self)
    }

    /// Creates a container that falls back on others.
    ///
    /// - Parameters:
    ///   - fallbacks: The containers that resolve, in order, keys without a registration here. Unlike a factory of a
    ///     parent, a factory of a fallback resolves from its own container.
    ///   - hierarchyMark: An object that identifies the containers that share object graphs; `nil` for graphs of its
    ///     own.
    package convenience init(fallbacks: [Container], hierarchyMark: (any AnyObject & Sendable)? = nil) {
        self.init(
            fallbacks: fallbacks.map(\.core),
            hierarchyMark: hierarchyMark,
            registrar: Registrar(defaultScope: .graph)
        )
    }

    /// Creates a container of a level.
    ///
    /// - Parameters:
    ///   - parent: The container that the level is opened in.
    ///   - level: The level.
    ///   - value: The registration of the level's value; `nil` in a container that only registers.
    ///   - registrar: The registrar; by default one that stores the registrations of the container itself.
    convenience init(
        openedIn parent: Core,
        at level: LevelIdentity,
        value: Registration?,
        registrar: Registrar? = nil
    ) {
        self.init(
            inside: parent,
            registrar: registrar ?? Registrar(defaultScope: parent.defaultObjectScope),
            level: level,
            levelValue: value
        )
        if parent.isClosed { ownCore.beginClosed() }
    }

    /// Creates a container that files registrations with a given registrar.
    ///
    /// - Parameters:
    ///   - hierarchyMark: The mark of a container that is not inside another one.
    ///   - originals: Finds the shared instances that a copy takes from others, if it takes any.
    init(
        inside parent: Core? = nil,
        fallbacks: [Core] = [],
        hierarchyMark: (any AnyObject & Sendable)? = nil,
        registrar: Registrar,
        level: LevelIdentity? = nil,
        levelValue: Registration? = nil,
        originals: (any OriginalInstances)? = nil
    ) {
        let isOpened = level != nil
        let reference = parent.map { Pinned(retaining: $0.container) }
        self.parentReference = reference
        self.searchedParent = Atomic(reference)
        self.fallbacks = fallbacks
        self.mayFallBack = parent?.mayFallBack ?? !fallbacks.isEmpty
        self.ancestor = parent?.root.container
        // An object graph of another container of the level may contain what belongs to that container.
        self.hierarchyMark = isOpened ? nil : parent.map { $0.hierarchyMark ?? $0.container } ?? hierarchyMark
        self.opening = isOpened ? .next() : parent?.opening ?? .none
        self.registrar = registrar
        self.level = level
        self.levelValue = levelValue
        self.searchedLevelValue = Atomic(levelValue.map { Pinned($0) })
        self.originals = originals
        registrar.setContainer(self)
    }

    deinit {
        ownCore.releaseOpenInstances()
        observers.current?.removeAll()
        registrar.close()
        if let parentReference { ChainRelease.release(parentReference) }
    }
}

extension Container: Resolver {
    /// Resolves a service by the parts of its key: makes an instance, or returns a shared one.
    ///
    /// All forms of `resolve` and `require` are equivalent to this one.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: An additional part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if there is no registration, if the factory throws, or if the dependencies form a
    ///   cycle.
    /// - Complexity: O(1) on average, apart from the factory.
    @inlinable
    public func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let key = RegistrationKey(
            serviceType,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        return try borrowed.resolveKey(key, repeat each argument)
    }

    /// Logs why a resolution returned `nil`.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        messageHandler?(.error, error.description)
    }
}

/// The state of a container, and what works on it.
///
/// A container leaves each operation to ``Container/core``: its own core, or that of the container that substitutes it in the
/// current task. The containers around a core, such as its parent, are cores, too, since a substitute has substitutes around
/// it. A core is no object of its own, but a reference to the container.
@_eagerMove  // Or else the optimizer retains the container while a variable has its core.
package struct Core: Sendable {
    /// The container, which factories resolve from.
    let container: Container

    @inline(__always)
    fileprivate init(_ container: Container) {
        self.container = container
    }

    /// Identifies the container.
    @inline(__always)
    package var identity: ObjectIdentifier { ObjectIdentifier(container) }
}

extension Container {
    /// The core of this very container, also where another container substitutes it in the current task.
    ///
    /// Only what finds a substitute, or follows a reference between containers, uses it; see `.ci/architecture`.
    @inline(__always)
    var ownCore: Core { Core(self) }
}

extension Core: Equatable {
    @inline(__always)
    package static func == (left: Core, right: Core) -> Bool { left.container === right.container }
}

extension Core {
    /// The container in which lookups continue for keys without a registration in this one.
    var parent: Core? { container.parentReference.map { Core($0.object) } }

    /// Whether the container has no parent.
    var isRoot: Bool { container.ancestor == nil }

    /// The root container of the hierarchy.
    package var root: Core { container.ancestor.map(Core.init) ?? self }

    /// The root container of the hierarchy, unless it is this one.
    var ancestor: Core? { container.ancestor.map(Core.init) }

    /// This container and its ancestors, the nearest first.
    package var lineage: some Sequence<Core> {
        sequence(first: self, next: \.parent)
    }

    /// The containers that resolve keys without a registration in this one and its ancestors.
    package var fallbacks: [Core] { container.fallbacks }

    /// Whether this container or an ancestor has fallbacks.
    var mayFallBack: Bool { container.mayFallBack }

    /// An object that identifies the hierarchy, which shares object graphs, unless the container does; a level begins a new
    /// one.
    var hierarchyMark: (any AnyObject & Sendable)? { container.hierarchyMark }

    /// Identifies the innermost container of a level around this one; ``SerialNumber/none`` in the program.
    var opening: SerialNumber { container.opening }

    var registrar: Registrar { container.registrar }

    /// The scope of registrations without an explicit one.
    package var defaultObjectScope: ObjectScope { registrar.defaultScope }

    /// The level that the container was opened at, or none.
    package var level: LevelIdentity? { container.level }

    /// The registration of the level's value; `nil` in a container that only registers.
    var levelValue: Registration? { container.levelValue }

    /// The instances of components in the scope of the level.
    var levelInstances: LevelInstances { _read { yield container.levelInstances } }

    /// Finds the shared instances that the container takes from the one that it substitutes, if it substitutes one.
    var originals: (any OriginalInstances)? { container.originals }

    /// The instances to close, once there are some.
    var openInstances: OnceReference<OpenInstances> { _read { yield container.openInstances } }

    /// The observers, once there are some.
    var observers: OnceReference<Observers> { _read { yield container.observers } }

    /// The test that created the container; `nil` outside of tests, and where it isn't known.
    var creatingTest: (any AnyObject & Sendable)? { container.creatingTest }

    /// The message handler that was set for this container, which may be none.
    var ownMessageHandler: Container.MessageHandler?? { container.ownMessageHandler.withLock { $0 } }

    /// Whether a message handler was set for this container; lock-free.
    var ownLogging: Container.Logging { container.ownLogging.load(ordering: .relaxed) }

    func setMessageHandler(_ newHandler: Container.MessageHandler?) {
        // Releases the former handler after unlocking, since it may hold objects of the user.
        _ = container.ownMessageHandler.withLock { handler in
            container.ownLogging.store(newHandler == nil ? .off : .on, ordering: .relaxed)
            return exchange(&handler, with: .some(newHandler))
        }
    }

    // MARK: - Ancestors, without counting references

    /// Returns the first result for this container and its ancestors, the nearest first.
    ///
    /// Each container owns its parent, and the caller keeps this one alive.
    @inline(__always)
    func firstInLineage<Result>(_ body: (Core) -> Result?) -> Result? {
        var next: Pinned<Container>? = Pinned(container)
        while let current = next {
            if let found = current.read({ body(Core($0)) }) { return found }
            next = current.read { $0.parentReference }
        }
        return nil
    }

    /// Returns the first result for the ancestors as lookups follow them, which end at a closed container.
    @inline(__always)
    func firstInSearchedAncestors<Result>(_ body: (Core) -> Result?) -> Result? {
        var next = container.searchedParent.load(ordering: .relaxed)
        while let current = next {
            if let found = current.read({ body(Core($0)) }) { return found }
            next = current.read { $0.searchedParent.load(ordering: .relaxed) }
        }
        return nil
    }

    /// The registration of the level's value as lookups find it, which the container owns.
    var searchedLevelValue: Pinned<Registration>? { container.searchedLevelValue.load(ordering: .relaxed) }

    /// Ends lookups at this container, which is closed.
    func endSearch() {
        container.searchedLevelValue.store(nil, ordering: .sequentiallyConsistent)
        container.searchedParent.store(nil, ordering: .sequentiallyConsistent)
    }
}

/// Finds the shared instances that a substitute of a container takes from that container.
protocol OriginalInstances: AnyObject, Sendable {
    /// The container that is substituted.
    var original: Core { get }

    /// The registration that a registration of the substitute was copied from, and the container that shares its
    /// instance; `nil` if the substitute makes the instance itself.
    ///
    /// - Parameters:
    ///   - registration: The registration in the substitute, or in one of its ancestors.
    ///   - substitute: The substitute.
    func original(
        of registration: Registration,
        sharedBy substitute: Core
    ) -> (container: Core, registration: Registration)?

    /// Lets the substitute make all instances itself from now on, because its instances were reset.
    func reset()
}
