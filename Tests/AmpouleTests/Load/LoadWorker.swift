import Ampoule
import Foundation
import TestSupport

/// Performs the operations of a thread or a task, and notes what it sees.
struct LoadWorker: Sendable {
    let world: LoadWorld
    let diary: LoadDiary
    let progress: LoadProgress

    /// The container that serves requests, with the overrides around it.
    private(set) var node: LoadNode
    private(set) var overrides: [LoadOverride] = []

    init(in world: LoadWorld, _ diary: LoadDiary, _ progress: LoadProgress) {
        self.world = world
        self.diary = diary
        self.progress = progress
        node = world.root
    }

    var view: LoadView { LoadView(lineage: node.lineage, overrides: overrides) }

    var scene: LoadScene { world.scene }

    /// The root container, or the copy, that the container of the worker is in.
    var root: LoadNode { node.step.kind == .copy ? node : world.root }

    /// The position of a request to the root container.
    var rootView: LoadView { LoadView(lineage: root.lineage, overrides: overrides) }

    // MARK: - Workers inside of this one

    func entering(_ node: LoadNode) -> LoadWorker {
        var worker = self
        worker.node = node
        return worker
    }

    func overriding(_ override: LoadOverride) -> LoadWorker {
        var worker = self
        worker.overrides.append(override)
        return worker
    }

    /// A worker for a child task.
    func forked(_ diary: LoadDiary) -> LoadWorker {
        var worker = LoadWorker(in: world, diary, progress)
        worker.node = node
        worker.overrides = overrides
        return worker
    }

    // MARK: - Operations of threads

    func perform(_ operations: [LoadOperation]) {
        for operation in operations { perform(operation) }
    }

    func perform(_ operation: LoadOperation) {
        progress.begin(operation)
        switch operation {
        case .renew(let slot):
            let former = world.renew(slot)
            waiting { await entering(former).close(former) }
        case .enter(let slot, let operations):
            entering(world.node(in: slot)).perform(operations)
        case .openVisit(let operations, let isClosed):
            guard let outer = outerNode else { return perform(operations) }
            let visit = world.open(in: outer)
            entering(visit).perform(operations)
            if isClosed { waiting { await entering(visit).close(visit) } }
        case .override(let ofRoot, let operations):
            performOverriding(ofRoot ? root : node, operations)
        case .copy(let operations):
            let copy = world.copyRoot(stamp: rootView.stamp(at: 0))
            entering(copy).perform(operations)
        case .close:
            waiting { await close(root) }
        default:
            performAtOnce(operation)
        }
    }

    private func performOverriding(_ target: LoadNode, _ operations: [LoadOperation]) {
        let override = newOverride(of: target)
        let worker = overriding(override)
        switch scene.fault {
        case .losesOverrides: return worker.perform(operations)
        case .leaksOverrides:
            target.container.register(LoadStamp.self) { _ in LoadStamp(number: override.number) }
                .inObjectScope(.transient)
            worker.perform(operations)
            target.container.register(LoadStamp.self) { _ in LoadStamp(number: 0) }.inObjectScope(.transient)
            return
        default: break
        }
        do {
            try target.container.withOverrides { container throws in
                try Self.override(override, in: container)
            } perform: { () throws in
                worker.perform(operations)
            }
        } catch {
            diary.fail("override", with: error, in: view)
        }
    }

    /// Waits for an asynchronous operation, which other threads carry out.
    private func waiting(for operation: @escaping @Sendable () async -> Void) {
        let ended = DispatchSemaphore(value: 0)
        Task(executorPreference: ThreadExecutor()) {
            await operation()
            ended.signal()
        }
        ended.wait()
    }
}

extension LoadWorker {
    /// The container that a level can be opened in, if the worker is in no level.
    var outerNode: LoadNode? { node.isInVisit || node.step.kind == .copy ? nil : node }

    func newOverride(of target: LoadNode) -> LoadOverride {
        LoadOverride(number: world.nextNumber(), target: target.step.number, begin: .current())
    }

    static func override(_ override: LoadOverride, in container: Container) throws {
        try container.requireOverride(LoadStamp.self) { _ in LoadStamp(number: override.number) }
    }

    /// Closes a container, or what stands for it inside of overrides.
    func close(_ node: LoadNode) async {
        let begin = LoadTime.current()
        do {
            try await node.container.close()
        } catch {
            diary.fail("close", with: error, in: view)
        }
        let owner = LoadView(lineage: node.lineage, overrides: overrides).owner(at: 0)
        diary.add(LoadDiary.Closing(owner: owner, begin: begin, end: .current()))
    }

    /// Performs an operation that contains no others, and never waits for a task.
    func performAtOnce(_ operation: LoadOperation) {
        defer { checkInvariants(node.container) }
        switch operation {
        case .request(let service, let form): request(available(service), form)
        case .requestList(let isDictionary): requestList(isDictionary: isDictionary)
        case .requestWithArguments(let number): requestWithArguments(number)
        case .requestInGraph: requestInGraph()
        case .reset(let reset): self.reset(reset)
        case .replace: replace()
        default: fatalError("\(operation) contains others, or waits.")
        }
    }

    /// A service that the container of the worker can resolve, instead of one that it can't.
    func available(_ service: LoadService) -> LoadService {
        switch service.sharing {
        case .child: node.isInChild ? service : .anchor
        case .level: node.isInVisit ? service : service.isAsynchronous ? .slow : .dependent
        case .none, .graph, .program: service
        }
    }

    private func replace() {
        let begin = LoadTime.current()
        Replaced.register(in: root.container)
        noteReset(of: [rootView.owner(at: 0)], since: begin) { $0 == .replaced }
    }

    private func reset(_ reset: LoadReset) {
        let begin = LoadTime.current()
        let container = node.container
        let owners = node.lineage.indices.map { index in view.owner(at: index) }
        if scene.fault != .keepsInstancesAtResets {
            switch reset {
            case .container: container.resetObjectScope(.container)
            case .weak: container.resetObjectScope(.weak, serviceType: (any Piece).self)
            case .cupboard: container.resetObjectScope(.loadCupboard)
            }
        }
        noteReset(of: owners, since: begin) { $0.resets == reset }
    }

    private func noteReset(
        of owners: [LoadOwner],
        since begin: LoadTime,
        _ affects: @escaping @Sendable (LoadService) -> Bool
    ) {
        diary.add(LoadDiary.Reset(owners: owners, affects: affects, begin: begin, end: .current()))
    }
}
