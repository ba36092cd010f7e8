/// The identity of a cached instance while it is being made.
enum InstanceSlot: Hashable, Sendable {
    /// The instance of a registration in an object graph that several tasks resolve in.
    case graph(GraphIdentifier, SerialNumber)

    /// The instance of a scope that shares it between threads.
    case shared(ObjectIdentifier)

    /// The instance of a custom scope, since a number of resets.
    case custom(ObjectIdentifier, resetCount: Int)
}

extension InstanceSlot {
    /// Feeds the identity of the slot into a hasher, without its kind: an object is that of one kind.
    func hash(into hasher: inout Hasher) {
        switch self {
        case .graph(let graph, let owner):
            hasher.combine(graph)
            hasher.combine(owner)
        case .shared(let identity), .custom(let identity, _): hasher.combine(identity)
        }
    }
}
