import Ampoule
import Foundation
import TestSupport

/// Runs a concurrent program on containers, and records its history.
///
/// The calling thread waits, so it must not be one that tasks run on.
final class HistoryRun: Sendable {
    let program: ConcurrentProgram
    let faults: PlantedFaults
    let containers = Locked<[Int: Container]>([:])
    let entries = Locked<[Int: HistoryEntry]>([:])

    init(_ program: ConcurrentProgram, fault: HistoryFault? = nil) {
        self.program = program
        faults = PlantedFaults(fault)
    }

    /// Runs the workers, then closes all containers.
    ///
    /// - Parameter patience: The seconds after which the workers count as hanging.
    /// - Throws: ``HistoryHang``.
    func history(patience: Double) throws -> History {
        prepare()
        let deadline = DispatchTime.now() + patience
        let recorded = program.workers.indices.map { worker in
            program.workers[worker].calls.map { RecordedCall($0, worker: worker) }
        }
        try run(recorded, until: deadline)
        let last = containers.withLock { $0.keys.sorted() }.map { container in
            RecordedCall(.init(number: -1, call: .close(container), pause: .none), worker: -1)
        }
        try run([last], until: deadline)
        return History(program: program, calls: recorded.joined() + last)
    }

    /// Runs the calls of several workers, which begin together.
    private func run(_ recorded: [[RecordedCall]], until deadline: DispatchTime) throws {
        let (running, ready) = (DispatchGroup(), Counter())
        for calls in recorded {
            running.enter()
            let isTask = calls.first.map { $0.worker < 0 || program.workers[$0.worker].isTask } ?? false
            if isTask {
                Task.detached(executorPreference: ThreadExecutor()) { [self] in
                    ready.increment()
                    while ready.count < recorded.count { await Task.yield() }
                    for call in calls { await perform(call) }
                    running.leave()
                }
            } else {
                Thread.detachNewThread { [self] in
                    ready.increment()
                    while ready.count < recorded.count { sched_yield() }
                    for call in calls { performSynchronously(call) }
                    running.leave()
                }
            }
        }
        guard running.wait(timeout: deadline) == .success else { throw HistoryHang(seed: program.seed) }
    }

    private func prepare() {
        let root = Container(defaultObjectScope: .container)
        // Instances that are left open are judged, not logged.
        root.messageHandler = nil
        for service in HistoryService.allCases {
            let recipe = program.recipes[service.rawValue]
            let host = service == .ofLevel ? LevelContainer<HistoryLevel>.registrations(in: root) : root
            let number = ConcurrentProgram.initialRegistration(of: service)
            let entry = try? register(service, recipe, as: number, in: host)
            entry?.setScope(service.initialScope.scope)
        }
        let visit = root.level(HistoryLevel()).container
        containers.withLock { $0 = [ConcurrentProgram.root: root, ConcurrentProgram.visit: visit] }
    }

    // MARK: - Calls

    private func perform(_ recorded: RecordedCall) async {
        await recorded.numbered.pause.suspend()
        let container = containers.withLock { $0[recorded.numbered.call.container] }
        switch recorded.numbered.call {
        case .request(let service, _, isAwaited: true):
            await recorded.record {
                guard let container else { throw HistoryError.skipped }
                return .instance(try await container.asynchronous.require(service))
            }
        case .close:
            faults.willClose()
            await recorded.record {
                try await container?.close()
                return .done
            }
        default: performNow(recorded)
        }
    }

    private func performSynchronously(_ recorded: RecordedCall) {
        guard case .close = recorded.numbered.call else {
            recorded.numbered.pause.spend()
            return performNow(recorded)
        }
        let ended = DispatchSemaphore(value: 0)
        Task.detached(executorPreference: ThreadExecutor()) { [self] in
            await perform(recorded)
            ended.signal()
        }
        ended.wait()
    }

    private func performNow(_ recorded: RecordedCall) {
        let call = recorded.numbered.call
        let container = containers.withLock { $0[call.container] }
        recorded.record { () throws in
            guard let container else { throw HistoryError.skipped }
            return try outcome(of: call, recorded.numbered.number, in: container)
        }
    }

    private func outcome(
        of call: ConcurrentCall,
        _ number: Int,
        in container: Container
    ) throws -> RecordedCall.Outcome {
        if call.discards { faults.willDiscard() }
        switch call {
        case .request(let service, _, _): return .instance(try faults.request(service, in: container))
        case .register(let service, let recipe, _):
            let entry = try register(service, recipe, as: number, in: container)
            entries.withLock { $0[number] = entry }
        case .override(let service, let recipe, _):
            var entry = try register(service, recipe, as: number, in: container, overrides: true)
            if faults.isPlanted(.overrideInTwoSteps), service != .ofLevel {
                let scope = entry.scope
                entry = try register(service, recipe, as: number, in: container)
                Pace.short.spend()
                entry.setScope(scope)
            }
            entries.withLock { [entry] in $0[number] = entry }
        case .setScope(let scope, let entry):
            guard let entry = entries.withLock({ $0[entry] }) else { throw HistoryError.skipped }
            entry.setScope(scope.scope)
        case .removeAll: container.removeAll()
        case .reset(let scope, _): container.resetObjectScope(scope.scope)
        case .open:
            let level = try container.requireLevel(HistoryLevel()).container
            containers.withLock { $0[number] = level }
        case .copy:
            let copy = container.copy()
            containers.withLock { $0[number] = copy }
        case .close: preconditionFailure("Closing is asynchronous")
        }
        return .done
    }
}

/// The workers of a program wait for each other without end.
struct HistoryHang: Error, CustomStringConvertible {
    let seed: UInt64

    var description: String { "The workers of seed \(seed) hang." }
}
