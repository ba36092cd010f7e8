/// The place of an instance that is made once for all tasks that share it.
enum AsynchronousPlace: Sendable {
    case graph(GraphIdentifier, SerialNumber)
    case shared(SharedSlot)

    /// Identifies the place.
    enum Identity: Hashable, Sendable {
        case graph(GraphIdentifier, SerialNumber)
        case shared(ObjectIdentifier)
    }

    /// The place of a registration's instance; nil if its scope shares none.
    init?(of registration: Registration, _ sharing: Sharing, in resolution: AsynchronousResolution) {
        switch sharing {
        case .transient: return nil
        case .graph: self = .graph(resolution.graph, registration.serialNumber)
        case .shared(let slot): self = .shared(slot)
        }
    }

    var identity: Identity {
        switch self {
        case .graph(let graph, let owner): .graph(graph, owner)
        case .shared(let slot): .shared(slot.identity)
        }
    }

    /// Whether nothing but its users holds the instance.
    var isWeak: Bool {
        if case .shared(.weak) = self { true } else { false }
    }

    /// Whether the kept instance is the same for all that ask.
    ///
    /// A storage of the user's may keep one for each object graph.
    var isSame: Bool {
        if case .shared(.custom) = self { false } else { true }
    }

    /// The kept instance.
    func instance<Service>(in resolution: AsynchronousResolution) -> Shared<Service>? {
        switch self {
        case .graph(let graph, let owner):
            return graph.instance(for: owner)
        case .shared(.container(let slot)):
            return ResolutionContext.current.reading { slot.instance }?.of(Service.self)
        case .shared(.weak(let storage)):
            return SharedSlot.box(storage.instance)
        case .shared(.custom(let slot)):
            resolution.noteUse(of: slot.storage)
            return SharedSlot.box(slot.storage.instance(inGraph: resolution.graph))
        }
    }

    /// Keeps an instance.
    func keep<Service>(_ instance: Shared<Service>, in resolution: AsynchronousResolution) {
        switch self {
        case .graph(let graph, let owner): graph.setInstance(instance, for: owner)
        case .shared(.container(let slot)): slot.keep(instance)
        case .shared(.weak(let storage)): storage.instance = instance.value
        case .shared(.custom(let slot)): slot.storage.setInstance(instance.value, inGraph: resolution.graph)
        }
    }
}

extension ResolutionContext {
    /// Lets a body follow published references outside of a resolution; it must not run code of the user.
    func reading<Result>(_ body: () -> Result) -> Result {
        guard state.pointee.resolutionCount == 0 else { return body() }
        state.pointee.reader.begin()
        defer { state.pointee.reader.end() }
        return body()
    }
}
