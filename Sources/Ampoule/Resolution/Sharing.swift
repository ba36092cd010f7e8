import Synchronization

/// How the instances of one registration are shared, with the place where they are kept.
enum Sharing: Sendable {
    case transient
    case graph
    case container(ContainerSlot)
    case weak(WeakStorage)
    case custom(any InstanceStorage)

    init(_ scope: any ObjectScopeProtocol) {
        switch (scope as? ObjectScope)?.kind {
        case .transient: self = .transient
        case .graph: self = .graph
        case .container: self = .container(ContainerSlot())
        case .weak: self = .weak(WeakStorage())
        case .custom, nil: self = .custom(scope.makeStorage())
        }
    }

    /// The object that identifies the slot, if instances are made once for all threads.
    var slot: (any AnyObject & Sendable)? {
        switch self {
        case .transient, .graph: nil
        case .container(let slot): slot
        case .weak(let storage): storage
        case .custom(let storage): storage
        }
    }

    /// The kept instance.
    func instance<Service>(_: Service.Type, in context: ResolutionContext) -> Shared<Service>? {
        switch self {
        case .transient:
            return nil
        case .graph:
            preconditionFailure("Instances of the graph scope are kept by the graph")
        case .container(let slot):
            // A slot belongs to one registration, whose key fixes the service type.
            return slot.instance.map { unsafeDowncast($0, to: Shared<Service>.self) }
        case .weak(let storage):
            return (storage.instance as? Service).map { Shared($0) }
        case .custom(let storage):
            context.noteUse(of: storage)
            return (storage.instance(inGraph: context.graph) as? Service).map { Shared($0) }
        }
    }

    /// Keeps an instance.
    func keep<Service>(_ instance: Shared<Service>, in context: ResolutionContext) {
        switch self {
        case .transient, .graph: break
        case .container(let slot): slot.instance = instance
        case .weak(let storage): storage.instance = instance.value
        case .custom(let storage): storage.setInstance(instance.value, inGraph: context.graph)
        }
    }

    /// Forgets the kept instance.
    func reset() {
        switch self {
        case .transient, .graph: break
        case .container(let slot): slot.instance = nil
        case .weak(let storage): storage.instance = nil
        case .custom(let storage): storage.instance = nil
        }
    }
}

/// The place of a container-scoped instance.
final class ContainerSlot: Sendable {
    private let content = Mutex<(any AnyObject & Sendable)?>(nil)

    var instance: (any AnyObject & Sendable)? {
        get { content.withLock { $0 } }
        set {
            // The former instance is released after the lock is, since its deinitializer is user code.
            _ = content.withLock { content in
                defer { content = newValue }
                return content
            }
        }
    }
}
