import Synchronization

/// The making or closing of one instance, the closing of a container, a wait, or another event, with what it is part of.
final class ObservedSpan: Sendable {
    let number = SerialNumber.next()
    let key: RegistrationKey

    /// The description of the scope of the registration, if there is one.
    let scope: String?

    /// The description of the container's level, if it has one.
    let level: String?

    /// The making, or the closing of a container, that this is part of.
    let parent: ObservedSpan?

    let start = ContinuousClock.now

    init(of key: RegistrationKey, scope: String?, level: String?, in parent: ObservedSpan?) {
        self.key = key
        self.scope = scope
        self.level = level
        self.parent = parent
    }

    /// This span and those that it is part of, the innermost first.
    var lineage: some Sequence<ObservedSpan> {
        sequence(first: self, next: \.parent)
    }

    /// The keys from the outermost span to this one, without those of containers around it.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var path: [RegistrationKey] {
        // Nothing but an instance or the closing of a container has parts, and an instance has a scope.
        lineage.filter { span in span === self || span.scope != nil }.map(\.key).reversed()
    }
}

extension ObservedSpan {
    private static let makings = Mutex<[InstanceSlot: ObservedSpan]>([:])

    /// The observed making of the instance of a slot, while it runs.
    static func making(in slot: InstanceSlot) -> ObservedSpan? {
        makings.withLock { $0[slot] }
    }

    /// Records that the instance of a slot is being made in this span, unless it is in a span around this one.
    func beginMaking(in slot: InstanceSlot) {
        Self.makings.withLock { makings in
            if makings[slot] == nil { makings[slot] = self }
        }
    }

    /// Records that this span doesn't make the instance of a slot any more.
    func endMaking(in slot: InstanceSlot) {
        Self.makings.withLock { makings in
            if makings[slot] === self { makings[slot] = nil }
        }
    }
}
