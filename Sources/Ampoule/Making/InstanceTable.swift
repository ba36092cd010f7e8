/// The shared instances that are being made, with the maker and the waiters of each.
///
/// The table is a value without locks, threads or tasks, so that tests can try every interleaving. ``Makings`` runs it.
///
/// **Terms.** A *slot* stands for one shared instance. A *maker* makes the instances of slots; it may run inside
/// other makers, which asked for it. A *waiter* asks for a slot on behalf of the makers that it runs inside. Each run of a
/// factory is a maker, and each request a waiter, on a thread as in a task.
///
/// **The protocol.** A waiter that asks for a slot without a maker makes the instance. If the slot has a maker:
///
/// 1. If that maker doesn't wait for a maker around the waiter, directly or transitively, the waiter waits.
/// 2. If it does, waiting would close a cycle. If the slot has a committed but incomplete instance, the waiter
///    takes it. If another slot in the cycle has one, those that wait for that slot in the cycle take it, which
///    breaks the cycle; then the waiter waits. A single thread gets the same instances in a circular dependency.
/// 3. If no slot in the cycle has an instance, the waiter makes another instance of its slot. The first of the two
///    to be committed is kept. If the factories need each other, the resolution path leads back to a slot that is
///    made around the waiter, and shows the dependency cycle.
///
/// **Why nothing deadlocks.** The wait-for graph has an edge from each maker to the maker of each slot that it waits
/// for. It never has a cycle:
/// - ``ask(_:as:inside:by:)`` adds edges from the makers around the waiter only if no path leads back to them.
/// - ``commit(_:to:by:)`` redirects the edges of a slot to a maker whose factory has returned, so that it waits for
///   nothing.
/// - ``complete(_:by:inside:as:)`` adds edges from a pending maker to the slots that it holds, and releases the
///   waiters of each cycle that they close; see `InstanceTable+Holders.swift`. A cycle of pending makers alone blocks none:
///   they are published together.
/// - All else removes edges.
///
/// From every maker a path therefore leads to one that waits for nothing. When that one ends, successfully or not,
/// ``finish(_:by:)`` returns the waiters of its slot. (A task that outlives the factory that started it may leave an
/// edge that blocks no maker. Such an edge can only make a search find a cycle that is none.)
struct InstanceTable<
    Slot: Hashable & Sendable,
    Maker: Hashable & Sendable,
    Waiter: Hashable & Sendable,
    Instance: Sendable
>: Sendable {
    /// An instance in the making.
    struct Making: Sendable {
        var maker: Maker

        /// The committed instance, whose completions still run.
        var incomplete: Instance?

        var waiting: [Waiter: Surroundings] = [:]

        /// Commits an instance, unless another one was committed before.
        mutating func commit(_ instance: Instance, by maker: Maker) -> Bool {
            guard incomplete == nil else { return false }
            self.maker = maker
            incomplete = instance
            return true
        }

        /// Returns the making of a slot; begins one if there is none.
        static func existing(_ making: inout Making?, orBegunBy maker: Maker) -> Making? {
            if let making { return making }
            making = Making(maker: maker)
            return nil
        }
    }

    /// The makers around a waiter.
    struct Surroundings: Hashable, Sendable {
        /// A maker whose completions run, with its slot.
        struct Completing: Hashable, Sendable {
            let maker: Maker
            let slot: Slot
        }

        /// The makers, the innermost first.
        var makers: [Maker] = []

        /// The innermost one whose completions run.
        var completing: Completing?

        /// Those whose instances may hold what the waiter receives: their factories run, as far as the one whose completions run.
        var receivers: some Sequence<Maker> { makers.prefix { $0 != completing?.maker } }
    }

    /// The next step of a waiter.
    enum Answer: Sendable {
        /// Make the instance, ``commit(_:to:by:)`` and ``finish(_:by:)``.
        case make
        /// Make another instance, since the slot is being made around the waiter or in a cycle with it.
        case makeAgain
        /// Take this instance, which is committed but incomplete.
        case take(Instance)
        /// Wait until woken.
        case wait(Waiter)
    }

    /// A waiter to wake, and the instance that it takes.
    typealias Release = (waiter: Waiter, instance: Instance)

    var makings: [Slot: Making] = [:]

    /// The slots that each maker waits for, with the number of its waiters.
    private var awaited: [Maker: [Slot: Int]] = [:]

    var holders = Holders()

    /// Whether the table has neither makers nor waiters.
    var isEmpty: Bool { makings.isEmpty && awaited.isEmpty && holders.isEmpty }

    /// Asks for the instance of a slot that has no published instance.
    ///
    /// It looks for the makers around, and searches, only if the slot has a maker.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker that makes the instance if the answer is ``Answer/make`` or ``Answer/makeAgain``.
    ///   - surroundings: The makers around the waiter.
    ///   - waiter: The waiter.
    /// - Returns: The next step of the waiter, which first wakes the released waiters.
    /// - Complexity: O(*n*) for a slot that has a maker, where *n* is the number of edges that lead on from it.
    mutating func ask(
        _ slot: Slot,
        as maker: Maker,
        inside surroundings: @autoclosure () -> Surroundings,
        by waiter: @autoclosure () -> Waiter
    ) -> (answer: Answer, releases: [Release]) {
        guard let making = Making.existing(&makings[slot], orBegunBy: maker) else { return (.make, []) }
        let surroundings = surroundings()
        let makers = Set(surroundings.makers)
        if makers.contains(making.maker) {
            return (take(making.incomplete, of: slot, surroundings).map { .take($0) } ?? .makeAgain, [])
        }
        var releases: [Release] = []
        // Outside of every maker, waiting closes no cycle.
        while !makers.isEmpty, let path = path(from: making.maker, to: makers) {
            if let instance = take(making.incomplete, of: slot, surroundings) {
                return (.take(instance), releases)
            }
            let committed = path.first { !$0.isHeld && makings[$0.slot]?.incomplete != nil }
            guard let committed else { return (.makeAgain, releases) }
            releases += waiters(of: committed).map { release($0, from: committed.slot) }
        }
        let waiter = waiter()
        add(waiter, to: slot, surroundings)
        return (.wait(waiter), releases)
    }

    /// Has a waiter wait for a slot.
    mutating func add(_ waiter: Waiter, to slot: Slot, _ surroundings: Surroundings) {
        makings[slot]?.waiting[waiter] = surroundings
        for maker in surroundings.makers { awaited[maker, default: [:]][slot, default: 0] += 1 }
    }

    /// Has a waiter of a committed slot take the incomplete instance.
    mutating func release(_ waiter: Waiter, from slot: Slot) -> Release {
        guard let making = makings[slot], let surroundings = making.waiting[waiter],
            let instance = take(making.incomplete, of: slot, surroundings)
        else { preconditionFailure("There is no instance to take, or no waiter") }
        stopWaiting(waiter, for: slot)
        return (waiter, instance)
    }

    /// Records who receives the incomplete instance of a slot, if it has one.
    private mutating func take(_ instance: Instance?, of slot: Slot, _ surroundings: Surroundings)
        -> Instance?
    {
        if instance != nil { holders.note(slot, receivedInside: surroundings) }
        return instance
    }

    /// Commits an instance to a slot, unless another instance was committed before.
    ///
    /// The maker takes over the slot if another maker was making it.
    ///
    /// - Returns: Whether the instance was committed: complete it, publish it, then ``finish(_:by:)``. Otherwise
    ///   another one is incomplete: ask for it.
    /// - Complexity: O(1).
    mutating func commit(_ instance: Instance, to slot: Slot, by maker: Maker) -> Bool {
        makings[slot, default: Making(maker: maker)].commit(instance, by: maker)
    }

    /// Ends the making of a slot, whether its instance is published or making it has failed.
    ///
    /// It does nothing if another maker has taken over the slot.
    ///
    /// - Returns: The waiters to wake. Also the instance, which may have no other owner: the caller releases it
    ///   outside of its lock, since the deinitializer is user code.
    /// - Complexity: O(*n*), where *n* is the number of edges that lead to the slot.
    mutating func finish(_ slot: Slot, by maker: Maker) -> (waiting: [Waiter], instance: Instance?) {
        if !holders.isEmpty { holders.remove(maker) }
        guard let making = makings.removeValue(forKey: slot) else { return ([], nil) }
        guard making.maker == maker else {
            makings[slot] = making
            return ([], nil)
        }
        if !holders.isEmpty { holders.release(slot) }
        guard !making.waiting.isEmpty else { return ([], making.incomplete) }
        for surroundings in making.waiting.values { removeEdges(from: surroundings.makers, to: slot) }
        return (Array(making.waiting.keys), making.incomplete)
    }

    /// Withdraws a waiter.
    ///
    /// - Returns: Whether it was waiting. If not, it was released or its slot is finished.
    /// - Complexity: O(*n*), where *n* is the number of makers around it.
    @discardableResult
    mutating func stopWaiting(_ waiter: Waiter, for slot: Slot) -> Bool {
        guard let surroundings = makings[slot]?.waiting.removeValue(forKey: waiter) else { return false }
        removeEdges(from: surroundings.makers, to: slot)
        return true
    }

    // MARK: - The wait-for graph

    /// An edge: a maker waits for a slot, or a pending one holds it.
    struct Wait {
        let maker: Maker
        let slot: Slot
        let isHeld: Bool
    }

    private mutating func removeEdges(from makers: [Maker], to slot: Slot) {
        for maker in makers {
            guard let count = awaited[maker]?[slot] else { continue }
            awaited[maker]?[slot] = count > 1 ? count - 1 : nil
            if awaited[maker]?.isEmpty == true { awaited[maker] = nil }
        }
    }

    /// Stops the program if the edges are not those of the waiters, or a pending maker has no instance; does nothing in release
    /// builds.
    ///
    /// - Complexity: O(*n*), where *n* is the number of edges.
    func _invariantCheck() {
        #if DEBUG
        var edges: [Maker: [Slot: Int]] = [:]
        for (slot, making) in makings {
            for surroundings in making.waiting.values {
                for maker in surroundings.makers { edges[maker, default: [:]][slot, default: 0] += 1 }
            }
        }
        precondition(edges == awaited, "The edges are not those of the waiters")
        for (maker, slot) in holders.pending {
            guard let making = makings[slot] else { preconditionFailure("A pending maker has no slot") }
            precondition(making.maker == maker, "The slot of a pending maker is another maker's")
            precondition(making.incomplete != nil, "A pending maker has no instance")
        }
        #endif
    }

    private func waiters(of wait: Wait) -> [Waiter] {
        (makings[wait.slot]?.waiting ?? [:]).filter { $0.value.makers.contains(wait.maker) }.map(\.key)
    }

    /// The slots that a maker waits for, and those that a pending one holds.
    private func edges(from maker: Maker) -> [Wait] {
        (awaited[maker] ?? [:]).keys.map { Wait(maker: maker, slot: $0, isHeld: false) }
            + holders.slotsHeld(byPending: maker).map { Wait(maker: maker, slot: $0, isHeld: true) }
    }

    /// A path from one maker to one of several others, or `nil` if none leads there.
    func path(from start: Maker, to ends: Set<Maker>) -> [Wait]? {
        var arrivals: [Maker: Wait] = [:]
        var unexplored = [start]
        while let maker = unexplored.popLast() {
            for wait in edges(from: maker) {
                guard let next = makings[wait.slot]?.maker, next != start, arrivals[next] == nil else {
                    continue
                }
                arrivals[next] = wait
                if ends.contains(next) {
                    return Array(sequence(first: next) { arrivals[$0]?.maker }.compactMap { arrivals[$0] })
                }
                unexplored.append(next)
            }
        }
        return nil
    }
}

extension InstanceTable: Equatable, Hashable where Instance: Hashable {}

extension InstanceTable.Making: Equatable, Hashable where Instance: Hashable {}
