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
/// Names and meaning are those of Swinject's documents "DI Container" and "Container Hierarchy".
public final class Container: Sendable {
    /// The container that is asked for what this one has no registration of.
    let parent: Container?

    /// The containers that serve what neither this one nor its ancestors have a registration of.
    let fallbacks: [Container]

    /// The topmost container of the hierarchy, unless it is this one.
    private let ancestor: Container?

    /// The scope of registrations that do not name one.
    let defaultObjectScope: ObjectScope

    /// What all containers of one hierarchy have in common.
    typealias Hierarchy = ObjectIdentifier

    let registrar = Registrar()

    /// The components used through their own types that nobody registered; kept by the topmost container.
    let components = Registry()

    let ownLogger = Mutex<Logger??>(nil)

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - parent: A container that is asked for what this one has no registration of.
    ///   - defaultObjectScope: The scope of registrations that do not name one.
    ///   - behaviors: What to tell of each registration.
    ///   - fallbacks: Containers that serve, in order, what is registered neither here nor in an ancestor.
    ///     A factory of a parent resolves from the container that was asked; one of a fallback from its own.
    ///   - registeringClosure: Registers services in the new container.
    public init(
        parent: Container? = nil,
        defaultObjectScope: ObjectScope = .graph,
        behaviors: [any Behavior] = [],
        fallbacks: [Container] = [],
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        self.parent = parent
        self.fallbacks = fallbacks
        self.ancestor = parent?.root
        self.defaultObjectScope = defaultObjectScope
        for behavior in behaviors { addBehavior(behavior) }
        registeringClosure(self)
    }

    deinit {
        registrar.close()
    }

    /// The topmost container of the hierarchy.
    var root: Container { ancestor ?? self }

    /// This container and its ancestors, from the bottom up.
    var lineage: some Sequence<Container> {
        sequence(first: self, next: \.parent)
    }

    /// The hierarchy that the container belongs to.
    var hierarchy: Hierarchy { ObjectIdentifier(root) }

    /// The registration under a key, of this container or the nearest ancestor that has one; for announced
    /// readers only.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of ancestors.
    @usableFromInline
    func find(_ key: RegistrationKey) -> Unmanaged<Registration>? {
        if let registration = registrar.registry.find(key) { return registration }
        return parent?.find(key)
    }
}
