import Ampoule
import AmpoulePictures
import ClinicChips
import ClinicDomain
import ClinicPersistence
import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging

@testable import Clinic

/// A clinic with a database in memory, in a container of its own.
///
/// - Parameter registry: The address of the registry of chips; without one, nothing listens there.
func makeClinic(
    registry: URL = URL(string: "http://127.0.0.1:9")!,
    registryTimeout: Duration = .seconds(30),
    database: DatabaseSettings = DatabaseSettings(path: nil),
    logger: Logger = .silent,
    metrics: (any MetricsFactory)? = nil
) -> Container {
    ClinicProgram.container(
        database: database,
        registry: ChipRegistrySettings(address: registry, timeout: registryTimeout),
        logger: logger,
        metrics: metrics
    )
}

/// Runs a test against the routes of a container, and closes the container.
func withServer(
    in container: Container,
    _ test: @escaping @Sendable (_ client: any TestClientProtocol) async throws -> Void
) async throws {
    let start = StartRecording(of: container)
    try await container.run { container in
        try await request(in: container, start: start.end(), test)
    }
}

/// Runs a test against the routes of a container, without a port.
func request(
    in container: Container,
    start: SharedInstancesReport? = nil,
    _ test: @escaping @Sendable (_ client: any TestClientProtocol) async throws -> Void
) async throws {
    let application = try ClinicProgram.application(
        in: container,
        start: start,
        host: "127.0.0.1",
        port: 0,
        logger: .silent
    )
    try await application.test(.router, test)
}

extension Logger {
    static let silent = Logger(label: "clinic") { _ in SwiftLogNoOpLogHandler() }
}

/// The response to a request.
struct Answer: Sendable {
    let status: HTTPResponse.Status
    let requestID: String?
    let body: ByteBuffer

    init(_ response: TestResponse) {
        status = response.status
        requestID = response.headers.first { $0.name.canonicalName == "x-request-id" }?.value
        body = response.body
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return try decoder.decode(type, from: body)
    }

    /// The message of an error.
    var message: String { get throws { try decode(ErrorBody.self).error.message } }
}

private struct ErrorBody: Decodable {
    struct Content: Decodable { let message: String }
    let error: Content
}

extension TestClientProtocol {
    func get(_ path: String, owner: String? = nil) async throws -> Answer {
        let headers: HTTPFields = owner.map { [HTTPField.Name("X-Owner")!: $0] } ?? [:]
        return try await execute(uri: path, method: .get, headers: headers) { Answer($0) }
    }

    func delete(_ path: String) async throws -> Answer { try await send(path, .delete) }

    func post(
        _ path: String,
        _ body: String,
        contentType: String? = "application/json"
    ) async throws -> Answer {
        let headers: HTTPFields = contentType.map { [.contentType: $0] } ?? [:]
        return try await execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: body)) {
            Answer($0)
        }
    }

    func book(animal: Int64 = 1, time: String = "2100-01-04T09:00:00Z", reason: String = "vaccination")
        async throws -> Answer
    {
        try await post(
            "/appointments",
            #"{"animal": \#(animal), "time": "\#(time)", "reason": "\#(reason)"}"#
        )
    }

    func admit(chip: String?, owner: String) async throws -> Answer {
        let animal = NewAnimal(name: "Rex", species: "dog", owner: owner, chip: chip)
        return try await post("/animals", String(decoding: JSONEncoder().encode(animal), as: UTF8.self))
    }

    private func send(_ path: String, _ method: HTTPRequest.Method) async throws -> Answer {
        try await execute(uri: path, method: method) { Answer($0) }
    }
}
