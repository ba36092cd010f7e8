import Foundation
import Logging
import Synchronization
import Testing

/// The log of the program.
struct RequestLogTests {
    @Test func theLinesOfARequestHaveItsIdentifier() async throws {
        let log = Log()
        let logger = Logger(label: "clinic") { _ in RecordingHandler(log: log) }
        let container = makeClinic(logger: logger)

        try await withServer(in: container) { client in
            let answers = [
                try await client.book(time: "2100-01-04T09:00:00Z"),
                try await client.book(time: "2100-01-04T10:00:00Z"),
            ]
            let lines = log.lines.filter { $0.message == "booked" }
            #expect(lines.map(\.request) == answers.map(\.requestID))
            #expect(Set(answers.map(\.requestID)).count == 2)
        }

        #expect(log.lines.contains { $0.message == "database closed" })
    }
}

private final class Log: Sendable {
    struct Line {
        let message: String
        let request: String?
    }

    private let stored = Mutex<[Line]>([])

    var lines: [Line] { stored.withLock { $0 } }

    func write(_ line: Line) { stored.withLock { $0.append(line) } }
}

private struct RecordingHandler: LogHandler {
    let log: Log
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        log.write(Log.Line(message: "\(event.message)", request: metadata["request"]?.description))
    }
}
