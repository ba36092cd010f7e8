/// The instances of an object graph whose completions run, or that hold such an instance.
///
/// One that only this thread sees has no slot. It is hidden in the local graph, and gets a slot if the graph is published.
extension ResolutionContext {
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
        beginCompleting(at: .slot(.graph(graph, owner)))
        return true
    }

    /// Publishes an instance that was committed to the object graph without a slot, and is completed.
    ///
    /// - Returns: Whether the request receives the instance. If not, it was dropped, with a cycle of which a completion has failed.
    func endCompleting<Service>(_ instance: Service, of owner: SerialNumber) throws(Refusal) -> Bool {
        let isWithOtherThreads = !isPublishedLater && hasReceivedWhileCompleting
        // Gives slots to the instances of the object graph.
        if isWithOtherThreads { _ = identifier }
        let place = state.pointee.completing[state.pointee.completing.count - 1].place
        if isPublishedLater || isWithOtherThreads {
            let publication =
                switch place {
                case .local(let hidden): Publication(hidden)
                case .slot(let slot): self.publication(of: Shared(instance), in: slot, owner)
                }
            if isWithOtherThreads { return try publishWithOtherThreads(publication) }
            publishLater(publication)
            return true
        }
        do throws(Refusal) {
            try publishTogether {
                switch place {
                case .local(let hidden): state.pointee.localGraph.show(hidden)
                case .slot: setInstance(Shared(instance), of: owner)
                }
            }
        } catch {
            failCompleting()
            throw error
        }
        return true
    }

    /// Commits an instance that has no completions, and holds one that is not published.
    ///
    /// - Returns: Whether the given instance was committed.
    private func commitHolder<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool {
        leaveReceipts(to: state.pointee.completing[state.pointee.completing.count - 1])
        guard let graph = state.pointee.graph else {
            add(Publication(state.pointee.localGraph.addHidden(instance, of: owner)))
            return true
        }
        guard let shared = commitToSlot(&instance, of: owner, in: graph) else { return false }
        add(publication(of: shared, in: .graph(graph, owner), owner))
        return true
    }

    /// Whether the object graph has an instance that is not published, or must hide the one that is made now.
    var mayHide: Bool {
        isCompletingInstance && (state.pointee.publicationCount != 0 || isHolder)
            || !state.pointee.receipts.isEmpty
    }

    /// Commits an instance without completions, if the object graph has one that is not published, or must hide this one.
    ///
    /// - Parameter instance: The instance; replaced by the one that the graph has.
    /// - Returns: Whether the given instance was committed; `nil` if it was not, and the graph has none.
    func commitHidden<Service>(_ instance: inout Service, of owner: SerialNumber) -> Bool? {
        if let existing: Service = receiveIncompleteInstance(of: owner) {
            instance = existing
            return false
        }
        if isHolder { return commitHolder(&instance, of: owner) }
        return isInnermostReceiver ? commitReceiver(&instance, of: owner) : nil
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
    func commitToSlot<Service>(
        _ instance: inout Service,
        of owner: SerialNumber,
        in graph: GraphIdentifier
    ) -> Shared<Service>? {
        let slot = InstanceSlot.graph(graph, owner)
        let shared = Shared(instance, isContended: true)
        var hasSlot = false
        let other = commit(shared, to: slot, hasSlot: &hasSlot) {
            graph.instance(for: owner) as Shared<Service>?
        } ask: {
            SynchronousInstances.ask(slot, by: thread)
        }
        guard let other else { return shared }
        if hasSlot { SynchronousInstances.fail(slot, by: thread) }
        instance = other.of(Service.self).value
        return nil
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

    /// Drops the hidden instances of the local graph, which ends before the incomplete instances that they hold are completed.
    ///
    /// No later request continues that graph, so nothing has to find them.
    func dropHiddenInstances() {
        guard state.pointee.publicationCount != 0 else { return }
        for index in state.pointee.completing.indices {
            let count = state.pointee.completing[index].publications.count
            state.pointee.completing[index].publications.removeAll { $0.place.isHidden }
            changePublicationCount(by: state.pointee.completing[index].publications.count - count)
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
