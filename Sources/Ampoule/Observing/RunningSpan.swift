/// A span that has begun, with the observers that receive its end.
struct RunningSpan: Sendable {
    let span: ObservedSpan

    /// The slot of the instance that is being made, if it has one.
    let slot: InstanceSlot?

    let observers: [any ContainerObserver]

    init(_ span: ObservedSpan, in slot: InstanceSlot? = nil, for observers: [any ContainerObserver]) {
        self.span = span
        self.slot = slot
        self.observers = observers
    }
}
