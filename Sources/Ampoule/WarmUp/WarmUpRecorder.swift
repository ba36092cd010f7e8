import AmpouleGraph
import Synchronization

/// Records what a container makes, for the report of a warm-up.
final class WarmUpRecorder: ContainerObserver {
    private let begin = ContinuousClock.now
    private let ends = Mutex<[ContainerEvent]>([])

    func observe(_ event: ContainerEvent) {
        switch event.kind {
        case .didMake, .didWait: ends.withLock { $0.append(event) }
        default: break
        }
    }

    /// The report of what was made until now.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    var report: SharedInstancesReport {
        let duration = begin.duration(to: .now)
        let events = ends.withLock { $0 }.sorted { $0.id.number < $1.id.number }
        let made = events.filter { $0.kind == .didMake }
        var ids: [ContainerEvent.ID: Int] = [:]
        for (id, event) in made.enumerated() { ids[event.id] = id }
        var waits: [ContainerEvent.ID: [SharedInstancesReport.Wait]] = [:]
        for event in events where event.kind == .didWait {
            guard let waiting = event.parent, let awaited = event.awaited.flatMap({ ids[$0] }) else {
                continue
            }
            let wait = SharedInstancesReport.Wait(
                for: awaited,
                start: begin.duration(to: event.start),
                duration: event.duration ?? .zero
            )
            waits[waiting, default: []].append(wait)
        }
        let instances = made.enumerated().map { id, event in
            SharedInstancesReport.Instance(
                id: id,
                parent: event.parent.flatMap { ids[$0] },
                key: "\(event.key)",
                scope: event.scope ?? "",
                start: begin.duration(to: event.start),
                duration: event.duration ?? .zero,
                waits: waits[event.id] ?? []
            )
        }
        return SharedInstancesReport(duration: duration, instances: instances)
    }
}
