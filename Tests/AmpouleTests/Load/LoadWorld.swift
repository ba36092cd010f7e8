import Ampoule
import Synchronization
import TestSupport

/// The containers of one round: a root container, and a board of containers inside it that any worker may replace.
final class LoadWorld: Sendable {
    static let slotCount = 4

    let scene: LoadScene
    let root: LoadNode

    private let board: Locked<[LoadNode]>
    private let numbers = Atomic<Int>(1)

    init(fault: PlantedLoadFault?) {
        scene = LoadScene(fault: fault)
        let container = Container.silent()
        root = LoadNode(
            container: container,
            lineage: [LoadNode.Step(number: 1, kind: .root, place: 1)]
        )
        board = Locked([])
        LoadRegistrations(container: container, scene: scene).registerProgram(place: 1)
        let nodes = (0..<Self.slotCount).map { slot in makeNode(for: slot) }
        board.withLock { $0 = nodes }
    }

    /// A number for a container or an override.
    func nextNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

    // MARK: - Board

    func node(in slot: Int) -> LoadNode { board.withLock { $0[slot] } }

    var nodes: [LoadNode] { board.withLock { $0 } }

    /// Puts a new container into a slot.
    ///
    /// - Returns: The former one.
    func renew(_ slot: Int) -> LoadNode {
        let node = makeNode(for: slot)
        return board.withLock { board in
            defer { board[slot] = node }
            return board[slot]
        }
    }

    private func makeNode(for slot: Int) -> LoadNode {
        switch slot {
        case 0: makeChild()
        case 1: open(in: makeChild())
        default: open(in: root)
        }
    }

    // MARK: - Containers

    /// A child of the root container, with registrations of its own.
    func makeChild() -> LoadNode {
        let number = nextNumber()
        let container = Container.silent(parent: root.container)
        LoadRegistrations(container: container, scene: scene).registerOfChild(place: number)
        let step = LoadNode.Step(number: number, kind: .child, place: number)
        return LoadNode(container: container, lineage: [step] + root.lineage)
    }

    /// The value of a new level.
    func makeVisit() -> LoadVisit {
        let number = nextNumber()
        return LoadVisit(number: scene.fault == .mixesLevels ? number - 1 : number)
    }

    /// A level with a value, which a container was opened with.
    func node(of container: Container, opened visit: LoadVisit, in outer: LoadNode) -> LoadNode {
        container.messageHandler = nil
        let number = scene.fault == .mixesLevels ? visit.number + 1 : visit.number
        let step = LoadNode.Step(number: number, kind: .visit, place: nil)
        return LoadNode(container: container, lineage: [step] + outer.lineage)
    }

    func open(in outer: LoadNode) -> LoadNode {
        let visit = makeVisit()
        return node(of: outer.container.level(visit).container, opened: visit, in: outer)
    }

    /// A copy of the root container, as a view sees that.
    func copyRoot(stamp: Int) -> LoadNode {
        let container = root.container.copy()
        container.messageHandler = nil
        let number = nextNumber()
        container.register(LoadPlace.self, instance: LoadPlace(number: number))
        let step = LoadNode.Step(number: number, kind: .copy, place: number, stamp: stamp)
        return LoadNode(container: container, lineage: [step])
    }
}
