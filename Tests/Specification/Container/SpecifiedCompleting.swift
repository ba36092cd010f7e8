/// An instance whose completions run.
///
/// Circular dependencies: "If a completion fails, nothing of its cycle is kept: an instance that it resolved, and that holds
/// the instance being completed, is dropped with that instance, from its scope and from the object graph."
final class SpecifiedCompleting {
    let cache: SpecifiedCache

    /// The number of frames up to that of the instance.
    let depth: Int

    /// The place of the outermost incomplete instance that this one may hold, or its own.
    var outermost: Int

    /// The completed instances that hold this one, or one further out.
    var left: [SpecifiedPublication] = []

    init(_ cache: SpecifiedCache, depth: Int, outermost: Int) {
        (self.cache, self.depth, self.outermost) = (cache, depth, outermost)
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
    /// Completes the instance of the innermost frame.
    func completing(_ publication: SpecifiedPublication, _ body: () throws -> Void) throws {
        let place = completings.count
        // What has received an incomplete instance holds the innermost one, or one further out.
        let completing = SpecifiedCompleting(
            publication.cache,
            depth: frames.count,
            outermost: frames[frames.count - 1].isHolder ? place - 1 : place
        )
        publication.cache.incomplete = publication.instance
        completings.append(completing)
        do {
            try body()
            if completing.outermost == place || fault == .holdersStay {
                let all = completing.left + [publication]
                for publication in all { try publication.noteOpen() }
                for publication in all { publication.cache.instance = publication.instance }
                end(completing)
            } else {
                completings.removeLast()
                completings[place - 1].left += completing.left + [publication]
                noteReceived(completing.outermost)
            }
        } catch {
            // Errors: "Nothing half made is kept. The next ask tries again."
            end(completing)
            throw error
        }
    }

    private func end(_ completing: SpecifiedCompleting) {
        completings.removeLast()
        completing.cache.incomplete = nil
        for publication in completing.left { publication.cache.incomplete = nil }
    }

    /// Notes that the factories that run have received the incomplete instance of a cache.
    func noteReceived(_ cache: SpecifiedCache) {
        for (place, completing) in completings.enumerated().reversed() {
            if completing.cache === cache { return noteReceived(place) }
            if completing.left.contains(where: { $0.cache === cache }) {
                return noteReceived(completing.outermost)
            }
        }
    }

    private func noteReceived(_ outermost: Int) {
        let innermost = completings[completings.count - 1]
        innermost.outermost = min(innermost.outermost, outermost)
        for place in innermost.depth..<max(innermost.depth, frames.count) { frames[place].isHolder = true }
    }
}

extension SpecifiedContainer {
    /// The instance of a place while its completions run; all requests for the place receive it.
    func receiveIncomplete(_ cache: SpecifiedCache) -> (any Instance)? {
        guard let incomplete = cache.incomplete else { return nil }
        thread.noteReceived(cache)
        return incomplete
    }
}
