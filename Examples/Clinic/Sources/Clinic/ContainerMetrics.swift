import Ampoule
import CoreMetrics
import Synchronization

/// Records what a container makes, fails to make, and refuses, for the metrics system of the program.
final class ContainerMetrics: ContainerObserver {
    private let factory: any MetricsFactory
    private let makings = Mutex<[RegistrationKey: CoreMetrics.Timer]>([:])

    init(_ factory: any MetricsFactory) {
        self.factory = factory
    }

    func observe(_ event: ContainerEvent) {
        switch event.kind {
        case .didMake:
            if let duration = event.duration { makingTimer(of: event.key).record(duration: duration) }
        case .didFail:
            count("container_failures", event.key)
        case .didRefuse:
            count("container_refusals", event.key)
        default:
            break
        }
    }

    /// Creates each timer once: instances of a request are made often.
    private func makingTimer(of key: RegistrationKey) -> CoreMetrics.Timer {
        makings.withLock { makings in
            if let timer = makings[key] { return timer }
            let timer = CoreMetrics.Timer(
                label: "container_makings",
                dimensions: [("service", "\(key)")],
                factory: factory
            )
            makings[key] = timer
            return timer
        }
    }

    private func count(_ label: String, _ key: RegistrationKey) {
        Counter(label: label, dimensions: [("service", "\(key)")], factory: factory).increment()
    }
}
