import AsyncHTTPClient
import ClinicDomain
import Foundation
import Synchronization
import Testing

/// The program, in a process of its own, with a real port and a real file.
final class ClinicProcess: Sendable {
    let log: ProcessLog
    private let process: Mutex<Process>
    private let address: String

    /// Starts the program, and waits until it listens.
    init(database: URL, arguments: [String] = []) async throws {
        let log = try ProcessLog(in: database.deletingLastPathComponent())
        let output = try log.handle()
        let process = Process()
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appending(path: "Clinic")
        process.arguments = ["--port", "0", "--database", database.path] + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try output.close()
        self.log = log
        self.process = Mutex(process)
        let port = try await Self.wait(for: "the port") { try log.port }
        address = "http://127.0.0.1:\(port)"
    }

    /// Sends a signal, and waits for the end.
    ///
    /// - Returns: The exit status, or the number of the signal that ended the process.
    @discardableResult
    func end(by signal: Int32) async throws -> Int32 {
        kill(process.withLock(\.processIdentifier), signal)
        return try await Self.wait(for: "the end") {
            process.withLock { process in process.isRunning ? nil : process.terminationStatus }
        }
    }

    func book(quarter: Int) async throws -> Appointment? {
        let start = try Date("2100-01-04T09:00:00Z", strategy: .iso8601)
        let time = start.addingTimeInterval(Double(quarter) * 900).formatted(.iso8601)
        let response = try await post(
            "/appointments",
            #"{"animal": 1, "time": "\#(time)", "reason": "vaccination"}"#
        )
        let body = try await response.body.collect(upTo: 1 << 20)
        guard response.status == .created else { return nil }
        return try Self.decoder.decode(Appointment.self, from: Data(buffer: body))
    }

    func admit(chip: String, owner: String) async throws -> UInt {
        let animal = #"{"name": "Rex", "species": "dog", "owner": "\#(owner)", "chip": "\#(chip)"}"#
        return try await post("/animals", animal).status.code
    }

    private func post(_ path: String, _ json: String) async throws -> HTTPClientResponse {
        var request = HTTPClientRequest(url: address + path)
        request.method = .POST
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(Data(json.utf8))
        return try await Self.client.execute(request, timeout: .seconds(60))
    }

    func appointments() async throws -> [Appointment] {
        let response = try await Self.client.execute(
            HTTPClientRequest(url: address + "/appointments"),
            timeout: .seconds(60)
        )
        let body = try await response.body.collect(upTo: 1 << 24)
        return try Self.decoder.decode([Appointment].self, from: Data(buffer: body))
    }

    private static func wait<Result>(for title: String, until find: () throws -> Result?) async throws
        -> Result
    {
        for _ in 0..<6000 {
            if let result = try find() { return result }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Timeout(title: title)
    }

    private struct Timeout: Error {
        let title: String
    }

    /// Doesn't wait for a server that is gone.
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(configuration: configuration)
    }()

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}
