import AmpouleGraph

/// Records what a container makes, such as while a program starts.
///
/// ```swift
/// let start = StartRecording(of: container)
/// try await container.makeSharedInstances()
/// print(start.end().picture(.tree))
/// ```
///
/// Recorded are the events of the container and of the containers inside it, as by an observer, until the recording is ended or
/// released. Its resolutions take the slow path meanwhile. A copy of the container is not recorded.
public final class StartRecording: Sendable {
    private let recorder = Recorder()
    private let observations: [ContainerObservation]

    /// Begins to record.
    ///
    /// - Parameter container: The container.
    /// - Complexity: O(*n*), where *n* is the number of observers of the container.
    public init(of container: Container) {
        observations = container.core.addObserverOfMakings(recorder)
    }

    deinit {
        for observation in observations { observation.cancel() }
    }

    /// Ends the recording, which a second call finds ended.
    ///
    /// - Returns: What was made: how long each instance took, and what it has waited for.
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    @discardableResult
    public func end() -> SharedInstancesReport {
        for observation in observations { observation.cancel() }
        return recorder.end()
    }
}

/// Receives the events until it is told to end.
private final class Recorder: ContainerObserver {
    private struct State: Sendable {
        var events: [ContainerEvent] = []
        var end: ContinuousClock.Instant?
    }

    private let begin = ContinuousClock.now
    private let state = SanitizedMutex(State())

    func observe(_ event: ContainerEvent) {
        guard event.kind == .didMake || event.kind == .didWait else { return }
        state.withLock { state in
            if state.end == nil { state.events.append(event) }
        }
    }

    func end() -> SharedInstancesReport {
        let (recorded, end) = state.withLock { state in
            let end = state.end ?? .now
            state.end = end
            return (state.events, end)
        }
        let events = recorded.sorted { $0.id.number < $1.id.number }
        let made = events.filter { $0.kind == .didMake }
        let indices = Dictionary(zip(made.map(\.id.number), made.indices)) { _, last in last }
        func index(_ id: ContainerEvent.ID?) -> Int? { id.flatMap { indices[$0.number] } }
        func wait(_ event: ContainerEvent) -> SharedInstancesReport.Wait? {
            guard let awaited = index(event.awaited) else { return nil }
            return SharedInstancesReport.Wait(
                for: awaited,
                start: begin.duration(to: event.start),
                duration: event.duration ?? .zero
            )
        }
        let waits = Dictionary(grouping: events.filter { $0.kind == .didWait }, by: \.parent)
        let instances = made.enumerated().map { id, event in
            SharedInstancesReport.Instance(
                id: id,
                parent: index(event.parent),
                key: "\(event.key)",
                scope: event.scope ?? "",
                start: begin.duration(to: event.start),
                duration: event.duration ?? .zero,
                waits: (waits[event.id] ?? []).compactMap(wait)
            )
        }
        return SharedInstancesReport(duration: begin.duration(to: end), instances: instances)
    }
}
