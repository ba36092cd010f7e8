/// The making of a shared instance.
///
/// Circular dependencies: "If a completion fails, nothing of its cycle is kept: a shared instance that it resolved, and that
/// holds the instance being completed, is dropped with that instance."
final class SpecifiedMaking {
    let cache: SpecifiedCache

    /// The place of the outermost making whose incomplete instance this one has received, or its own.
    var outermost: Int

    /// Whether the instance is made, and its completions run.
    var isCompleting = false

    /// The completed instances that hold this one, or one further out.
    var left: [SpecifiedPublication] = []

    init(_ cache: SpecifiedCache, at place: Int) {
        self.cache = cache
        self.outermost = place
    }
}

/// A completed instance that is shared when no instance that it holds is incomplete any more.
struct SpecifiedPublication {
    let cache: SpecifiedCache
    let instance: any Instance
    let noteOpen: () throws -> Void

    init(_ cache: SpecifiedCache, _ instance: any Instance, noteOpen: @escaping () throws -> Void) {
        (self.cache, self.instance, self.noteOpen) = (cache, instance, noteOpen)
    }
}

extension SpecifiedThread {
    /// Makes a shared instance, and forgets what was left to the making.
    func making(
        _ cache: SpecifiedCache,
        _ body: (SpecifiedMaking) throws -> any Instance
    ) throws -> any Instance {
        let making = SpecifiedMaking(cache, at: makings.count)
        makings.append(making)
        defer {
            makings.removeLast()
            if making.isCompleting, !isLeft(cache) { cache.incomplete = nil }
            for publication in making.left { publication.cache.incomplete = nil }
        }
        do {
            return try body(making)
        } catch {
            if !making.left.isEmpty { (showsHolders, hasFailedToComplete) = (true, true) }
            throw error
        }
    }

    /// Notes that the innermost making has received the incomplete instance of a cache.
    func noteReceived(_ cache: SpecifiedCache) {
        guard let receiver = makings.last else { return }
        for (place, making) in makings.enumerated().reversed() {
            if making.cache === cache, making.isCompleting {
                receiver.outermost = min(receiver.outermost, place)
                return
            }
            if making.left.contains(where: { $0.cache === cache }) {
                receiver.outermost = min(receiver.outermost, making.outermost)
                return
            }
        }
    }

    /// Shares a completed instance with those that hold it, or leaves it to the making around.
    func publish(_ publication: SpecifiedPublication, of making: SpecifiedMaking) throws {
        guard making.outermost == makings.count - 1 || fault == .holdersStay else {
            leaveToOuter(making)
            makings[makings.count - 2].left.append(publication)
            if publication.cache.isWeak { showsHolders = true }
            return
        }
        let all = making.left + [publication]
        for publication in all { try publication.noteOpen() }
        for publication in all { publication.cache.instance = publication.instance }
    }

    /// Leaves what was left to the innermost making to the one around it, if that has to wait.
    func leaveToOuter(_ making: SpecifiedMaking) {
        let place = makings.count - 1
        guard making.outermost < place else { return }
        makings[place - 1].left += making.left
        makings[place - 1].outermost = min(makings[place - 1].outermost, making.outermost)
        making.left = []
    }

    private func isLeft(_ cache: SpecifiedCache) -> Bool {
        makings.contains { $0.left.contains { $0.cache === cache } }
    }
}
