/// Takes notes, on any thread: the messages of a logger, the order of calls.
package final class Notebook<Entry: Sendable>: Sendable {
    private let stored = Locked<[Entry]>([])

    package init() {}

    package var entries: [Entry] { stored.withLock { $0 } }

    @Sendable
    package func write(_ entry: Entry) { stored.withLock { $0.append(entry) } }
}
