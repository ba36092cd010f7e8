/// The shared instances that the slow path is making on the thread, for cycles through completions.
///
/// A completion may resolve an instance that holds the one being completed. No other thread may receive that holder
/// before the completion has ended, and no caller may if the completion fails. So the holder is published with the outermost
/// incomplete instance that it holds, or dropped with it. As in Tarjan's algorithm for strongly connected components, a
/// making notes the outermost making whose instance it has received, and passes that on to the making that asked.
///
/// Until then the slot of the holder stays reserved: other threads wait for it, and the own thread receives it.
extension ResolutionContext {
    /// The making of a slot's instance.
    struct Making {
        fileprivate let slot: InstanceSlot

        /// The place of the outermost making whose incomplete instance this one may hold.
        fileprivate var outermost: Int

        /// The completed instances to publish with this one.
        fileprivate var publications: [Publication] = []

        /// Whether the instance is committed, and its completions run.
        fileprivate var isCompleting = false
    }

    /// A completed instance that is published later.
    struct Publication {
        let slot: InstanceSlot
        let instance: AnyShared

        /// Notes the instance if the container has to close it; throws if the container was closed meanwhile.
        let note: () throws(Refusal) -> Void
        let publish: () -> Void
    }

    /// Whether the completions of an instance run, which other instances may therefore hold incomplete.
    var isCompletingInstance: Bool { state.pointee.completingCount != 0 }

    /// Begins to make the instance of a slot.
    ///
    /// - Returns: The place of the making, for ``endMaking(_:)``.
    func beginMaking(of slot: InstanceSlot) -> Int {
        let place = state.pointee.makings.count
        state.pointee.makings.append(Making(slot: slot, outermost: place))
        return place
    }

    /// Records that the instance of the innermost making is committed.
    func beginCompleting() {
        state.pointee.makings[state.pointee.makings.count - 1].isCompleting = true
        state.pointee.completingCount += 1
    }

    /// Records that the innermost making has received the incomplete instance of a slot.
    func noteIncompleteInstance(of slot: InstanceSlot) {
        let innermost = state.pointee.makings.count - 1
        guard innermost >= 0 else { return }
        // Another thread's instance is in no making of this one.
        let outermost = state.pointee.makings.indices.reversed().lazy.compactMap { place -> Int? in
            let making = state.pointee.makings[place]
            if making.slot == slot, making.isCompleting { return place }
            return making.publications.contains { $0.slot == slot } ? making.outermost : nil
        }.first
        guard let outermost else { return }
        lower(outermost, at: innermost)
    }

    /// Whether the innermost making holds an incomplete instance of another one, so that it is published with that.
    var isPublishedLater: Bool {
        let innermost = state.pointee.makings.count - 1
        return state.pointee.makings[innermost].outermost < innermost
    }

    /// Leaves the completed instance of the innermost making to the making around it, with those that were left to it.
    func publishLater(_ publication: Publication) {
        passOn()
        state.pointee.publicationCount += 1
        state.pointee.makings[state.pointee.makings.count - 2].publications.append(publication)
    }

    /// Leaves what the innermost making should publish to the making around it, because its own instance doesn't count.
    ///
    /// Without a making around it, nothing is left: what was left to it then holds no incomplete instance of another one.
    func passOn() {
        let innermost = state.pointee.makings.count - 1
        guard isPublishedLater else { return }
        let passed = exchange(&state.pointee.makings[innermost].publications, with: [])
        state.pointee.makings[innermost - 1].publications += passed
        lower(state.pointee.makings[innermost].outermost, at: innermost - 1)
    }

    /// The instances to publish with that of the innermost making.
    var publications: [Publication] {
        state.pointee.makings[state.pointee.makings.count - 1].publications
    }

    /// Whether the instance of a slot is completed, and published later.
    func willPublish(_ slot: InstanceSlot) -> Bool {
        guard state.pointee.publicationCount != 0 else { return false }
        return state.pointee.makings.contains { making in
            making.publications.contains { $0.slot == slot }
        }
    }

    /// The completed instance of a slot that is published later; the innermost making receives it.
    func receiveInstanceToPublish<Service>(of slot: InstanceSlot) -> Shared<Service>? {
        let publications = state.pointee.makings.lazy.flatMap(\.publications)
        guard let publication = publications.first(where: { $0.slot == slot }) else { return nil }
        noteIncompleteInstance(of: slot)
        return publication.instance.of(Service.self)
    }

    /// Ends a making and those inside it, and finishes the slots of what was left to it, published or not.
    func endMaking(_ place: Int) {
        var left: [Publication] = []
        while state.pointee.makings.count > place {
            let ended = state.pointee.makings.removeLast()
            if ended.isCompleting { state.pointee.completingCount -= 1 }
            left += ended.publications
        }
        state.pointee.publicationCount -= left.count
        for publication in left { SynchronousInstances.finish(publication.slot, by: thread) }
    }

    private func lower(_ outermost: Int, at place: Int) {
        state.pointee.makings[place].outermost = min(state.pointee.makings[place].outermost, outermost)
    }
}
