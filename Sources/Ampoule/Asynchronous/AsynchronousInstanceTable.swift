/// The shared instances that are being made asynchronously, with their makers and waiters.
///
/// It is to tasks what ``SharedInstanceTable`` is to threads: a plain value without locks or tasks in it, so that
/// every interleaving can be tried in a test; ``AsynchronousInstances`` runs it. The difference is that one
/// factory may wait for several things at once.
///
/// **The protocol.** Each run of the factory of a *slot* (the place of one shared instance) is a *maker*, and may
/// run inside of other makers, which asked for it. A *waiter*, inside of some makers, asks for a slot. It is told
/// to make the instance if nobody is; to wait if another maker is; or to take the instance that is already made
/// but not completed. Three things can be true when a maker is at it:
///
/// 1. None of the makers around the waiter holds that maker up, directly or by a chain of waits: waiting is safe.
/// 2. One does, so that waiting would close a ring, and a slot that is waited for in the ring has an instance made
///    but not completed: those that wait for it there take that instance and go on. If it is the very slot that is
///    asked for, the waiter takes it; otherwise it waits.
/// 3. One does, and none in the ring is made yet: the waiter makes the slot's instance itself. If the factories
///    really need each other, this leads it back to a slot that is made around it, and the way there shows the
///    cycle. Otherwise the first of the two to be made is kept.
///
/// **Why nothing waits for ever.** From each maker that holds up something, edges lead to the makers of the slots
/// that it waits for. An edge is added only by ``ask(_:as:inside:by:)``, after it has seen to it that it closes no
/// ring, and a slot changes its maker only in ``settle(_:as:by:)``, whose maker waits for nothing at that moment.
/// The edges therefore never form a ring; from every maker they lead to one that waits for nothing. When that one
/// ends, well or badly, ``finish(_:by:)`` names everyone who waits for its slot.
struct AsynchronousInstanceTable<
    Slot: Hashable & Sendable,
    Maker: Hashable & Sendable,
    Waiter: Hashable & Sendable,
    Instance: Sendable
>: Sendable {
    /// An instance in the making.
    fileprivate struct Making: Sendable {
        var maker: Maker
        var uncompleted: Instance?

        /// Those that wait, each with the makers it holds up.
        var waiting: [Waiter: [Maker]] = [:]
    }

    /// The next step of a waiter.
    enum Answer: Sendable {
        /// Nobody is at it: make the instance, then ``settle(_:as:by:)`` and ``finish(_:by:)``.
        case make
        /// The instance is being made, around the waiter or in a ring with it: make another, then settle.
        case makeAgain
        /// Take this instance, which is made but not completed.
        case take(Instance)
        /// Wait to be woken.
        case wait
    }

    /// A waiter that need not wait any more, and the instance to take.
    typealias Release = (waiter: Waiter, instance: Instance)

    private var makings: [Slot: Making] = [:]

    /// The makers that each maker waits for, with the number of its waits.
    private var awaited: [Maker: [Slot: Int]] = [:]

    /// Whether nothing is being made and nobody waits.
    var isEmpty: Bool { makings.isEmpty && awaited.isEmpty }

    /// Asks for the instance of a slot that has none kept.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker that it becomes if it is told to make the instance.
    ///   - makers: The makers around the waiter.
    ///   - waiter: The waiter.
    /// - Returns: What to do, after those have been woken that are released.
    /// - Complexity: O(*n*), where *n* is the number of makers that the slot waits for by any way.
    mutating func ask(
        _ slot: Slot,
        as maker: Maker,
        inside makers: [Maker],
        by waiter: Waiter
    ) -> (answer: Answer, releases: [Release]) {
        guard let making = makings[slot] else {
            makings[slot] = Making(maker: maker)
            return (.make, [])
        }
        if makers.contains(making.maker) { return (making.uncompleted.map { .take($0) } ?? .makeAgain, []) }
        let surrounding = Set(makers)
        var releases: [Release] = []
        while let ring = waitsLeading(from: making.maker, to: surrounding) {
            if let instance = making.uncompleted { return (.take(instance), releases) }
            let made = ring.compactMap { wait in
                makings[wait.slot]?.uncompleted.map { instance in (wait: wait, instance: instance) }
            }
            guard let made = made.first else { return (.makeAgain, releases) }
            for waiter in waiters(of: made.wait) {
                stopWaiting(waiter, for: made.wait.slot)
                releases.append((waiter, made.instance))
            }
        }
        makings[slot]?.waiting[waiter] = makers
        for maker in surrounding { awaited[maker, default: [:]][slot, default: 0] += 1 }
        return (.wait, releases)
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
    /// - Returns: Those that waited, to be woken. Also the instance, which may have no other owner, so that it is
    ///   not released in here: its deinitializer is user code.
    /// - Complexity: O(*n*), where *n* is the number of waiters and the makers they hold up.
    mutating func finish(_ slot: Slot, by maker: Maker) -> (waiting: [Waiter], instance: Instance?) {
        guard let making = makings[slot], making.maker == maker else { return ([], nil) }
        let waiting = Array(making.waiting.keys)
        for waiter in waiting { stopWaiting(waiter, for: slot) }
        makings[slot] = nil
        return (waiting, making.uncompleted)
    }

    /// Tells that a waiter does not want the instance any more.
    ///
    /// - Returns: Whether it still waited. If not, it has been woken.
    /// - Complexity: O(*n*), where *n* is the number of makers it holds up.
    @discardableResult
    mutating func stopWaiting(_ waiter: Waiter, for slot: Slot) -> Bool {
        guard let makers = makings[slot]?.waiting.removeValue(forKey: waiter) else { return false }
        for maker in Set(makers) {
            guard let count = awaited[maker]?[slot] else { continue }
            awaited[maker]?[slot] = count > 1 ? count - 1 : nil
            if awaited[maker]?.isEmpty == true { awaited[maker] = nil }
        }
        return true
    }

    // MARK: - Rings

    /// A maker that is held up by a slot.
    private struct Wait {
        let maker: Maker
        let slot: Slot
    }

    private func waiters(of wait: Wait) -> [Waiter] {
        (makings[wait.slot]?.waiting ?? [:]).filter { $0.value.contains(wait.maker) }.map(\.key)
    }

    /// The waits from a maker to one of several others, or nil if it is not held up by any of them.
    private func waitsLeading(from start: Maker, to ends: Set<Maker>) -> [Wait]? {
        guard !ends.isEmpty else { return nil }
        var cameBy: [Maker: Wait] = [:]
        var unvisited = [start]
        while let current = unvisited.popLast() {
            for slot in (awaited[current] ?? [:]).keys {
                guard let next = makings[slot]?.maker, next != start, cameBy[next] == nil else { continue }
                cameBy[next] = Wait(maker: current, slot: slot)
                if ends.contains(next) {
                    return Array(sequence(first: next) { cameBy[$0]?.maker }.compactMap { cameBy[$0] })
                }
                unvisited.append(next)
            }
        }
        return nil
    }
}

extension AsynchronousInstanceTable: Equatable, Hashable where Instance: Hashable {}

extension AsynchronousInstanceTable.Making: Equatable, Hashable where Instance: Hashable {}
