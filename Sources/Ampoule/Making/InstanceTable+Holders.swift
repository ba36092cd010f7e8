/// The instances of a cycle, which are published together, or none of them if a completion fails.
///
/// **Terms.** A maker that receives an incomplete instance *holds* its slot, since its own instance may refer to it. A
/// *pending* instance is completed, but holds an incomplete one. A *group* is a set of pending instances that hold no
/// others. It is published as soon as it has no other members.
///
/// **What a maker holds.** A maker around the request holds what that receives, up to the innermost maker whose completions
/// run: the instance of that one is committed, and those further out have not received it. Inside of it, makers hold its slot,
/// too: an instance made for a completion is dropped if the completion fails.
///
/// **Who receives a pending instance.** The request that made it, if waiting for the group closed a cycle: then it belongs to
/// the cycle. Otherwise the request waits for the group, as all others do.
extension InstanceTable {
    /// The makers that hold incomplete instances.
    struct Holders: Hashable, Sendable {
        private var held: [Maker: Set<Slot>] = [:]

        /// The makers of pending instances.
        var pending: [Maker: Slot] = [:]

        /// The running makers that hold an instance that was dropped.
        private var failing: Set<Maker> = []

        var isEmpty: Bool { held.isEmpty && pending.isEmpty && failing.isEmpty }

        /// Whether a running maker holds an instance that was dropped.
        func isFailing(_ maker: Maker) -> Bool { failing.contains(maker) }

        func slots(heldBy maker: Maker) -> Set<Slot> { held[maker] ?? [] }

        func slotsHeld(byPending maker: Maker) -> Set<Slot> {
            pending[maker] == nil ? [] : slots(heldBy: maker)
        }

        /// Records that a waiter receives the incomplete instance of a slot.
        mutating func note(_ slot: Slot, receivedInside surroundings: Surroundings) {
            for maker in surroundings.receivers {
                held[maker, default: []].insert(slot)
                note(surroundings.completing?.slot, heldBy: maker)
            }
            guard let completing = surroundings.completing, completing.slot != slot else { return }
            note(slot, heldBy: completing.maker)
        }

        mutating func note(_ slot: Slot?, heldBy maker: Maker) {
            if let slot { held[maker, default: []].insert(slot) }
        }

        /// Forgets a maker that has ended.
        mutating func remove(_ maker: Maker) {
            held[maker] = nil
            pending[maker] = nil
            failing.remove(maker)
        }

        /// Records that the instance of a slot is published or dropped.
        mutating func release(_ slot: Slot) {
            for maker in holders(of: slot) {
                held[maker]?.remove(slot)
                if held[maker]?.isEmpty == true { held[maker] = nil }
            }
        }

        /// Has the makers that hold a slot drop their instances.
        ///
        /// - Returns: The pending ones; those that run drop theirs in the end.
        mutating func fail(_ slot: Slot) -> [(maker: Maker, slot: Slot)] {
            var ended: [(maker: Maker, slot: Slot)] = []
            for maker in holders(of: slot) {
                if let slot = pending.removeValue(forKey: maker) {
                    ended.append((maker, slot))
                } else {
                    failing.insert(maker)
                }
            }
            return ended
        }

        private func holders(of slot: Slot) -> [Maker] {
            held.compactMap { maker, slots in slots.contains(slot) ? maker : nil }
        }
    }

    // MARK: - Completing

    /// The next step of a maker whose instance is completed.
    enum Completion: Sendable {
        /// Publish the instances of these makers, then ``finish(_:by:)`` their slots.
        case publish(Set<Maker>)
        /// Hand out the instance, which is published later: the request belongs to the cycle.
        case take
        /// Wait until the instance is published or dropped.
        case wait
        /// ``fail(_:by:)``, and ask again: the instance holds one that was dropped.
        case drop
    }

    /// Records that the instance of a slot is completed.
    ///
    /// - Parameters:
    ///   - slot: The slot, to which the maker has committed its instance.
    ///   - maker: The maker.
    ///   - surroundings: The makers around the request that made the instance.
    ///   - waiter: The waiter of that request.
    /// - Returns: The next step of the maker, which first wakes the released waiters.
    mutating func complete(
        _ slot: Slot,
        by maker: Maker,
        inside surroundings: Surroundings,
        as waiter: Waiter
    ) -> (completion: Completion, releases: [Release]) {
        if holders.isFailing(maker) { return (.drop, []) }
        holders.pending[maker] = slot
        if let group = group(of: maker) { return (.publish(group), []) }
        let releases = releaseWaiters(inCyclesOf: maker)
        let makers = Set(surroundings.makers)
        if path(from: maker, to: makers) == nil {
            add(waiter, to: slot, surroundings)
            return (.wait, releases)
        }
        holders.note(slot, receivedInside: surroundings)
        // What holds an instance further out is dropped if the completions around the request fail, too. This closes no other
        // cycle, since each maker further out waits for all that those inside of it wait for.
        if path(from: maker, to: makers.subtracting(surroundings.receivers)) != nil {
            holders.note(surroundings.completing?.slot, heldBy: maker)
        }
        return (.take, releases)
    }

    /// A group that can be published since another one has been.
    mutating func nextGroup() -> Set<Maker> {
        for maker in holders.pending.keys {
            if let group = group(of: maker) { return group }
        }
        return []
    }

    /// Ends the making of a slot whose instance is not published, and of the pending instances that hold it.
    ///
    /// - Returns: The makers that have ended, the given one first, each with what ``finish(_:by:)`` returns.
    mutating func fail(
        _ slot: Slot,
        by maker: Maker
    ) -> [(maker: Maker, waiting: [Waiter], instance: Instance?)] {
        var failing = [(maker: maker, slot: slot)]
        var ended: [(maker: Maker, waiting: [Waiter], instance: Instance?)] = []
        while let (maker, slot) = failing.popLast() {
            if makings[slot]?.maker == maker { failing += holders.fail(slot) }
            let finished = finish(slot, by: maker)
            ended.append((maker, finished.waiting, finished.instance))
        }
        return ended
    }

    /// The makers of the pending instances that one holds, directly or transitively, with its own; `nil` if one of them is not
    /// pending.
    ///
    /// They are not pending afterwards.
    private mutating func group(of maker: Maker) -> Set<Maker>? {
        guard holders.pending[maker] != nil else { return nil }
        var group: Set = [maker]
        var unexplored = [maker]
        while let maker = unexplored.popLast() {
            for slot in holders.slots(heldBy: maker) {
                guard let held = makings[slot]?.maker, group.insert(held).inserted else { continue }
                guard holders.pending[held] == slot else { return nil }
                unexplored.append(held)
            }
        }
        for maker in group { holders.pending[maker] = nil }
        return group
    }

    /// Releases the waiters in the cycles that a pending maker closes by what it holds.
    ///
    /// In such a cycle, pending makers lead from the slot of a waiter to the maker, and from there a path to one around
    /// the waiter.
    private mutating func releaseWaiters(inCyclesOf maker: Maker) -> [Release] {
        var releases: [Release] = []
        for slot in pendingSlots(thatLeadTo: maker) {
            for (waiter, surroundings) in makings[slot]?.waiting ?? [:]
            where path(from: maker, to: Set(surroundings.makers)) != nil {
                releases.append(release(waiter, from: slot))
            }
        }
        return releases
    }

    /// The slot of a pending maker, and those of the pending makers that hold it, directly or transitively.
    private func pendingSlots(thatLeadTo maker: Maker) -> [Slot] {
        let pending = holders.pending
        guard let slot = pending[maker] else { return [] }
        var slots = [slot]
        var index = 0
        while index < slots.count {
            let held = slots[index]
            for (maker, slot) in pending
            where !slots.contains(slot) && holders.slots(heldBy: maker).contains(held) {
                slots.append(slot)
            }
            index += 1
        }
        return slots
    }
}
