import Synchronization

/// The observers of one container, which reads them lock-free.
///
/// It is made for the first observer.
final class Observers: Sendable {
    private struct Entry: Sendable {
        let observer: any ContainerObserver
        let number: SerialNumber

        /// Whether copies of the container have the observer, too.
        let isCopied: Bool
    }

    /// An immutable list, which a change replaces.
    private final class List: Publishable {
        static let empty = List([])

        var isConstant: Bool { self === Self.empty }

        let entries: [Entry]
        let observers: [any ContainerObserver]

        init(_ entries: [Entry]) {
            self.entries = entries
            self.observers = entries.map(\.observer)
        }
    }

    private let list = PublishedReference(List.empty)

    /// Excludes writers.
    private let writing = Mutex<Void>(())

    /// The observers.
    ///
    /// The caller must be pinned.
    var all: [any ContainerObserver] {
        list.pinned.read { $0.observers }
    }

    var isEmpty: Bool { list.refers(to: .empty) }

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
        let entries = original.writing.withLock { _ in
            original.list.object.entries.filter(\.isCopied)
        }
        if !entries.isEmpty { replace { $0 + entries } }
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
        let former = writing.withLock { _ in
            let entries = change(list.object.entries)
            let former = list.replace(with: entries.isEmpty ? .empty : List(entries))
            if former.entries.isEmpty, !entries.isEmpty { Diversion.begin() }
            if !former.entries.isEmpty, entries.isEmpty { Diversion.end() }
            return former
        }
        Reclamation.retire(former)
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

    let observers: [any ContainerObserver]
}
