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
/// A container may be used from any thread at any time: registering, resolving, resetting and removing need
/// no further care. No lock is held while a factory or another closure of yours runs.
///
/// Names and meaning are those of Swinject's documents "DI Container" and "Container HierarchyIdentifier".
public final class Container: Sendable {
    /// The container that is asked for what this one has no registration of.
    var parent: Container? { parentReference?.takeUnretainedValue() }

    /// The parent, retained, and released by ``ChainRelease``.
    private let parentReference: Unmanaged<Container>?

    /// The containers that serve what neither this one nor its ancestors have a registration of.
    let fallbacks: [Container]

    /// Whether this container or an ancestor has fallbacks.
    let mayFallBack: Bool

    /// The topmost container of the hierarchy, unless it is this one.
    let ancestor: Container?

    /// Identifies the hierarchy, unless this container does.
    private let hierarchyMark: (any AnyObject & Sendable)?

    let registrar: Registrar

    /// The components used through their own types that nobody registered; kept by the topmost container.
    let components = Registry()

    let ownMessageHandler = Mutex<MessageHandler??>(nil)

    /// A lock-free flag: whether ``ownMessageHandler`` is set.
    let ownLogging = Atomic<Logging>(.inherited)

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - parent: A container that is asked for what this one has no registration of.
    ///   - defaultObjectScope: The scope of registrations that do not name one.
    ///   - behaviors: What to tell of each registration.
    ///   - registeringClosure: Registers services in the new container.
    public init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = [],
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        self.parentReference = parent.map(Unmanaged.passRetained)
        self.fallbacks = []
        self.mayFallBack = parent?.mayFallBack ?? false
        self.ancestor = parent?.root
        self.hierarchyMark = parent.map { parent in parent.hierarchyMark ?? parent }
        self.registrar = Registrar(defaultScope: defaultObjectScope)
        for behavior in behaviors { addBehavior(behavior) }
        registeringClosure(self)
    }

    /// Creates a container that falls back on others.
    ///
    /// - Parameters:
    ///   - fallbacks: The containers that serve, in order, what is not registered here. Unlike a factory of a
    ///     parent, that of a fallback resolves from its own container.
    ///   - hierarchyMark: What the containers have in common that take part in one object graph; nil for a
    ///     graph of its own.
    package init(fallbacks: [Container], hierarchyMark: (any AnyObject & Sendable)? = nil) {
        self.parentReference = nil
        self.fallbacks = fallbacks
        self.mayFallBack = !fallbacks.isEmpty
        self.ancestor = nil
        self.hierarchyMark = hierarchyMark
        self.registrar = Registrar(defaultScope: .graph)
    }

    deinit {
        registrar.close()
        if let parentReference { ChainRelease.release(parentReference) }
    }

    /// The scope of registrations that do not name one.
    var defaultObjectScope: ObjectScope { registrar.defaultScope }

    /// The topmost container of the hierarchy.
    var root: Container { ancestor ?? self }

    /// This container and its ancestors, from the bottom up.
    var lineage: some Sequence<Container> {
        sequence(first: self, next: \.parent)
    }

    /// The hierarchy that the container belongs to.
    var hierarchy: HierarchyIdentifier {
        guard let hierarchyMark else { return ObjectIdentifier(self) }
        return ObjectIdentifier(hierarchyMark)
    }

    /// The registration under a key, of this container or the nearest ancestor that has one, for pinned
    /// readers.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    func find(_ key: RegistrationKey) -> Unmanaged<Registration>? {
        find(key, hash: key.tableHash)
    }

    /// Finds the registration under a key whose hash is known.
    @inline(__always)
    func find(_ key: RegistrationKey, hash: Int) -> Unmanaged<Registration>? {
        findInLineage { registry in registry.find(key, hash: hash) }
    }

    /// Finds the registration under a key that has a name and no option.
    func find(signature: ObjectIdentifier, name: String) -> Unmanaged<Registration>? {
        findInLineage { registry in registry.find(signature: signature, name: name) }
    }

    /// Finds the registration under a key without a name and without an option.
    @inline(__always)
    func find(signature: ObjectIdentifier) -> Unmanaged<Registration>? {
        registrar.registry.find(signature: signature) ?? findInAncestors(signature: signature)
    }

    @inline(never)
    private func findInAncestors(signature: ObjectIdentifier) -> Unmanaged<Registration>? {
        findInAncestors { registry in registry.find(signature: signature) }
    }

    /// The first registration that is found here or in the ancestors, of which there may be more than a stack has
    /// frames.
    @inline(__always)
    private func findInLineage(
        _ find: (borrowing Registry) -> Unmanaged<Registration>?
    ) -> Unmanaged<Registration>? {
        find(registrar.registry) ?? findInAncestors(find)
    }

    @inline(__always)
    private func findInAncestors(
        _ find: (borrowing Registry) -> Unmanaged<Registration>?
    ) -> Unmanaged<Registration>? {
        var next = parentReference
        while let current = next {
            // Each container retains its parent, and this one is retained by who asks it.
            if let registration = current._withUnsafeGuaranteedRef({ find($0.registrar.registry) }) {
                return registration
            }
            next = current._withUnsafeGuaranteedRef { $0.parentReference }
        }
        return nil
    }
}
