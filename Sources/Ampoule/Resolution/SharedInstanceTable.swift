/// The shared instances that are being made, with their makers and waiters.
///
/// The table is the whole protocol by which threads make each shared instance once and never lock up. It is
/// a plain value without locks or threads in it, so that every interleaving can be tried in a test;
/// ``SharedInstances`` runs it.
///
/// **The protocol.** A *maker* (a thread) that asks for a *slot* (the place of one shared instance) is told
/// to make the instance if nobody is; to wait if another maker is; or to take the instance that is already
/// made but not completed (its `initCompleted` still runs), as one thread would on its way round a circular
/// dependency. Three things can be true when another maker is at it:
///
/// 1. That maker does not, directly or by a chain of waits, wait for the asking one: waiting is safe.
/// 2. It does, so that waiting would close a ring, and one of the slots waited for in the ring has an
///    instance made but not completed: the maker that waits for this slot takes that instance and goes on.
///    If this is the asking maker, it does not wait at all; otherwise the other is released and the asking
///    one waits.
/// 3. It does, and none in the ring is made yet: the asking maker makes the slot's instance itself, as a
///    single thread would when a factory is entered again. The first of the two to be made is kept. If the
///    factories really need each other, this leads the maker back to a slot it is making itself, and its
///    own resolution path shows the cycle.
///
/// **Why it cannot lock up.** A maker waits for at most one slot, and a slot has at most one maker, so the
/// waits form a graph in which each node has at most one successor. An edge is added only by ``ask(_:by:)``,
/// which adds none that closes a ring without removing another edge of that ring, and a slot is handed to
/// another maker only by ``settle(_:as:by:)``, whose maker is running, so has no successor. The graph
/// therefore never has a ring; from every waiting maker the edges lead to one that runs. When that one ends,
/// well or badly, ``finish(_:by:)`` wakes everyone who waits for its slot.
struct SharedInstanceTable<
    Slot: Hashable & Sendable,
    Maker: Hashable & Sendable,
    Instance: Sendable
>: Sendable {
    /// An instance in the making.
    fileprivate struct Making: Sendable {
        var maker: Maker
        var uncompleted: Instance?
        var waiting: [Maker] = []
    }

    /// The next step of a maker that asks for an instance.
    enum Answer: Sendable {
        /// Nobody is at it: make the instance, then ``settle(_:as:by:)`` and ``finish(_:by:)``.
        case make
        /// The instance is being made, by the asking maker or in a ring with it: make another, then settle.
        case makeAgain
        /// Take this instance, which is made but not completed.
        case take(Instance)
        /// Wait to be woken; first release a maker, if one is given, with the instance it waits for.
        case wait(releasing: (maker: Maker, instance: Instance)?)
    }

    private var makings: [Slot: Making] = [:]
    private var awaited: [Maker: Slot] = [:]

    /// Whether nothing is being made and nobody waits.
    var isEmpty: Bool { makings.isEmpty && awaited.isEmpty }

    /// Asks for the instance of a slot that has none kept.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the chain of waits that starts at the slot.
    mutating func ask(_ slot: Slot, by maker: Maker) -> Answer {
        guard let making = makings[slot] else {
            makings[slot] = Making(maker: maker)
            return .make
        }
        if making.maker == maker {
            return making.uncompleted.map(Answer.take) ?? .makeAgain
        }
        guard let ring = waitsLeading(from: making.maker, to: maker) else {
            startWaiting(maker, for: slot)
            return .wait(releasing: nil)
        }
        if let instance = making.uncompleted { return .take(instance) }
        for waiting in ring {
            guard let slotInRing = awaited[waiting], let instance = makings[slotInRing]?.uncompleted else {
                continue
            }
            stopWaiting(waiting)
            startWaiting(maker, for: slot)
            return .wait(releasing: (waiting, instance))
        }
        return .makeAgain
    }

    /// Tells that a maker has made an instance for a slot; the first one made is kept.
    ///
    /// The maker takes over the slot if another one was making it.
    ///
    /// - Returns: Whether it is the one: complete it, keep it, then ``finish(_:by:)``. If not, another was made
    ///   before and is not completed yet: ask for it.
    /// - Complexity: O(1).
    mutating func settle(_ instance: Instance, as slot: Slot, by maker: Maker) -> Bool {
        guard makings[slot]?.uncompleted == nil else { return false }
        makings[slot, default: Making(maker: maker)].maker = maker
        makings[slot]?.uncompleted = instance
        return true
    }

    /// Tells that a maker is done with a slot, whether the instance is kept now or its making has failed.
    ///
    /// - Returns: The makers that waited, to be woken; they ask again. Also the instance, which may have no
    ///   other owner, so that it is not released in here: its deinitializer is user code.
    /// - Complexity: O(*n*), where *n* is the number of waiting makers.
    mutating func finish(_ slot: Slot, by maker: Maker) -> (waiting: [Maker], instance: Instance?) {
        guard makings[slot]?.maker == maker, let making = makings.removeValue(forKey: slot) else {
            return ([], nil)
        }
        for waiting in making.waiting { awaited[waiting] = nil }
        return (making.waiting, making.uncompleted)
    }

    /// The makers from one to another, each waiting for a slot of the next, or nil if they do not meet.
    private func waitsLeading(from start: Maker, to end: Maker) -> [Maker]? {
        var makers: [Maker] = []
        var current = start
        while current != end {
            guard let slot = awaited[current], let next = makings[slot]?.maker else { return nil }
            makers.append(current)
            current = next
        }
        return makers
    }

    private mutating func startWaiting(_ maker: Maker, for slot: Slot) {
        awaited[maker] = slot
        makings[slot]?.waiting.append(maker)
    }

    private mutating func stopWaiting(_ maker: Maker) {
        guard let slot = awaited.removeValue(forKey: maker) else { return }
        makings[slot]?.waiting.removeAll { $0 == maker }
    }
}

extension SharedInstanceTable: Equatable, Hashable where Instance: Hashable {}

extension SharedInstanceTable.Making: Equatable, Hashable where Instance: Hashable {}
