/// The running factories of the thread as makers of the ``InstanceTable``.
///
/// The factory of an instance with a slot is a maker from the beginning. Any other one becomes a maker when it receives an
/// instance that is incomplete: its own instance then holds that one, and is published with it or dropped with it. So one of
/// an object graph that only this thread sees gets a slot afterwards.
extension ResolutionContext {
    /// The makers around a request inside of a number of frames; those factories that may receive the instance are makers from now
    /// on.
    private func surroundings(at depth: Int) -> Makings.Table.Surroundings {
        let completing = state.completing.last { $0.depth <= depth }
        let makers = state.stack.makers(upTo: depth, receivingFrom: completing?.depth ?? 0)
        return Makings.Table.Surroundings(makers: makers, completing: completing?.maker)
    }

    /// Whether the instances of the object graph need slots: completions run, or an incomplete instance was received.
    ///
    /// It is then an instance that another one may hold before it is completed, or one that holds another one.
    var mayHold: Bool { state.hasReceived || !state.completing.isEmpty }

    // MARK: - Completing

    /// Records that the instance of the running factory is committed to a slot, and that its completions begin.
    func beginCompleting(in slot: InstanceSlot, by maker: Makings.Maker) {
        state.completing.append((depth, .init(maker: maker, slot: slot)))
    }

    // MARK: - Asking

    /// Asks for the instance of a slot, and blocks the thread while another maker makes it.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker.
    ///   - wait: The wait that may begin, if it is observed.
    /// - Returns: The answer; `nil` if the maker makes an instance.
    func ask(_ slot: InstanceSlot, as maker: Makings.Maker, _ wait: RunningSpan? = nil) -> Waiter.Answer? {
        let answer: Waiter.Answer
        switch Makings.ask(slot, as: maker, inside: surroundings(at: depth)) {
        case .make, .makeAgain: return nil
        case .take(let instance): answer = .take(instance)
        case .wait(let waiter): answer = waiter.block()
        }
        if depth > 0, case .take = answer {
            state.hasReceived = true
            state.hasGraph = true
        }
        wait?.notify(.didWait)
        return answer
    }

    // MARK: - Committing

    /// Commits an instance to a slot, or receives the one that counts instead.
    ///
    /// - Parameters:
    ///   - made: The instance.
    ///   - slot: The slot.
    ///   - maker: The maker.
    ///   - wait: A wait for the instance of another maker, if it is observed.
    ///   - published: Returns the published instance.
    /// - Returns: The instance of another maker, published or incomplete; `nil` if the given one was committed, and whether
    ///   its maker holds no other instance.
    func commit(
        _ made: Shared,
        to slot: InstanceSlot,
        by maker: Makings.Maker,
        _ wait: @autoclosure () -> RunningSpan? = nil,
        published: () -> Shared?
    ) -> (other: Shared?, isAlone: Bool) {
        while true {
            switch Makings.commit(made, to: slot, by: maker, published: published) {
            case .superseded(let other): return (other, false)
            case .committed(let isAlone): return (nil, isAlone)
            case .rejected: break
            }
            // Another maker is completing its instance. If that is dropped, this one counts.
            if case .take(let other) = ask(slot, as: maker, wait()) { return (other, false) }
        }
    }

    /// Publishes a completed instance with those that it holds, and waits for them.
    ///
    /// - Returns: Whether the request receives the instance. If not, it was dropped, with a cycle of which a completion has failed.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    func publish(_ publication: Makings.Publication) throws(Refusal) -> Bool {
        switch try Makings.complete(publication, inside: surroundings(at: depth - 1)) {
        case .publish, .take: return true
        case .drop: return false
        case .wait:
            if case .take = publication.waiter.block() { return true }
            return false
        }
    }

    /// Commits an instance without a slot, whose factory has received an incomplete one, to the object graph.
    ///
    /// - Returns: The instance that counts. The given one does, too, if it is dropped: what receives it is dropped with it.
    func commitReceiver(_ made: Shared, of owner: SerialNumber) -> Shared {
        let (graph, maker) = (identifier, innermostMaker)
        state.stack.noteSharedInstance()
        let slot = InstanceSlot.graph(graph, owner)
        defer { settle() }
        let (other, _) = commit(made, to: slot, by: maker) {
            graph.instance(for: owner, as: made.type)
        }
        if let other {
            Makings.end(slot, by: maker, .askAgain)
            return other
        }
        let publication = Makings.Publication(slot: slot, maker: maker, instance: made, isSameForAll: true) {
            () throws(Refusal) in
        } publish: {
            graph.setInstance(made, for: owner)
        }
        // An error is that of another instance of the group, which is dropped then.
        if (try? publish(publication)) == nil { Makings.end(slot, by: maker, .askAgain) }
        return made
    }

    /// The running factory as a maker, which it is from now on.
    func beginMaking() -> Makings.Maker {
        state.stack.makers(upTo: depth, receivingFrom: depth - 1)[0]
    }

    /// The maker of the innermost frame; none if the factory there is none.
    var innermostMaker: Makings.Maker { state.stack.innermostMaker }

    /// Records that the maker of the innermost frame has ended, or is that of a pending instance.
    func settle() {
        state.stack.innermostMaker = .none
    }
}
