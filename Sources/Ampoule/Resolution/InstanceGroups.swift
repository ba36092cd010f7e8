import Synchronization

/// A completed instance, which may be published with others.
protocol GroupedPublication: Sendable {
    associatedtype Maker: Hashable & Sendable
    associatedtype Waiter: Hashable & Sendable

    var slot: InstanceSlot { get }
    var maker: Maker { get }

    /// The waiter of the request that made the instance.
    var waiter: Waiter { get }

    /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
    var note: @Sendable () throws(Refusal) -> Void { get }
    var publish: @Sendable () -> Void { get }

    /// Wakes a waiter after the instance was published.
    func wakeAfterPublishing(_ waiter: Waiter)

    /// Wakes a waiter after the instance was dropped.
    static func wakeAfterDropping(_ waiter: Waiter)
}

/// An ``InstanceTable`` with what publishes its pending instances: those of a cycle together, or none of them if a completion
/// fails.
///
/// An instance that holds an incomplete one is *pending* until all completions of the cycle have run. The last of the makers
/// publishes the group. See `InstanceTable+Holders.swift` for what an instance holds.
struct InstanceGroups<Publication: GroupedPublication>: Sendable {
    typealias Maker = Publication.Maker
    typealias Waiter = Publication.Waiter
    typealias Table = InstanceTable<InstanceSlot, Maker, Waiter, AnyShared>

    var table = Table()

    /// The pending instances, by their makers, with their places in the order of completion.
    private var publications: [Maker: (publication: Publication, place: Int)] = [:]

    private var completedCount = 0

    /// The next step of a maker whose instance is completed; see ``InstanceTable/Completion``.
    enum Completion {
        case publish([Publication])
        case take, wait, drop
    }

    /// Records a pending instance.
    mutating func add(_ publication: Publication) {
        completedCount += 1
        publications[publication.maker] = (publication, completedCount)
    }

    /// Records that an instance is completed, and decides when it is published.
    mutating func complete(
        _ publication: Publication,
        inside makers: some Collection<Maker>,
        _ receivers: Table.Receivers
    ) -> (completion: Completion, releases: [Table.Release]) {
        add(publication)
        let (completion, releases) = table.complete(
            publication.slot,
            by: publication.maker,
            inside: makers,
            as: publication.waiter,
            receivers: receivers
        )
        switch completion {
        case .publish(let group): return (.publish(take(group)), releases)
        case .take: return (.take, releases)
        case .wait: return (.wait, releases)
        case .drop: return (.drop, releases)
        }
    }

    /// The publications of a group, in the order in which they were completed.
    private mutating func take(_ group: [(maker: Maker, slot: InstanceSlot)]) -> [Publication] {
        group.compactMap { publications.removeValue(forKey: $0.maker) }
            .sorted { $0.place < $1.place }.map(\.publication)
    }

    // MARK: - Ending

    /// The end of a making.
    struct Ended {
        let maker: Maker
        let waiting: [Waiter]

        /// The released instance and publication, whose deinitializers are user code: they run outside of the lock.
        fileprivate let released: (AnyShared?, Publication?)
    }

    /// Ends the making of a slot whose instance is not published, and of the pending instances that hold it.
    mutating func fail(_ slot: InstanceSlot, by maker: Maker) -> [Ended] {
        table.fail(slot, by: maker).map { ended in
            let publication = publications.removeValue(forKey: ended.maker)?.publication
            return Ended(maker: ended.maker, waiting: ended.waiting, released: (ended.instance, publication))
        }
    }

    /// Ends the makings of a published group.
    ///
    /// - Returns: The waiters to wake, and a group that only waited for this one.
    private mutating func finish(
        _ group: [Publication]
    ) -> (finished: [(Publication, [Waiter], AnyShared?)], next: [Publication]) {
        let finished = group.map { publication in
            let (waiting, instance) = table.finish(publication.slot, by: publication.maker)
            return (publication, waiting, instance)
        }
        return (finished, nextGroup())
    }

    /// A group that only waited for instances that have been published.
    mutating func nextGroup() -> [Publication] {
        take(table.nextGroup())
    }

    /// Publishes a group, and then those that only waited for it.
    ///
    /// - Parameters:
    ///   - group: The group.
    ///   - maker: The maker whose slot the caller ends if an error is thrown.
    ///   - groups: The groups.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. Nothing of the group is published then.
    static func publish(
        _ group: [Publication],
        with maker: Maker,
        in groups: borrowing Mutex<Self>
    ) throws(Refusal) {
        do throws(Refusal) {
            for publication in group { try publication.note() }
        } catch {
            for publication in group where publication.maker != maker { drop(publication, in: groups) }
            throw error
        }
        publishNoted(group, in: groups)
    }

    /// Publishes a group that only waited for others, and those that waited for it.
    static func publish(waiting group: [Publication], in groups: borrowing Mutex<Self>) {
        guard !group.isEmpty else { return }
        do throws(Refusal) {
            for publication in group { try publication.note() }
        } catch {
            for publication in group { drop(publication, in: groups) }
            return publish(waiting: groups.withLock { $0.nextGroup() }, in: groups)
        }
        publishNoted(group, in: groups)
    }

    private static func publishNoted(_ group: [Publication], in groups: borrowing Mutex<Self>) {
        for publication in group { publication.publish() }
        let (finished, next) = groups.withLock { $0.finish(group) }
        for (publication, waiting, _) in finished {
            for waiter in waiting { publication.wakeAfterPublishing(waiter) }
        }
        publish(waiting: next, in: groups)
    }

    private static func drop(_ publication: Publication, in groups: borrowing Mutex<Self>) {
        for ended in groups.withLock({ $0.fail(publication.slot, by: publication.maker) }) {
            for waiter in ended.waiting { Publication.wakeAfterDropping(waiter) }
        }
    }
}
