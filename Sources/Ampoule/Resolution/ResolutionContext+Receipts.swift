/// The incomplete instances of other threads that the thread has received, for cycles that several threads make.
///
/// A thread receives one if waiting for it would close a cycle of waits; see ``InstanceTable``. What has received it may be
/// handed out only after the other thread has completed it, and is dropped if that fails. This is settled when the thread has
/// completed an instance that has received one: that waits for the other thread, or, if the other thread waits for an instance
/// further out, is received by that as an incomplete instance in turn.
///
/// The stack marks the factories that have received one. An instance without a slot gets one, since another thread may be the one
/// to drop it.
extension ResolutionContext {
    /// A received instance.
    struct Receipt {
        /// The number of frames up to the innermost one that has received the instance.
        fileprivate var depth: Int

        /// Stands in the table for the receivers; `nil` if the instance was dropped.
        fileprivate let holder: SynchronousInstances.Holder?
    }

    private var hasReceipts: Bool { !state.pointee.receipts.isEmpty }

    /// Whether the innermost factory has received an incomplete instance of another thread.
    var isInnermostReceiver: Bool { hasReceipts && state.pointee.stack.isInnermostReceiver }

    /// Whether the innermost instance, whose completions have run, or an instance that it holds has received one.
    var hasReceivedWhileCompleting: Bool {
        guard hasReceipts else { return false }
        normalizeReceipts()
        return hasReceipts(from: depth)
    }

    private func hasReceipts(from depth: Int) -> Bool {
        state.pointee.receipts.contains { $0.depth >= depth }
    }

    /// Records that the running factories, and the innermost instance that is completed, have received an instance.
    ///
    /// - Returns: The instance.
    func receive<Service>(
        _ incomplete: SynchronousInstances.Incomplete,
        of slot: InstanceSlot
    ) -> Service {
        note(incomplete, of: slot)
        return incomplete.instance.of(Service.self).value
    }

    /// Records that the running factories, and the innermost instance that is completed, receive an instance.
    func note(_ incomplete: SynchronousInstances.Incomplete, of slot: InstanceSlot) {
        if let holder = incomplete.holder {
            note(holder, depth: depth)
        } else {
            noteIncompleteInstance(of: slot)
        }
    }

    /// - Parameter holder: Stands in the table for the receivers; `nil` if the instance was dropped.
    private func note(_ holder: SynchronousInstances.Holder?, depth: Int) {
        // Hidden instances get slots.
        _ = identifier
        normalizeReceipts()
        state.pointee.receipts.append(Receipt(depth: depth, holder: holder))
        state.pointee.stack.markReceivers(from: completingDepth)
        updateFastPathLimit()
    }

    /// Leaves what the instance of the innermost frame has received to one around it, with which it is published.
    func leaveReceipts(to outer: Completing) {
        guard hasReceipts else { return }
        normalizeReceipts()
        for index in state.pointee.receipts.indices where state.pointee.receipts[index].depth >= depth {
            // Not the factories between the two, which may fail. Those that go on are published with it, too.
            state.pointee.receipts[index].depth = outer.depth
        }
    }

    /// The number of frames up to that of the innermost instance whose completions run.
    private var completingDepth: Int { state.pointee.completing.last?.depth ?? 0 }

    /// Adjusts the depths of the receipts to the receivers that are still running.
    func normalizeReceipts() {
        guard hasReceipts else { return }
        let depth = state.pointee.stack.receiverDepth(from: completingDepth)
        for index in state.pointee.receipts.indices where state.pointee.receipts[index].depth > depth {
            state.pointee.receipts[index].depth = depth
        }
    }

    /// Removes the receipts of the frames from a depth on.
    func takeReceipts(from depth: Int) -> [Receipt] {
        normalizeReceipts()
        let taken = state.pointee.receipts.filter { $0.depth >= depth }
        state.pointee.receipts.removeAll { $0.depth >= depth }
        updateFastPathLimit()
        return taken
    }

    /// Forgets what the frames from a depth on have received, since their instances are dropped.
    func forgetReceipts(from depth: Int) {
        guard hasReceipts else { return }
        SynchronousInstances.forget(takeReceipts(from: depth).compactMap(\.holder))
    }

    /// Publishes the instance of the innermost frame, and those that hold it, when all that they hold is completed.
    ///
    /// - Parameters:
    ///   - publications: The instances, that of the frame last.
    ///   - receipts: What they have received.
    /// - Throws: ``Refusal`` if a container was closed meanwhile.
    func publishWithOthers(
        _ publications: [SynchronousInstances.Publication],
        _ receipts: [Receipt]
    ) throws(Refusal) -> SynchronousInstances.Outcome {
        let receiver = SynchronousInstances.Holder()
        if receipts.contains(where: { $0.holder == nil }) {
            SynchronousInstances.forget(receipts.compactMap(\.holder))
            for publication in publications { SynchronousInstances.fail(publication.slot, by: thread) }
            return .dropped
        }
        let outcome = try SynchronousInstances.complete(
            publications,
            holding: receipts.compactMap(\.holder),
            receiver: receiver,
            by: thread
        )
        if case .received = outcome { note(receiver, depth: depth - 1) }
        return outcome
    }

    /// Commits an instance without completions, which has received one of another thread, to the object graph.
    ///
    /// - Parameter instance: The instance; replaced by the one that the graph has.
    /// - Returns: Whether the given instance was committed, or dropped with what it has received.
    func commitReceiver<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool {
        let (graph, slot) = (identifier, InstanceSlot.graph(identifier, owner))
        guard let shared = commitToSlot(&instance, of: owner, in: graph) else { return false }
        let publication = SynchronousInstances.Publication(slot: slot, waiter: thread) {
            () throws(Refusal) in
        } publish: {
            graph.setInstance(shared, for: owner)
        }
        // An error is that of another instance of the group, which is dropped then.
        let outcome = (try? publishWithOthers([publication], takeReceipts(from: depth))) ?? .dropped
        // The factories around this one have the instance, and are to be dropped with it.
        if case .dropped = outcome { note(nil, depth: depth - 1) }
        return true
    }

    /// The instance of a graph that waits for that of another thread, if it has one; the running factories receive it.
    func receivePendingInstance<Service>(of owner: SerialNumber) -> Service? {
        guard hasReceipts, let graph = state.pointee.graph else { return nil }
        let slot = InstanceSlot.graph(graph, owner)
        guard SynchronousInstances.hasIncompleteInstance(slot) else { return nil }
        switch SynchronousInstances.ask(slot, by: thread) {
        case .take(let incomplete): return receive(incomplete, of: slot)
        case .make: SynchronousInstances.finish(slot, by: thread)
        case .makeAgain, .askAgain: break
        }
        return instance(of: owner)
    }
}
