/// Commits instances to slots, for each path of a thread.
extension ResolutionContext {
    /// Commits an instance to a slot, or receives the one that counts instead.
    ///
    /// - Parameters:
    ///   - made: The instance.
    ///   - slot: The slot.
    ///   - hasSlot: Whether the thread has the slot; set if it begins to have it.
    ///   - published: Returns the published instance.
    ///   - ask: Asks for the instance of the slot, and waits for it.
    /// - Returns: The instance of another maker, published or incomplete; `nil` if the given one was committed.
    @inline(__always)
    func commit(
        _ made: AnyShared,
        to slot: InstanceSlot,
        hasSlot: inout Bool,
        published: () -> AnyShared?,
        ask: () -> SynchronousInstances.Answer
    ) -> AnyShared? {
        while true {
            let commitment = ScopePolicy.Commitment(published: published) {
                let isCommitted = SynchronousInstances.commit(made, to: slot, by: thread)
                if isCommitted { hasSlot = true }
                return isCommitted
            }
            switch commitment {
            case .committed: return nil
            case .superseded(let other): return other
            case .rejected: break
            }
            // Another maker is completing its instance. If that is dropped, this one counts.
            switch ask() {
            case .take(let incomplete):
                note(incomplete, of: slot)
                return incomplete.instance
            case .make: hasSlot = true
            case .makeAgain, .askAgain: break
            }
        }
    }
}

/// The slots that the running factories of the fast path make instances for, the outermost first.
///
/// The container of the level owns the slots and, once they are removed, the pin of the thread. The slow path reserves
/// slots, too, but as it is generic it keeps them in its own variables.
extension ResolutionContext {
    /// Enters a registration's factory to make the instance of a slot.
    ///
    /// - Parameter slot: The slot.
    /// - Returns: Whether the factory was entered. If not, the slow path waits, or reports why.
    func tryToReserve(
        _ slot: ContainerSlot,
        of registration: Pinned<Registration>,
        for container: ObjectIdentifier
    ) -> Bool {
        // The instance may hold one whose completions run, and is then published with that.
        guard !isCompletingInstance, tryToEnterFactory(of: registration, for: container) else { return false }
        guard SynchronousInstances.reserve(.shared(ObjectIdentifier(slot)), by: thread) else {
            leave()
            return false
        }
        // Another thread may have published an instance between the cache lookup and the reservation.
        guard slot.address == nil else {
            SynchronousInstances.finish(.shared(ObjectIdentifier(slot)), by: thread)
            leave()
            return false
        }
        state.pointee.reservedSlots.append(Pinned(slot))
        return true
    }

    /// Commits the instance of the slot reserved last, as the slow path does for a registration without completions.
    ///
    /// - Parameter instance: The instance; replaced by the one that another maker has published or committed meanwhile.
    /// - Returns: The instance, to be published; `nil` if the other one counts, and the slot is left.
    func commitToReservedSlot<Service>(_ instance: UnsafeMutablePointer<Service>) -> Shared<Service>? {
        let made = Shared(instance.pointee, isContended: reservedSlot.read { $0.isContended })
        guard let other = commitToReservedSlot(made) else {
            noteSharedInstance()
            return made
        }
        instance.pointee = other.of(Service.self).value
        dropReservedSlot()
        return nil
    }

    private func commitToReservedSlot(_ made: AnyShared) -> AnyShared? {
        let reserved = reservedSlot
        let slot = InstanceSlot.shared(reserved.identity)
        var hasSlot = true
        return commit(made, to: slot, hasSlot: &hasSlot) {
            reserved.published
        } ask: {
            SynchronousInstances.ask(slot, by: thread)
        }
    }

    /// Publishes the instance that was committed to the slot reserved last, leaves the slot, and
    /// wakes the threads that wait for it.
    func publishInReservedSlot(_ instance: AnyShared) {
        let slot = state.pointee.reservedSlots.removeLast()
        slot.read { $0.publish(instance) }
        SynchronousInstances.finish(.shared(slot.identity), by: thread)
    }

    private var reservedSlot: Pinned<ContainerSlot> {
        state.pointee.reservedSlots[state.pointee.reservedSlots.count - 1]
    }

    /// Publishes the instance that was committed to the slot reserved last when what it has received of other threads is completed.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - note: Notes the instance if the container has to close it.
    /// - Returns: Whether the request receives the instance, and the slot is left. If not, it was dropped, with a cycle of which
    ///   a completion has failed.
    func publishInReservedSlotWithOthers(
        _ instance: AnyShared,
        _ note: @escaping @Sendable () throws(Refusal) -> Void
    ) throws(Refusal) -> Bool {
        // The container of the level owns the slot; another thread may publish the instance later.
        let slot = reservedSlot.object
        let publication = SynchronousInstances.Publication(
            slot: .shared(ObjectIdentifier(slot)),
            waiter: thread,
            note: note
        ) {
            slot.publish(instance)
        }
        if case .dropped = try publishWithOthers([publication], takeReceipts(from: depth)) { return false }
        removeReservedSlot()
        return true
    }

    /// Forgets the slot reserved last, which has another maker, or none.
    func removeReservedSlot() {
        _ = state.pointee.reservedSlots.removeLast()
    }

    /// Ends the making of the slot reserved last, whose instance is not published.
    func failReservedSlot() {
        forgetReceipts(from: depth)
        dropReservedSlot()
    }

    /// Leaves the slot reserved last without publishing its instance, which other threads that have received it drop.
    private func dropReservedSlot() {
        let slot = state.pointee.reservedSlots.removeLast()
        SynchronousInstances.fail(.shared(slot.identity), by: thread)
    }
}

extension Pinned<ContainerSlot> {
    fileprivate var identity: ObjectIdentifier { read { ObjectIdentifier($0) } }

    /// The cached instance; takes no reference if there is none.
    fileprivate var published: AnyShared? {
        read { $0.address == nil ? nil : $0.instance }
    }
}
