import Ampoule
import TestSupport

/// The size of a round.
struct LoadSize: Sendable {
    var threadCount = 8
    var taskCount = 100
    var operationsPerThread = 40
    var operationsPerTask = 5
}

/// What a round has come to.
struct LoadOutcome: Sendable {
    var findings: [LoadFinding] = []
    var handoutCount = 0

    /// The number of requests that the shared instances were judged by.
    var judgedCount = 0

    /// The number of requests that were refused because a container was closed.
    var refusedCount = 0
    var hiccupCount = 0
    var closedCount = 0

    mutating func add(_ other: LoadOutcome) {
        findings += other.findings
        handoutCount += other.handoutCount
        judgedCount += other.judgedCount
        refusedCount += other.refusedCount
        hiccupCount += other.hiccupCount
        closedCount += other.closedCount
    }
}

/// One round of the load test: new containers, which all workers use at once, and which are closed at some moment.
struct LoadRound {
    let seed: UInt64
    var size = LoadSize()
    var fault: PlantedLoadFault?

    /// How many milliseconds the containers may take to release everything.
    var releasePatience = 60_000

    /// Runs the round.
    ///
    /// - Throws: ``LoadStall`` if workers wait without end.
    func run() async throws -> LoadOutcome {
        let scene: LoadScene
        var outcome: LoadOutcome
        let remaining: [WeakContainer]
        (outcome, scene, remaining) = try await runInContainers()
        let isReleased = await eventually(patience: releasePatience) {
            scene.livingCount == 0 && remaining.allSatisfy { $0.container == nil }
        }
        if !isReleased {
            let count = remaining.count { $0.container != nil }
            let text = "\(scene.livingCount) instances and \(count) containers are alive"
            outcome.findings.append(LoadFinding(kind: .leak, text: text))
        }
        scene.leaked.withLock { $0 = [] }
        return outcome
    }

    private struct WeakContainer: Sendable {
        weak let container: Container?
    }

    private func runInContainers() async throws -> (LoadOutcome, LoadScene, [WeakContainer]) {
        let world = LoadWorld(fault: fault)
        let diary = try await runWorkers(in: world)
        let nodes = [world.root] + world.nodes
        await LoadWorker(in: world, diary, LoadProgress("the end")).close(world.root)
        var judge = LoadJudge(
            diary,
            of: world.scene,
            root: world.root.step.number,
            lastNodes: nodes.map(\.lineage)
        )
        judge.judge()
        let outcome = LoadOutcome(
            findings: judge.findings,
            handoutCount: diary.handouts.count,
            judgedCount: judge.judgedCount,
            refusedCount: diary.failures.count,
            hiccupCount: diary.hiccupCount,
            closedCount: world.scene.closings.count
        )
        return (outcome, world.scene, nodes.map { WeakContainer(container: $0.container) })
    }

    /// Runs all workers.
    ///
    /// - Returns: The joined diary of all.
    private func runWorkers(in world: LoadWorld) async throws -> LoadDiary {
        let crew = LoadCrew()
        let count = size.threadCount + size.taskCount
        var random = SeededGenerator(seed: seed)
        // In every other round, a worker closes the root container; in the others, it stays open until the end.
        let closer = Bool.random(using: &random) ? Int.random(in: 0..<count, using: &random) : nil
        let part = Double.random(in: 0..<1, using: &random)
        var workers: [(LoadWorker, LoadPlan)] = []
        for number in 0..<count {
            let isThread = number < size.threadCount
            let name = isThread ? "thread \(number)" : "task \(number - size.threadCount)"
            var plan = LoadPlan(
                seed: random.next(),
                count: isThread ? size.operationsPerThread : size.operationsPerTask,
                mayWait: !isThread
            )
            if number == closer { plan.closeRoot(after: part) }
            workers.append((LoadWorker(in: world, LoadDiary(), crew.add(name)), plan))
        }
        for (number, (worker, plan)) in workers.enumerated() {
            if number < size.threadCount {
                crew.startThread(worker.progress) { worker.perform(plan.operations) }
            } else {
                crew.startTask(worker.progress) { await worker.performAsynchronously(plan.operations) }
            }
        }
        try await crew.wait(patience: 120)
        let diary = LoadDiary()
        for (worker, _) in workers { diary.join(worker.diary) }
        return diary
    }
}
