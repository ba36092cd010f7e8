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
        fileprivate var place: Place

        /// The number of frames on the stack up to that of the instance.
        fileprivate let depth: Int

        /// The place of the outermost incomplete instance that this one may hold.
        fileprivate var outermost: Int

        /// The completed instances to publish with this one.
        fileprivate var publications: [Publication] = []
    }

    /// Where a thread looks for an instance that is not published.
    enum Place {
        case slot(InstanceSlot)
        case local(LocalGraph.HiddenInstance)

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
        fileprivate var place: Place

        /// The instance of a slot.
        fileprivate var instance: AnyShared?

        /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
        fileprivate let note: () throws(Refusal) -> Void

        /// Publishes the instance of a slot.
        fileprivate var publish: () -> Void

        init(
            slot: InstanceSlot,
            instance: AnyShared,
            note: @escaping () throws(Refusal) -> Void = { () throws(Refusal) in },
            publish: @escaping () -> Void
        ) {
            self.place = .slot(slot)
            self.instance = instance
            self.note = note
            self.publish = publish
        }

        fileprivate init(_ hidden: LocalGraph.HiddenInstance) {
            place = .local(hidden)
            note = { () throws(Refusal) in }
            publish = {}
        }
    }

    /// Whether the completions of an instance run, which other instances may therefore hold incomplete.
    var isCompletingInstance: Bool { state.pointee.completingCount != 0 }

    /// Whether the innermost factory has received an incomplete instance.
    private var isHolder: Bool { state.pointee.stack.isInnermostMarked }

    // MARK: - Completing

    /// Records that the instance of the innermost frame is committed to a slot, and that its completions begin.
    func beginCompleting(in slot: InstanceSlot) {
        beginCompleting(at: .slot(slot))
    }

    private func beginCompleting(at place: Place) {
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

    /// Leaves the innermost instance, which is completed, to the one around it, with those that were left to it.
    func publishLater(_ publication: Publication) {
        let ended = state.pointee.completing.removeLast()
        state.pointee.completingCount -= 1
        state.pointee.completing[state.pointee.completing.count - 1].publications += ended.publications
        add(publication)
        noteReceived(from: ended.outermost)
    }

    /// Records that a completion of the innermost instance has failed, which drops those that hold it.
    func failCompleting() {
        finishInnermost()
    }

    /// Ends the completing of the innermost instance, and finishes the slots, published or not.
    private func finishInnermost() {
        let ended = state.pointee.completing.removeLast()
        state.pointee.completingCount -= 1
        changePublicationCount(by: -ended.publications.count)
        for publication in ended.publications { finish(publication.place) }
        finish(ended.place)
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
    private func add(_ publication: Publication) {
        state.pointee.completing[state.pointee.completing.count - 1].publications.append(publication)
        changePublicationCount(by: 1)
    }

    private func changePublicationCount(by difference: Int) {
        state.pointee.publicationCount += difference
        // The slow path looks for instances that are not published.
        state.pointee.fastPathLimit = state.pointee.publicationCount == 0 ? state.pointee.stackLimit : .always
    }

    // MARK: - Receiving

    /// Records that the running factories, and the innermost incomplete instance, have received an incomplete one.
    private func noteReceived(from outermost: Int) {
        let innermost = state.pointee.completing.count - 1
        if outermost < state.pointee.completing[innermost].outermost {
            state.pointee.completing[innermost].outermost = outermost
        }
        state.pointee.stack.mark(from: state.pointee.completing[innermost].depth)
    }

    /// Records that the incomplete instance of a slot was received.
    func noteIncompleteInstance(of slot: InstanceSlot) {
        // Another thread's instance is not completed by this one.
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
        guard isCompletingInstance else { return nil }
        let graph = state.pointee.graph
        guard let (place, instance) = unpublished({ $0.isOf(owner, in: graph) }) else { return nil }
        switch place {
        case .local(let hidden): return state.pointee.localGraph.instance(hidden, of: Service.self)
        case .slot(let slot):
            if let instance { return instance.of(Service.self).value }
            guard case .take(let instance) = SynchronousInstances.ask(slot, by: thread) else { return nil }
            return instance.of(Service.self).value
        }
    }

    // MARK: - Object graphs

    /// Commits an instance without a slot to the object graph, and begins to complete it.
    ///
    /// - Parameter instance: The instance; replaced by the one that the graph has.
    /// - Returns: Whether the given instance was committed. If so, end it.
    func beginCompleting<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool {
        state.pointee.stack.noteSharedInstance()
        state.pointee.hasGraph = true
        if let existing: Service = self.instance(of: owner) ?? receiveIncompleteInstance(of: owner) {
            instance = existing
            return false
        }
        guard let graph = state.pointee.graph else {
            beginCompleting(at: .local(state.pointee.localGraph.addHidden(instance, of: owner)))
            return true
        }
        guard commitToSlot(&instance, of: owner, in: graph) != nil else { return false }
        beginCompleting(in: .graph(graph, owner))
        return true
    }

    /// Publishes an instance that was committed to the object graph without a slot, and is completed.
    func endCompleting<Service>(_ instance: Service, of owner: SerialNumber) throws(Refusal) {
        let place = state.pointee.completing[state.pointee.completing.count - 1].place
        switch place {
        case .local(let hidden):
            if isPublishedLater { return publishLater(Publication(hidden)) }
            try publishTogether { state.pointee.localGraph.show(hidden) }
        case .slot(let slot):
            if isPublishedLater { return publishLater(publication(of: Shared(instance), in: slot, owner)) }
            try publishTogether { setInstance(Shared(instance), of: owner) }
        }
    }

    /// Commits an instance that has no completions, and holds one that is not published.
    ///
    /// - Returns: Whether the given instance was committed.
    private func commitHolder<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool {
        guard let graph = state.pointee.graph else {
            add(Publication(state.pointee.localGraph.addHidden(instance, of: owner)))
            return true
        }
        guard let shared = commitToSlot(&instance, of: owner, in: graph) else { return false }
        add(publication(of: shared, in: .graph(graph, owner), owner))
        return true
    }

    /// Whether the object graph has an instance that is not published, or must hide the one that is made now.
    var mayHide: Bool { isCompletingInstance && (state.pointee.publicationCount != 0 || isHolder) }

    /// Commits an instance without completions, if the object graph has one that is not published, or must hide this one.
    ///
    /// - Parameter instance: The instance; replaced by the one that the graph has.
    /// - Returns: Whether the given instance was committed; `nil` if it was not, and the graph has none.
    func commitHidden<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool? {
        if let existing: Service = receiveIncompleteInstance(of: owner) {
            instance = existing
            return false
        }
        return isHolder ? commitHolder(&instance, of: owner) : nil
    }

    private func publication(
        of instance: AnyShared,
        in slot: InstanceSlot,
        _ owner: SerialNumber
    ) -> Publication {
        guard case .graph(let graph, _) = slot else { preconditionFailure("The slot is that of a graph") }
        return Publication(slot: slot, instance: instance) { graph.setInstance(instance, for: owner) }
    }

    /// Commits an instance to a slot of an object graph that other threads see.
    ///
    /// - Parameter instance: The instance; replaced by that of another thread.
    /// - Returns: The instance, if it was committed.
    private func commitToSlot<Service>(
        _ instance: inout Service,
        of owner: SerialNumber,
        in graph: GraphIdentifier
    ) -> Shared<Service>? {
        let slot = InstanceSlot.graph(graph, owner)
        let shared = Shared(instance, isContended: true)
        var hasSlot = false
        while true {
            if !hasSlot { hasSlot = SynchronousInstances.commit(shared, to: slot, by: thread) }
            // Another maker may have published an instance, and left the slot.
            let existing: Shared<Service>? = graph.instance(for: owner)
            if let existing {
                if hasSlot { SynchronousInstances.finish(slot, by: thread) }
                instance = existing.value
                return nil
            }
            if hasSlot { return shared }
            // Another thread is completing its instance. If it fails, this one counts.
            switch SynchronousInstances.ask(slot, by: thread) {
            case .take(let committed):
                instance = committed.of(Service.self).value
                return nil
            case .make, .makeAgain, .askAgain: continue
            }
        }
    }

    /// Gives slots to the hidden instances of the local graph, which is being published.
    func moveHiddenInstances(of local: borrowing LocalGraph, to graph: GraphIdentifier) {
        for index in state.pointee.completing.indices {
            if case .local(let hidden) = state.pointee.completing[index].place {
                let (slot, _) = move(hidden, of: local, to: graph)
                state.pointee.completing[index].place = .slot(slot)
            }
            for number in state.pointee.completing[index].publications.indices {
                let place = state.pointee.completing[index].publications[number].place
                guard case .local(let hidden) = place else { continue }
                let (slot, instance) = move(hidden, of: local, to: graph)
                state.pointee.completing[index].publications[number] =
                    publication(of: instance, in: slot, hidden.owner)
            }
        }
    }

    private func move(
        _ hidden: LocalGraph.HiddenInstance,
        of local: borrowing LocalGraph,
        to graph: GraphIdentifier
    ) -> (InstanceSlot, AnyShared) {
        let (slot, instance) = (InstanceSlot.graph(graph, hidden.owner), local.shared(hidden))
        // No other thread knows the graph yet, so the slot is free.
        _ = SynchronousInstances.commit(instance, to: slot, by: thread)
        return (slot, instance)
    }
}
