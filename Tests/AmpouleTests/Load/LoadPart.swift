import Ampoule
import Synchronization
import TestSupport

/// An instance of the load test, which knows what it was made from.
protocol Piece: AnyObject, Sendable {
    var record: PartRecord { get }

    /// The instances that this one holds.
    var parts: [any Piece] { get }
}

/// A factory or a completion that fails by intent.
struct Hiccup: Error {}

/// The facts about an instance, which outlive it.
final class PartRecord: Sendable {
    /// The values that a container had for a factory.
    struct Surroundings: Sendable {
        /// The number of the nearest container that registers a place.
        let place: Int

        /// The number of the level around the container, if any.
        let visit: Int?

        /// The number of the override, or 0; `nil` for a component that doesn't depend on what is overridden.
        let stamp: Int?
    }

    private enum State: UInt8, AtomicRepresentable { case made, completed, failed }

    let number: Int
    let service: LoadService
    let surroundings: Surroundings

    /// The records of the instances that the factory received, in order.
    let dependencies: [PartRecord]

    // Relaxed, so that the test doesn't order what the container has to order.
    private let state = Atomic<State>(.made)

    init(
        number: Int,
        service: LoadService,
        surroundings: Surroundings,
        dependencies: [PartRecord]
    ) {
        self.number = number
        self.service = service
        self.surroundings = surroundings
        self.dependencies = dependencies
        if !service.isCompleted { state.store(.completed, ordering: .relaxed) }
    }

    var isCompleted: Bool { state.load(ordering: .relaxed) == .completed }

    var hasFailed: Bool { state.load(ordering: .relaxed) == .failed }

    func complete() { state.store(.completed, ordering: .relaxed) }

    func fail() { state.store(.failed, ordering: .relaxed) }
}

/// An instance that is registered by hand.
final class Part: Piece {
    private struct WeakPiece: Sendable {
        weak var piece: (any Piece)?
    }

    let record: PartRecord
    let parts: [any Piece]
    private let scene: LoadScene

    /// The other instance of a cycle, which the completion sets.
    private let stored = Locked(WeakPiece())

    init(
        _ service: LoadService,
        in surroundings: PartRecord.Surroundings,
        of scene: LoadScene,
        _ parts: [any Piece] = []
    ) {
        self.parts = parts
        self.scene = scene
        record = scene.makeRecord(of: service, in: surroundings, parts)
    }

    deinit { scene.forgetInstance() }

    var other: (any Piece)? {
        get { stored.withLock { $0.piece } }
        set { stored.withLock { $0 = WeakPiece(piece: newValue) } }
    }
}
