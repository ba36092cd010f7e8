import Ampoule
import TestSupport

/// The operations of tasks.
extension LoadWorker {
    func performAsynchronously(_ operations: [LoadOperation]) async {
        for operation in operations { await performAsynchronously(operation) }
    }

    func performAsynchronously(_ operation: LoadOperation) async {
        progress.begin(operation)
        switch operation {
        case .request(let service, .asynchronous):
            await requestAsynchronously(available(service))
        case .requestCancelled(let service):
            let service = available(service)
            let diary = LoadDiary()
            let task = Task(executorPreference: ThreadExecutor()) {
                await forked(diary).requestAsynchronously(service)
            }
            task.cancel()
            await task.value
            self.diary.join(diary)
        case .requestInGraph where !node.isInChild:
            await requestInGraphAsynchronously()
        case .renew(let slot):
            let former = world.renew(slot)
            await entering(former).close(former)
        case .enter(let slot, let operations):
            await entering(world.node(in: slot)).performAsynchronously(operations)
        case .openVisit(let operations, let isClosed):
            await performInVisit(operations, isClosed: isClosed)
        case .override(let ofRoot, let operations):
            await performOverriding(ofRoot ? root : node, operations)
        case .copy(let operations):
            let copy = world.copyRoot(stamp: rootView.stamp(at: 0))
            await entering(copy).performAsynchronously(operations)
        case .together(let operations):
            await performTogether(operations)
        case .close:
            await close(root)
        default:
            performAtOnce(operation)
        }
    }

    private func requestAsynchronously(_ service: LoadService) async {
        let begin = LoadTime.current()
        do {
            let resolver = node.container.asynchronous
            let piece: any Piece =
                service == .bedrock
                ? try await resolver.require(Bedrock.self)
                : try await resolver.require(Piece.self, name: service.rawValue)
            handOut(piece, of: service, since: begin)
        } catch {
            diary.fail("\(service) (asynchronous)", with: error, in: view)
        }
    }

    private func requestInGraphAsynchronously() async {
        let begin = LoadTime.current()
        do {
            let piece = try await node.container.withObjectGraph(node.graph) { resolver in
                try await resolver.require(Piece.self, name: LoadService.common.rawValue)
            }
            handOut(piece, of: .common, since: begin)
        } catch {
            diary.fail("graph (asynchronous)", with: error, in: view)
        }
    }

    /// Opens a level for the operations, by a closure if it is closed at the end.
    private func performInVisit(_ operations: [LoadOperation], isClosed: Bool) async {
        guard let outer = outerNode else { return await performAsynchronously(operations) }
        guard isClosed else {
            return await entering(world.open(in: outer)).performAsynchronously(operations)
        }
        do {
            let visit = world.makeVisit()
            var owner: LoadOwner?
            var begin = LoadTime.current()
            try await outer.container.withLevel(visit) { level in
                let worker = entering(world.node(of: level.container, opened: visit, in: outer))
                await worker.performAsynchronously(operations)
                owner = worker.view.owner(at: 0)
                begin = .current()
            }
            guard let owner else { return }
            diary.add(LoadDiary.Closing(owner: owner, begin: begin, end: .current()))
        } catch {
            diary.fail("level", with: error, in: view)
        }
    }

    private func performOverriding(_ target: LoadNode, _ operations: [LoadOperation]) async {
        let override = newOverride(of: target)
        let worker = overriding(override)
        if scene.fault == .losesOverrides { return await worker.performAsynchronously(operations) }
        do {
            try await target.container.withOverrides { container throws in
                try Self.override(override, in: container)
            } perform: { () async throws in
                await worker.performAsynchronously(operations)
            }
        } catch {
            diary.fail("override", with: error, in: view)
        }
    }

    /// Performs operations in child tasks, which have the overrides of this one.
    private func performTogether(_ operations: [LoadOperation]) async {
        let diaries = operations.map { _ in LoadDiary() }
        await withTaskGroup { group in
            for (operation, diary) in zip(operations, diaries) {
                group.addTask { await forked(diary).performAsynchronously(operation) }
            }
        }
        for other in diaries { diary.join(other) }
    }
}
