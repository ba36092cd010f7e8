import ClinicDomain
import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization

@testable import ClinicChips

/// A registry of chips on a port of this machine.
final class TestRegistry: Sendable {
    /// The answer to each request.
    enum Behavior: Sendable {
        /// Answers with the entry of the chip.
        case answer

        /// Answers with an error.
        case fail

        /// Waits this long before it answers.
        case answerAfter(Duration)

        /// Answers with the head at once, and with the body after this time.
        case answerBodyAfter(Duration)

        /// Answers with something that isn't an entry.
        case babble
    }

    private let entries: [String: String]
    private let behavior: Behavior
    private let asked = Mutex<[String]>([])

    init(_ entries: [String: String] = [:], _ behavior: Behavior = .answer) {
        self.entries = entries
        self.behavior = behavior
    }

    /// The chips that were asked for.
    var requests: [String] { asked.withLock { $0 } }

    /// Serves while a test runs.
    func serve(_ test: @escaping @Sendable (_ address: URL) async throws -> Void) async throws {
        let router = Router()
        router.get("chips/:chip") { _, context in
            let chip = try context.parameters.require("chip")
            self.asked.withLock { $0.append(chip) }
            return try await self.response(for: chip)
        }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
            logger: .silent
        )
        try await application.test(.live) { client in
            try await test(URL(string: "http://127.0.0.1:\(client.port!)")!)
        }
    }

    private func response(for chip: String) async throws -> Response {
        switch behavior {
        case .answer: break
        case .fail: throw HTTPError(.internalServerError)
        case .answerAfter(let time): try await Task.sleep(for: time)
        case .answerBodyAfter(let time):
            return Response(
                status: .ok,
                body: ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: "{"))
                    try await Task.sleep(for: time)
                    try await writer.finish(nil)
                }
            )
        case .babble:
            return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: "[]")))
        }
        guard let owner = entries[chip] else { throw HTTPError(.notFound) }
        let body = #"{"chip": "\#(chip)", "owner": "\#(owner)"}"#
        return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
    }
}
