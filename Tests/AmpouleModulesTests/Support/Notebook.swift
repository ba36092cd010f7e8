/// Takes notes, on any thread: the messages of a logger, the order of calls.
final class Notebook<Entry: Sendable>: Sendable {
    private let stored = Locked<[Entry]>([])

    var entries: [Entry] { stored.withLock { $0 } }

    @Sendable
    func write(_ entry: Entry) {
        stored.withLock { $0.append(entry) }
    }
}
