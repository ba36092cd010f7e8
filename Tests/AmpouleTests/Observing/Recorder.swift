import Ampoule
import TestSupport

/// Calls a closure for each event.
struct EventHandler: ContainerObserver {
    let body: @Sendable (ContainerEvent) -> Void

    func observe(_ event: ContainerEvent) { body(event) }
}

/// Records the events of containers.
struct Recorder: ContainerObserver {
    private let notebook = Notebook<ContainerEvent>()

    func observe(_ event: ContainerEvent) { notebook.write(event) }

    var events: [ContainerEvent] { notebook.entries }

    /// The kind of each event, and the end of its path.
    var lines: [String] { events.map { "\($0.kind) \($0.key)" } }

    /// The events of a kind.
    func events(_ kind: ContainerEvent.Kind) -> [ContainerEvent] { events.filter { $0.kind == kind } }

    /// The single event of a kind at a service.
    func event(_ kind: ContainerEvent.Kind, _ service: Any.Type) -> ContainerEvent? {
        let found = events(kind).filter { $0.key.serviceType == service }
        return found.count == 1 ? found[0] : nil
    }
}
