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
    /// The container in which lookups continue for keys without a registration in this one.
    var parent: Container? { parentReference?.takeUnretainedValue() }

    /// The parent, retained, and released by ``ChainRelease``.
    let parentReference: Unmanaged<Container>?

    /// The parent as lookups follow it: ``parentReference``, or `nil` once the container is closed.
    let searchedParent: Atomic<Unmanaged<Container>?>

    /// The containers that resolve keys without a registration in this one and its ancestors.
    let fallbacks: [Container]

    /// Whether this container or an ancestor has fallbacks.
    let mayFallBack: Bool

    /// The root container of the hierarchy, unless it is this one.
    let ancestor: Container?

    /// Identifies the hierarchy, which shares object graphs, unless this container does; a level begins a new one.
    let hierarchyMark: (any AnyObject & Sendable)?

    /// Identifies the innermost container of a level around this one; ``SerialNumber/none`` in the program.
    let opening: SerialNumber

    let registrar: Registrar

    /// The scope of the level that the container was opened at, if it was; never freed.
    let level: Unmanaged<ObjectScope>?

    /// The registration of the level's value, if it has one.
    let levelValue: Registration?

    /// The instances of components in the scope of the level.
    let levelInstances = LevelInstances()

    /// Finds the shared instances that the container takes from the one that it substitutes, if it substitutes one.
    let originals: (any OriginalInstances)?

    /// Unregistered components resolved by their own type; stored in the root container.
    let components = Registry()

    /// The instances to close, once there are some.
    let openInstances = OnceReference<OpenInstances>()

    /// The observers, once there are some.
    let observers = OnceReference<Observers>()

    let ownMessageHandler = Mutex<MessageHandler??>(nil)

    /// A lock-free flag: whether ``ownMessageHandler`` is set.
    let ownLogging = Atomic<Logging>(.inherited)

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - parent: The container whose registrations the new one inherits.
    ///   - defaultObjectScope: The scope of registrations without an explicit one.
    ///   - behaviors: The behaviors that observe the registrations.
    ///   - registeringClosure: Registers services in the new container.
    public init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = [],
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        let parent = parent?.active
        let reference = parent.map(Unmanaged.passRetained)
        self.parentReference = reference
        self.searchedParent = Atomic(reference)
        self.fallbacks = []
        self.mayFallBack = parent?.mayFallBack ?? false
        self.ancestor = parent?.root
        self.hierarchyMark = parent.map { parent in parent.hierarchyMark ?? parent }
        self.opening = parent?.opening ?? .none
        self.registrar = Registrar(defaultScope: defaultObjectScope)
        self.level = nil
        self.levelValue = nil
        self.originals = nil
        registrar.setContainer(self)
        if let parent, parent.isClosed { beginClosed() }
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
            fallbacks: fallbacks,
            hierarchyMark: hierarchyMark,
            registrar: Registrar(defaultScope: .graph)
        )
    }

    /// Creates a container that files registrations with a given registrar.
    init(
        fallbacks: [Container] = [],
        hierarchyMark: (any AnyObject & Sendable)? = nil,
        registrar: Registrar
    ) {
        self.parentReference = nil
        self.searchedParent = Atomic(nil)
        self.fallbacks = fallbacks.map(\.active)
        self.mayFallBack = !fallbacks.isEmpty
        self.ancestor = nil
        self.hierarchyMark = hierarchyMark
        self.opening = .none
        self.registrar = registrar
        self.level = nil
        self.levelValue = nil
        self.originals = nil
        registrar.setContainer(self)
    }

    /// Creates a container of a level.
    ///
    /// - Parameters:
    ///   - parent: The container that the level is opened in.
    ///   - level: The scope of the level.
    ///   - value: The registration of the level's value, if it has one.
    init(openedIn parent: Container, at level: ObjectScope, value: Registration?) {
        let reference = Unmanaged.passRetained(parent)
        self.parentReference = reference
        self.searchedParent = Atomic(reference)
        self.fallbacks = []
        self.mayFallBack = parent.mayFallBack
        self.ancestor = parent.root
        // An object graph of another container of the level may contain what belongs to that container.
        self.hierarchyMark = nil
        self.opening = .next()
        self.registrar = Registrar(defaultScope: parent.defaultObjectScope)
        self.level = .passUnretained(level)
        self.levelValue = value
        self.originals = nil
        registrar.setContainer(self)
        if parent.isClosed { beginClosed() }
    }

    /// Creates a copy of a container without its registrations.
    ///
    /// - Parameters:
    ///   - original: The container.
    ///   - parent: The copy of its parent.
    ///   - fallbacks: The copies of its fallbacks.
    ///   - hierarchyMark: Stands for the mark of the original, if that is not an ancestor.
    ///   - originals: Finds the shared instances that the copy takes from others, if it takes any.
    init(
        copying original: Container,
        parent: Container?,
        fallbacks: [Container],
        hierarchyMark: (any AnyObject & Sendable)?,
        originals: (any OriginalInstances)?
    ) {
        let isOpened = original.level != nil
        let reference = parent.map(Unmanaged.passRetained)
        self.parentReference = reference
        self.searchedParent = Atomic(reference)
        self.fallbacks = fallbacks
        self.mayFallBack = original.mayFallBack
        self.ancestor = parent?.root
        self.hierarchyMark = isOpened ? nil : parent.map { $0.hierarchyMark ?? $0 } ?? hierarchyMark
        self.opening = isOpened ? .next() : parent?.opening ?? .none
        self.registrar = Registrar(copying: original.registrar)
        self.level = original.level
        self.originals = originals
        // Of its own, since closing the original changes the policy.
        self.levelValue = original.levelValue?.copyOfValue
        registrar.setContainer(self)
        ownMessageHandler.withLock { $0 = original.ownMessageHandler.withLock { $0 } }
        ownLogging.store(original.ownLogging.load(ordering: .relaxed), ordering: .relaxed)
        if let observers = original.observers.current { self.observers.made().add(copying: observers) }
    }

    deinit {
        releaseOpenInstances()
        observers.current?.removeAll()
        registrar.close()
        if let parentReference { ChainRelease.release(parentReference) }
    }

    /// The scope of registrations without an explicit one.
    var defaultObjectScope: ObjectScope { registrar.defaultScope }

    /// The root container of the hierarchy.
    var root: Container { ancestor ?? self }

    /// The registrations of this container, and that of its level's value.
    var registrations: [Registration] {
        registrar.registry.all + (levelValue.map { [$0] } ?? [])
    }

    /// This container and its ancestors, the nearest first.
    var lineage: some Sequence<Container> {
        sequence(first: self, next: \.parent)
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
        return try borrowed.resolveKey(key, of: serviceType, repeat each argument)
    }

    /// Logs why a resolution returned `nil`.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        messageHandler?(.error, error.description)
    }
}

/// Finds the shared instances that a substitute of a container takes from that container.
protocol OriginalInstances: AnyObject, Sendable {
    /// The registration that a registration of the substitute was copied from, and the container that shares its
    /// instance; `nil` if the substitute makes the instance itself.
    ///
    /// - Parameters:
    ///   - registration: The registration in the substitute, or in one of its ancestors.
    ///   - substitute: The substitute.
    func original(
        of registration: Registration,
        sharedBy substitute: Container
    ) -> (container: Container, registration: Registration)?

    /// Lets the substitute make all instances itself from now on, because its instances were reset.
    func reset()
}
