import Ampoule

/// The events of one worker, which nobody else reads before the end of the round.
///
/// Unlocked, so that the workers order nothing that the container has to order. A worker that starts others gives each a
/// diary of its own, and joins them when those have ended.
final class LoadDiary: @unchecked Sendable {
    /// An instance was handed out.
    struct Handout: Sendable {
        let service: LoadService
        let record: PartRecord
        let view: LoadView
        let begin: LoadTime
        let end: LoadTime

        /// What was incomplete when it was handed out: the instance, or one that it holds.
        let incomplete: [PartRecord]

        /// When the worker released the instance, if it is shared while somebody holds it.
        var release: LoadTime?
    }

    /// The instances of some services were discarded.
    struct Reset: Sendable {
        let owners: [LoadOwner]
        let affects: @Sendable (LoadService) -> Bool
        let begin: LoadTime
        let end: LoadTime
    }

    /// A container was closed.
    struct Closing: Sendable {
        let owner: LoadOwner
        let begin: LoadTime
        let end: LoadTime
    }

    /// A request failed.
    struct Failure: Sendable {
        enum Reason: Sendable {
            case closed
            /// Nothing was found, and the reason may not be known.
            case missing
            case other(String)
        }

        let reason: Reason
        let text: String
        let view: LoadView
        let end: LoadTime
    }

    private(set) var handouts: [Handout] = []
    private(set) var resets: [Reset] = []
    private(set) var closings: [Closing] = []
    private(set) var failures: [Failure] = []
    private(set) var findings: [LoadFinding] = []
    private var held: [(piece: any Piece, handout: Int)] = []

    /// The number of requests that failed by intent.
    private(set) var hiccupCount = 0

    func add(_ reset: Reset) { resets.append(reset) }

    func add(_ closing: Closing) { closings.append(closing) }

    func add(_ finding: LoadFinding) { findings.append(finding) }

    // MARK: - Instances

    /// Adds a handout, and holds the instance for a while if that is shared as long as somebody does.
    func add(_ handout: Handout, of piece: any Piece) {
        handouts.append(handout)
        guard handout.service.isHeldWeakly else { return }
        held.append((piece, handouts.count - 1))
        if held.count > 3 { releaseFirst() }
    }

    /// Releases the instance that has been held for the longest time.
    private func releaseFirst() {
        handouts[held[0].handout].release = .current()
        held.removeFirst()
    }

    /// Releases everything, because the worker has ended.
    func end() {
        while !held.isEmpty { releaseFirst() }
    }

    // MARK: - Errors

    /// Notes an error, unless it is one by intent.
    func fail(_ subject: String, with error: any Error, in view: LoadView) {
        let reason: Failure.Reason
        switch error {
        case is CancellationError, is Hiccup: return hiccupCount += 1
        case let error as ResolutionError:
            if let underlying = error.underlyingError {
                return fail(subject, with: underlying, in: view)
            }
            switch error.reason {
            case .containerClosed: reason = .closed
            case .unregistered, .nothingToOverride: reason = .missing
            default: reason = .other(error.description)
            }
        case let mixUp as LoadMixUp: return add(LoadFinding(kind: .content, text: mixUp.text))
        default: reason = .other("\(error)")
        }
        fail(subject, because: reason, in: view)
    }

    func fail(_ subject: String, because reason: Failure.Reason, in view: LoadView) {
        failures.append(Failure(reason: reason, text: subject, view: view, end: .current()))
    }

    /// Adds the events of a worker that has ended.
    func join(_ other: LoadDiary) {
        other.end()
        handouts += other.handouts
        resets += other.resets
        closings += other.closings
        failures += other.failures
        findings += other.findings
        hiccupCount += other.hiccupCount
    }
}
