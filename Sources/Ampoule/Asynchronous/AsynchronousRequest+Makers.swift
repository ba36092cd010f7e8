/// The frames around a request as makers of the ``InstanceTable``.
extension AsynchronousRequest: MakingAsker {
    var makers: [Makings.Maker] { caller?.makers ?? [] }

    var receivers: Makings.Table.Receivers {
        var receivers = Makings.Table.Receivers()
        guard let caller else { return receivers }
        for frame in caller.waitingLineage {
            guard let maker = frame.maker else { continue }
            if let slot = frame.completingSlot {
                receivers.completing = Makings.Table.Receivers.Completing(maker: maker, slot: slot)
                break
            }
            receivers.making.append(maker)
        }
        return receivers
    }

    /// Asks for the instance of a slot, and waits while another maker makes it.
    ///
    /// - Returns: The answer; `nil` if the maker makes an instance.
    nonisolated(nonsending) func ask(_ slot: InstanceSlot, as maker: Makings.Maker) async -> Waiter.Answer? {
        switch Makings.ask(slot, as: maker, inside: self) {
        case .make, .makeAgain: nil
        case .take(let instance): .take(instance)
        case .wait(let waiter): await Makings.suspend(waiter, waitingFor: slot)
        }
    }

    /// Publishes a completed instance with those that it holds, and waits for them.
    ///
    /// - Returns: ``Waiter/Answer/take(_:)`` if the request receives the instance, ``Waiter/Answer/askAgain`` if it was dropped,
    ///   with a cycle of which a completion has failed, or ``Waiter/Answer/stop`` if the task was cancelled while it waited.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    nonisolated(nonsending) func publish(
        _ publication: Makings.Publication
    ) async throws(Refusal) -> Waiter.Answer {
        switch try Makings.complete(publication, inside: self) {
        case .take: .take(publication.instance)
        case .wait(let waiter): await Makings.suspend(waiter, waitingFor: publication.slot)
        case .drop: .askAgain
        }
    }
}
