import Synchronization

/// Observes what containers make, close, override, and refuse.
///
/// ```swift
/// struct Printer: ContainerObserver {
///     func observe(_ event: ContainerEvent) {
///         print(event)
///     }
/// }
///
/// container.addObserver(Printer())
/// ```
///
/// See <doc:Debugging#Observe-a-container>.
public protocol ContainerObserver: Sendable {
    /// Called for each event, on the thread that it happens on.
    ///
    /// Several threads may call it at the same time. The container holds no lock meanwhile, but whatever needs the instance
    /// waits until the call returns. The observer may resolve services; its own resolutions cause no events, and count as
    /// requests of the running factory.
    ///
    /// - Parameter event: The event.
    func observe(_ event: ContainerEvent)
}

/// An event of a container, as its observers receive it.
///
/// Two events with one ``id-swift.property`` are the beginning and the end of one span, such as the making of an instance.
public struct ContainerEvent: Sendable {
    /// The kind of an event.
    ///
    /// Later versions may add further kinds.
    public enum Kind: Sendable, Hashable, CaseIterable {
        /// The container calls the factory of an instance next.
        case willMake

        /// The container has made an instance: its factory and its completions have returned.
        case didMake

        /// The factory has returned an instance that the container doesn't use: another one counts, or a completion of the
        /// cycle that it belongs to has failed.
        case didDiscard

        /// The factory or a completion has thrown ``ContainerEvent/error``.
        case didFail

        /// A request has waited for a shared instance that another thread or task was making.
        case didWait

        /// The container has refused a request with ``ContainerEvent/error``, such as one for a service that isn't registered.
        case didRefuse

        /// A registration was overridden.
        case didOverride

        /// The container calls the functions that close an instance next.
        case willClose

        /// The functions that close an instance have returned; ``ContainerEvent/error`` is what they have thrown.
        case didClose

        /// A container that has something to close begins to close it; the ``ContainerEvent/key`` is that of `Container`.
        case willCloseContainer

        /// The container has closed everything; ``ContainerEvent/error`` is the ``ClosingError``, if there is one.
        case didCloseContainer
    }

    /// Identifies a span in this process.
    public struct ID: Hashable, Sendable {
        package let number: SerialNumber
    }

    /// The kind of the event.
    public let kind: Kind

    let span: ObservedSpan

    /// When the event happened.
    public let instant: ContinuousClock.Instant

    /// The error of a failure, of a refusal, or of closing.
    public let error: (any Error)?
}

extension ContainerEvent {
    /// Identifies the span that the event belongs to.
    public var id: ID { ID(number: span.number) }

    /// The making that the event is part of, or the closing of a container; `nil` outside of both.
    ///
    /// An instance is closed as a part of closing its container, and so is a container inside that one.
    public var parent: ID? { span.parent.map { ID(number: $0.number) } }

    /// The making that a request has waited for; `nil` for other events.
    public var awaited: ID? { span.awaited.map { ID(number: $0.number) } }

    /// The key of the registration: the service, the argument types, and the name.
    public var key: RegistrationKey { span.key }

    /// The resolution path: the keys of the instances being made, from the outermost one to ``key``; without those of
    /// containers that are being closed.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the path.
    public var path: [RegistrationKey] { span.path }

    /// The scope of the registration, such as `container`; `nil` if there is no registration.
    public var scope: String? { span.scope }

    /// The level of the container; `nil` if it was not opened at a level.
    public var level: String? { span.level }

    /// When the span began.
    public var start: ContinuousClock.Instant { span.start }

    /// The time from the beginning of the span to its end; `nil` for an event that isn't the end of a span.
    public var duration: Duration? { kind.endsSpan ? start.duration(to: instant) : nil }
}

extension ContainerEvent.Kind {
    /// Whether the event is the end of a span.
    var endsSpan: Bool {
        switch self {
        case .didMake, .didDiscard, .didFail, .didWait, .didClose, .didCloseContainer: true
        case .willMake, .willClose, .willCloseContainer, .didRefuse, .didOverride: false
        }
    }
}

extension ContainerEvent: CustomStringConvertible {
    /// One line: what happened, the resolution path, the scope, the level, the duration, and the error.
    public var description: String {
        let keys = path.map(\.description).joined(separator: " → ")
        var details = [scope.map { "scope \($0)" }, level.map { "level \($0)" }].compactMap(\.self)
        if let duration { details.append(duration.inMilliseconds) }
        var text = "\(kind.verb) \(keys)"
        if !details.isEmpty { text += " (\(details.joined(separator: ", ")))" }
        if let error { text += ": \(error)" }
        return text
    }
}

extension ContainerEvent.Kind {
    fileprivate var verb: String {
        switch self {
        case .willMake: "making"
        case .didMake: "made"
        case .didDiscard: "discarded"
        case .didFail: "failed to make"
        case .didWait: "waited for"
        case .didRefuse: "refused"
        case .didOverride: "overrode"
        case .willClose, .willCloseContainer: "closing"
        case .didClose, .didCloseContainer: "closed"
        }
    }
}

extension Duration {
    /// The duration in milliseconds with two digits after the point, such as `12.05 ms`.
    package var inMilliseconds: String {
        let hundredths = components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000
        let fraction = "\(hundredths % 100)"
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
    }
}

/// The making or closing of one instance, the closing of a container, a wait, or another event, with what it is part of.
final class ObservedSpan: Sendable {
    let number = SerialNumber.next()
    let key: RegistrationKey

    /// The description of the scope of the registration, if there is one.
    let scope: String?

    /// The description of the container's level, if it has one.
    let level: String?

    /// The making, or the closing of a container, that this is part of.
    let parent: ObservedSpan?

    /// The making that this is a wait for, if it is one.
    let awaited: ObservedSpan?

    let start = ContinuousClock.now

    init(
        of key: RegistrationKey,
        scope: String?,
        level: String?,
        in parent: ObservedSpan?,
        awaiting awaited: ObservedSpan?
    ) {
        self.key = key
        self.scope = scope
        self.level = level
        self.parent = parent
        self.awaited = awaited
    }

    /// This span and those that it is part of, the innermost first.
    var lineage: some Sequence<ObservedSpan> {
        sequence(first: self, next: \.parent)
    }

    /// The keys from the outermost span to this one, without those of containers around it.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var path: [RegistrationKey] {
        // Nothing but an instance or the closing of a container has parts, and an instance has a scope.
        lineage.filter { span in span === self || span.scope != nil }.map(\.key).reversed()
    }
}

extension ObservedSpan {
    /// The observed makings of the instances of slots, while they run; the outermost one if a slot has several.
    static let makings = Mutex<[InstanceSlot: ObservedSpan]>([:])
}

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
    func add(_ observer: any ContainerObserver, isCopied: Bool = true) -> ContainerObservation {
        let entry = Entry(observer: observer, number: .next(), isCopied: isCopied)
        replace { $0 + [entry] }
        return ContainerObservation(observers: self, number: entry.number)
    }

    /// Adds the observers of another container.
    func add(copying original: Observers) {
        let copied = original.entries.withLock { $0.filter(\.isCopied) }
        replace { $0 + copied }
    }

    /// Removes an observer, unless it was removed before.
    fileprivate func remove(_ number: SerialNumber) {
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

/// A span that has begun, with the observers that receive its end.
struct RunningSpan: Sendable {
    let span: ObservedSpan

    /// The slot of the instance that is being made, if it has one.
    let slot: InstanceSlot?

    let observers: [Observers.Entry]
}

/// The observation of a container by one observer, which goes on if this is released.
public struct ContainerObservation: Sendable {
    fileprivate let observers: Observers
    fileprivate let number: SerialNumber

    /// Removes the observer from the container, unless it was removed before.
    ///
    /// An instance that is being made still ends with an event.
    public func cancel() {
        observers.remove(number)
    }
}
