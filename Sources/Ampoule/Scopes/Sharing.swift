/// How the instances of one registration are shared, with the place where they are kept.
enum Sharing: Sendable {
    case transient
    case graph
    case shared(SharedSlot)

    init(_ scope: any ObjectScopeProtocol) {
        switch (scope as? ObjectScope)?.kind {
        case .transient: self = .transient
        case .graph: self = .graph
        case .container: self = .shared(.container(ContainerSlot()))
        case .weak: self = .shared(.weak(WeakStorage()))
        case .custom, nil: self = .shared(.custom(CustomSlot(scope.makeStorage())))
        }
    }

    var kind: SharingKind {
        switch self {
        case .transient: .transient
        case .graph: .graph
        case .shared: .shared
        }
    }

    /// The place of the instance, if one is made for all threads.
    var slot: SharedSlot? {
        guard case .shared(let slot) = self else { return nil }
        return slot
    }

    /// Forgets the kept instance.
    func reset() {
        if case .shared(let slot) = self { slot.reset() }
    }
}

/// The cases of ``Sharing`` without what comes with them.
@usableFromInline
enum SharingKind: Sendable {
    case transient, graph, shared
}

/// The place of an instance that is made once for all threads.
enum SharedSlot: Sendable {
    case container(ContainerSlot)
    case weak(WeakStorage)
    case custom(CustomSlot)

    /// Identifies the slot.
    var identity: ObjectIdentifier {
        switch self {
        case .container(let slot): ObjectIdentifier(slot)
        case .weak(let storage): ObjectIdentifier(storage)
        case .custom(let slot): ObjectIdentifier(slot)
        }
    }

    /// The kept instance; for announced readers only.
    func instance<Service>(in context: ResolutionContext) -> Shared<Service>? {
        switch self {
        case .container(let slot):
            // A slot belongs to one registration, whose key fixes the service type.
            return slot.instance?.of(Service.self)
        case .weak(let storage):
            return Self.box(storage.instance)
        case .custom(let slot):
            context.noteUse(of: slot.storage)
            return Self.box(slot.storage.instance(inGraph: context.graph))
        }
    }

    /// The stored instance, if it has the service's type.
    ///
    /// Nothing kept is told apart from a kept nil: casting the whole optional to an optional service would
    /// take the one for the other.
    static func box<Service>(_ kept: Any?) -> Shared<Service>? {
        guard let kept, let service = kept as? Service else { return nil }
        return Shared(service)
    }

    /// Keeps an instance.
    func keep<Service>(_ instance: Shared<Service>, in context: ResolutionContext) {
        switch self {
        case .container(let slot): slot.keep(instance)
        case .weak(let storage): storage.instance = instance.value
        case .custom(let slot): slot.storage.setInstance(instance.value, inGraph: context.graph)
        }
    }

    /// Forgets the kept instance.
    func reset() {
        switch self {
        case .container(let slot): slot.keep(nil)
        case .weak(let storage): storage.instance = nil
        case .custom(let slot): slot.storage.instance = nil
        }
    }
}

/// The place of an instance in a custom scope.
///
/// It is told apart from others by itself, not by its storage: a scope may give one storage to registrations
/// of different services.
final class CustomSlot: Sendable {
    let storage: any InstanceStorage

    init(_ storage: any InstanceStorage) {
        self.storage = storage
    }
}
