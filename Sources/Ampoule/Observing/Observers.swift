import Synchronization

/// The observers of one container.
///
/// It is made for the first observer.
final class Observers: Sendable {
    struct Entry: Sendable {
        let observer: any ContainerObserver
        fileprivate let number: SerialNumber

        /// Whether copies of the container have the observer, too.
        fileprivate let isCopied: Bool
    }

    private let entries = Mutex<[Entry]>([])

    /// The observers.
    var all: [Entry] { entries.withLock { $0 } }

    var isEmpty: Bool { entries.withLock { $0.isEmpty } }

    /// Adds an observer.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - isCopied: Whether copies of the container have the observer, too.
    /// - Returns: Identifies the observer, to remove it.
    func add(_ observer: any ContainerObserver, isCopied: Bool) -> SerialNumber {
        let entry = Entry(observer: observer, number: .next(), isCopied: isCopied)
        replace { $0 + [entry] }
        return entry.number
    }

    /// Adds the observers of another container.
    func add(copying original: Observers) {
        let copied = original.entries.withLock { $0.filter(\.isCopied) }
        replace { $0 + copied }
    }

    /// Removes an observer, unless it was removed before.
    func remove(_ number: SerialNumber) {
        replace { entries in entries.filter { $0.number != number } }
    }

    /// Removes all observers.
    func removeAll() {
        replace { _ in [] }
    }

    private func replace(_ change: ([Entry]) -> [Entry]) {
        // Returns the former entries, so that no observer is released while the lock is held.
        _ = entries.withLock { entries in
            let former = entries
            entries = change(former)
            if former.isEmpty, !entries.isEmpty { Diversion.begin() }
            if !former.isEmpty, entries.isEmpty { Diversion.end() }
            return former
        }
    }
}

extension OnceReference<Observers> {
    /// Whether there are no observers; counts no reference.
    var isEmpty: Bool { read(\.isEmpty) ?? true }

    /// The observers, which are made if necessary.
    func made() -> Observers { made { Observers() } }
}

/// A span that has begun, with the observers that receive its end.
struct RunningSpan: Sendable {
    let span: ObservedSpan

    /// The slot of the instance that is being made, if it has one.
    let slot: InstanceSlot?

    let observers: [Observers.Entry]
}

/// The observation of a container by one observer, which goes on if this is released.
public struct ContainerObservation: Sendable {
    private let observers: Observers
    private let number: SerialNumber

    init(by observer: any ContainerObserver, among observers: Observers, isCopied: Bool = true) {
        self.observers = observers
        self.number = observers.add(observer, isCopied: isCopied)
    }

    /// Removes the observer from the container, unless it was removed before.
    ///
    /// An instance that is being made still ends with an event.
    public func cancel() {
        observers.remove(number)
    }
}
