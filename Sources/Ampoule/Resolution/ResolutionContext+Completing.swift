/// The instances whose completions run on the thread, for cycles through completions.
///
/// A completion may resolve an instance that holds the one being completed: a *holder*. No other thread may receive the
/// holder before the completion has ended, and no caller may if the completion fails. So the holder is published with the
/// outermost incomplete instance that it holds, or dropped with it. As in Tarjan's algorithm for strongly connected components,
/// each incomplete instance notes the outermost one that it may hold, and passes that on to the one around it. Between two of
/// them, the stack marks the factories that have received one.
///
/// Until then the slot of the holder stays reserved: other threads wait for it, and the own thread receives it. An instance of
/// an object graph that only this thread sees has no slot. It is hidden there, and gets a slot if the graph is published.
extension ResolutionContext {
    /// An instance whose completions run.
    struct Completing {
        var place: Place

        /// The number of frames on the stack up to that of the instance.
        let depth: Int

        /// The place of the outermost incomplete instance that this one may hold.
        fileprivate var outermost: Int

        /// The completed instances to publish with this one.
        var publications: [Publication] = []
    }

    /// Where a thread looks for an instance that is not published.
    enum Place {
        case slot(InstanceSlot)
        case local(LocalGraph.HiddenInstance)

        /// Whether the instance is hidden in the local graph.
        var isHidden: Bool {
            if case .local = self { true } else { false }
        }

        fileprivate func isOf(_ slot: InstanceSlot) -> Bool {
            if case .slot(slot) = self { true } else { false }
        }

        fileprivate func isOf(_ owner: SerialNumber, in graph: GraphIdentifier?) -> Bool {
            switch self {
            case .slot(let slot): graph.map { slot == .graph($0, owner) } ?? false
            case .local(let hidden): hidden.owner == owner
            }
        }
    }

    /// A completed instance that is published later.
    struct Publication {
        var place: Place

        /// The instance of a slot.
        fileprivate var instance: AnyShared?

        /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
        fileprivate let note: @Sendable () throws(Refusal) -> Void

        /// Publishes the instance of a slot.
        fileprivate var publish: @Sendable () -> Void

        init(
            slot: InstanceSlot,
            instance: AnyShared,
            note: @escaping @Sendable () throws(Refusal) -> Void = { () throws(Refusal) in },
            publish: @escaping @Sendable () -> Void
        ) {
            self.place = .slot(slot)
            self.instance = instance
            self.note = note
            self.publish = publish
        }

        init(_ hidden: LocalGraph.HiddenInstance) {
            place = .local(hidden)
            note = { () throws(Refusal) in }
            publish = {}
        }
    }

    /// Whether the completions of an instance run, which other instances may therefore hold incomplete.
    var isCompletingInstance: Bool { state.pointee.completingCount != 0 }

    /// Whether the innermost factory has received an incomplete instance.
    var isHolder: Bool { state.pointee.stack.isInnermostHolder }

    // MARK: - Completing

    /// Records that the instance of the innermost frame is committed to a place, and that its completions begin.
    func beginCompleting(at place: Place) {
        normalizeReceipts()
        let index = state.pointee.completing.count
        state.pointee.completing.append(
            Completing(place: place, depth: depth, outermost: isHolder ? index - 1 : index)
        )
        state.pointee.completingCount += 1
    }

    /// Whether the innermost instance holds another incomplete one, so that it is published with that.
    var isPublishedLater: Bool {
        let index = state.pointee.completing.count - 1
        return state.pointee.completing[index].outermost < index
    }

    /// Publishes the innermost instance, which is completed, with those that hold it.
    ///
    /// - Parameters:
    ///   - note: Notes the instance if the container has to close it. If it throws, nothing is published.
    ///   - publish: Publishes the instance.
    func publishTogether(
        _ note: () throws(Refusal) -> Void = { () throws(Refusal) in },
        publish: () -> Void
    ) throws(Refusal) {
        let publications = state.pointee.completing[state.pointee.completing.count - 1].publications
        for publication in publications { try publication.note() }
        try note()
        for publication in publications { self.publish(publication) }
        publish()
        finishInnermost()
    }

    /// Publishes the innermost instance, which is completed, with those that hold it and those of other threads that they hold.
    ///
    /// - Parameter publication: The instance.
    /// - Returns: Whether the request receives the instance. If not, it was dropped, with a cycle of which a completion has failed.
    /// - Throws: ``Refusal`` if a container was closed meanwhile.
    func publishWithOtherThreads(_ publication: Publication) throws(Refusal) -> Bool {
        // Gives slots to the instances of the object graph.
        _ = identifier
        let receipts = takeReceipts(from: depth)
        let ended = endInnermost()
        let publications = (ended.publications + [publication]).map { publication in
            // `identifier` has moved all hidden instances to slots.
            guard case .slot(let slot) = publication.place else { preconditionFailure("There is no slot") }
            return SynchronousInstances.Publication(
                slot: slot,
                waiter: thread,
                note: publication.note,
                publish: publication.publish
            )
        }
        if case .dropped = try publishWithOthers(publications, receipts) { return false }
        return true
    }

    /// Leaves the innermost instance, which is completed, to the one around it, with those that were left to it.
    func publishLater(_ publication: Publication) {
        leaveReceipts(to: state.pointee.completing[state.pointee.completing.count - 2])
        let ended = state.pointee.completing.removeLast()
        state.pointee.completingCount -= 1
        state.pointee.completing[state.pointee.completing.count - 1].publications += ended.publications
        add(publication)
        noteReceived(from: ended.outermost)
    }

    /// Records that a completion of the innermost instance has failed, which drops those that hold it.
    func failCompleting() {
        forgetReceipts(from: depth)
        let ended = endInnermost()
        for place in ended.publications.map(\.place) + [ended.place] {
            if case .slot(let slot) = place { SynchronousInstances.fail(slot, by: thread) }
        }
    }

    /// Ends the completing of the innermost instance, and finishes the slots, whose instances are published.
    private func finishInnermost() {
        let ended = endInnermost()
        for publication in ended.publications { finish(publication.place) }
        finish(ended.place)
    }

    private func endInnermost() -> Completing {
        let ended = state.pointee.completing.removeLast()
        state.pointee.completingCount -= 1
        changePublicationCount(by: -ended.publications.count)
        return ended
    }

    private func finish(_ place: Place) {
        if case .slot(let slot) = place { SynchronousInstances.finish(slot, by: thread) }
    }

    private func publish(_ publication: Publication) {
        switch publication.place {
        case .slot: publication.publish()
        case .local(let hidden): state.pointee.localGraph.show(hidden)
        }
    }

    /// Adds an instance to those to publish with the innermost incomplete one.
    func add(_ publication: Publication) {
        state.pointee.completing[state.pointee.completing.count - 1].publications.append(publication)
        changePublicationCount(by: 1)
    }

    func changePublicationCount(by difference: Int) {
        state.pointee.publicationCount += difference
        updateFastPathLimit()
    }

    /// Has the slow path look for instances that are not published, if there are any.
    func updateFastPathLimit() {
        let isNeeded = state.pointee.publicationCount != 0 || !state.pointee.receipts.isEmpty
        state.pointee.fastPathLimit = isNeeded ? .always : state.pointee.stackLimit
    }

    // MARK: - Receiving

    /// Records that the running factories, and the innermost incomplete instance, have received an incomplete one.
    private func noteReceived(from outermost: Int) {
        let innermost = state.pointee.completing.count - 1
        if outermost < state.pointee.completing[innermost].outermost {
            state.pointee.completing[innermost].outermost = outermost
        }
        state.pointee.stack.markHolders(from: state.pointee.completing[innermost].depth)
    }

    /// Records that the incomplete instance of a slot, which the thread itself completes, was received.
    func noteIncompleteInstance(of slot: InstanceSlot) {
        _ = unpublished { $0.isOf(slot) }
    }

    /// Whether the instance of a slot is completed, and published later.
    func willPublish(_ slot: InstanceSlot) -> Bool {
        guard state.pointee.publicationCount != 0 else { return false }
        return state.pointee.completing.contains { completing in
            completing.publications.contains { $0.place.isOf(slot) }
        }
    }

    /// The place of an instance that is not published, and the instance of a slot; the running factories receive it.
    private func unpublished(_ isSought: (Place) -> Bool) -> (place: Place, instance: AnyShared?)? {
        for index in state.pointee.completing.indices.reversed() {
            let completing = state.pointee.completing[index]
            if isSought(completing.place) {
                noteReceived(from: index)
                return (completing.place, nil)
            }
            if let publication = completing.publications.first(where: { isSought($0.place) }) {
                noteReceived(from: completing.outermost)
                return (publication.place, publication.instance)
            }
        }
        return nil
    }

    /// The instance of the object graph that is not published, if there is one; the running factories receive it.
    func receiveIncompleteInstance<Service>(of owner: SerialNumber) -> Service? {
        guard isCompletingInstance else { return receivePendingInstance(of: owner) }
        let graph = state.pointee.graph
        guard let (place, instance) = unpublished({ $0.isOf(owner, in: graph) }) else {
            return receivePendingInstance(of: owner)
        }
        switch place {
        case .local(let hidden): return state.pointee.localGraph.instance(hidden, of: Service.self)
        case .slot(let slot):
            if let instance { return instance.of(Service.self).value }
            guard case .take(let incomplete) = SynchronousInstances.ask(slot, by: thread) else { return nil }
            return incomplete.instance.of(Service.self).value
        }
    }
}
