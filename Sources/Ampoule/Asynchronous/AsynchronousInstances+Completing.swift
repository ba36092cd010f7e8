/// Publishes asynchronous instances: those of a cycle together, or none of them if a completion fails.
///
/// An instance that holds an incomplete one is *pending* until all completions of the cycle have run. The last of the tasks
/// publishes the group. See `InstanceTable+Holders.swift` for what an instance holds.
extension AsynchronousInstances {
    struct State: Sendable {
        var table = Table()

        /// The pending instances, by their makers.
        private var publications: [AsynchronousMaker: Publication] = [:]

        /// The number of instances that were completed, for the order in a group.
        private var completedCount = 0

        /// The next step of a maker whose instance is completed.
        enum Completion {
            case publish([Publication])
            case take, wait, drop
        }

        mutating func complete(
            _ publication: Publication,
            inside makers: [AsynchronousMaker],
            _ receivers: Table.Receivers
        ) -> (Completion, [Table.Release]) {
            let (completion, releases) = table.complete(
                publication.slot,
                by: publication.maker,
                inside: makers,
                as: publication.waiter,
                receivers: receivers
            )
            completedCount += 1
            var publication = publication
            publication.place = completedCount
            publications[publication.maker] = publication
            switch completion {
            case .publish(let group): return (.publish(take(group)), releases)
            case .take: return (.take, releases)
            case .wait: return (.wait, releases)
            case .drop: return (.drop, releases)
            }
        }

        mutating func fail(
            _ slot: InstanceSlot,
            by maker: AsynchronousMaker
        ) -> [(maker: AsynchronousMaker, waiting: [Waiter], released: (AnyShared?, Publication?))] {
            table.fail(slot, by: maker).map { ended in
                let publication = publications.removeValue(forKey: ended.maker)
                return (ended.maker, ended.waiting, (ended.instance, publication))
            }
        }

        mutating func nextGroup() -> [Publication] {
            take(table.nextGroup())
        }

        /// The publications of a group, in the order in which they were completed.
        private mutating func take(
            _ group: [(maker: AsynchronousMaker, slot: InstanceSlot)]
        ) -> [Publication] {
            group.compactMap { publications.removeValue(forKey: $0.maker) }.sorted { $0.place < $1.place }
        }
    }

    /// Ends making the instance of a slot without publishing it, and wakes the waiting tasks with an answer.
    ///
    /// Pending instances that hold the one of the slot are dropped.
    static func end(_ slot: InstanceSlot, by maker: AsynchronousMaker, _ answer: Answer) {
        let ended = state.withLock { $0.fail(slot, by: maker) }
        for (other, waiting, _) in ended {
            for waiter in waiting { waiter.wake(with: other == maker ? answer : .askAgain) }
        }
    }

    /// A completed instance, which may be published with others.
    struct Publication: Sendable {
        let slot: InstanceSlot
        let maker: AsynchronousMaker
        let instance: AnyShared

        /// Whether every request gets the instance, so that waiting tasks need not look for it.
        let isSameForAll: Bool

        /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
        let note: @Sendable () throws(Refusal) -> Void
        let publish: @Sendable () -> Void

        /// The task that made the instance.
        fileprivate let waiter = Waiter()
        fileprivate var place = 0

        init(
            _ instance: AnyShared,
            of slot: InstanceSlot,
            by maker: AsynchronousMaker,
            isSameForAll: Bool,
            note: @escaping @Sendable () throws(Refusal) -> Void,
            publish: @escaping @Sendable () -> Void
        ) {
            (self.slot, self.maker, self.instance) = (slot, maker, instance)
            self.isSameForAll = isSameForAll
            self.note = note
            self.publish = publish
        }
    }

    /// Publishes a completed instance, with those that hold it, or waits until other completions have run.
    ///
    /// - Returns: ``Answer/take(_:)`` with the instance, which is published, or belongs to a cycle with the request;
    ///   ``Answer/askAgain`` if it was dropped; ``Answer/stop`` if the task was cancelled while it waited.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    nonisolated(nonsending) static func complete(
        _ publication: Publication,
        inside caller: AsynchronousFrame?
    ) async throws(Refusal) -> Answer {
        let makers = caller?.makers ?? []
        let (completion, releases) = state.withLock {
            $0.complete(publication, inside: makers, receivers(caller))
        }
        wake(releases)
        switch completion {
        case .publish(let group):
            try publish(group, with: publication.maker)
            return .take(publication.instance)
        case .take: return .take(publication.instance)
        case .wait: return await wait(publication.waiter, for: publication.slot)
        case .drop:
            end(publication.slot, by: publication.maker, .askAgain)
            return .askAgain
        }
    }

    /// Publishes a group, and then those that only held its instances.
    private static func publish(_ group: [Publication], with maker: AsynchronousMaker) throws(Refusal) {
        do throws(Refusal) {
            for publication in group { try publication.note() }
        } catch {
            for publication in group where publication.maker != maker {
                end(publication.slot, by: publication.maker, .askAgain)
            }
            throw error
        }
        for publication in group { publication.publish() }
        var next = finish(group)
        while !next.isEmpty {
            let isNoted = (try? next.forEach { try $0.note() }) != nil
            if isNoted { next.forEach { $0.publish() } }
            if !isNoted { next.forEach { end($0.slot, by: $0.maker, .askAgain) } }
            next = finish(isNoted ? next : [])
        }
    }

    /// Wakes the tasks that wait for the published instances of a group.
    ///
    /// - Returns: The next group to publish.
    private static func finish(_ group: [Publication]) -> [Publication] {
        let (finished, next) = state.withLock { state in
            let finished = group.map { ($0, state.table.finish($0.slot, by: $0.maker)) }
            return (finished, state.nextGroup())
        }
        for (publication, (waiting, _)) in finished {
            for waiter in waiting {
                let isSame = publication.isSameForAll || waiter == publication.waiter
                waiter.wake(with: isSame ? .take(publication.instance) : .askAgain)
            }
        }
        return next
    }
}
