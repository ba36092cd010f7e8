import ClinicDomain
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

/// A request that the clinic declines, and its answer.
struct BadRequest: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var body = #"{"animal": 1, "time": "2100-01-04T09:00:00Z", "reason": "vaccination"}"#
    var contentType: String? = "application/json"
    let status: HTTPResponse.Status
    let message: String
}

/// Bad requests get a status and a message, and change nothing.
struct BadRequestTests {
    static let requests = [
        BadRequest(
            testDescription: "no date",
            body: #"{"animal": 1, "time": "tomorrow", "reason": "vaccination"}"#,
            status: .badRequest,
            message: "The field 'time' isn't valid: 'tomorrow' isn't a time such as '2030-01-31T09:15:00Z'."
        ),
        BadRequest(
            testDescription: "a day that doesn't exist",
            body: #"{"animal": 1, "time": "2100-02-30T09:00:00Z", "reason": "vaccination"}"#,
            status: .badRequest,
            message:
                "The field 'time' isn't valid: '2100-02-30T09:00:00Z' isn't a time such as '2030-01-31T09:15:00Z'."
        ),
        BadRequest(
            testDescription: "in the past",
            body: #"{"animal": 1, "time": "2001-01-04T09:00:00Z", "reason": "vaccination"}"#,
            status: .unprocessableContent,
            message: "The time 2001-01-04T09:00:00Z isn't in the future."
        ),
        BadRequest(
            testDescription: "between the quarters",
            body: #"{"animal": 1, "time": "2100-01-04T09:07:00Z", "reason": "vaccination"}"#,
            status: .unprocessableContent,
            message: "The time 2100-01-04T09:07:00Z isn't a full quarter of an hour."
        ),
        BadRequest(
            testDescription: "an unknown animal",
            body: #"{"animal": 9, "time": "2100-01-04T09:00:00Z", "reason": "vaccination"}"#,
            status: .unprocessableContent,
            message: "There is no animal 9."
        ),
        BadRequest(
            testDescription: "a name for an animal",
            body: #"{"animal": "Mimi", "time": "2100-01-04T09:00:00Z", "reason": "vaccination"}"#,
            status: .badRequest,
            message: "The field 'animal' has the wrong type."
        ),
        BadRequest(
            testDescription: "no reason",
            body: #"{"animal": 1, "time": "2100-01-04T09:00:00Z", "reason": ""}"#,
            status: .unprocessableContent,
            message: "The reason needs 1 to 200 characters."
        ),
        BadRequest(
            testDescription: "a missing field",
            body: #"{"animal": 1, "time": "2100-01-04T09:00:00Z"}"#,
            status: .badRequest,
            message: "The field 'reason' is missing."
        ),
        BadRequest(
            testDescription: "no JSON",
            body: "{",
            status: .badRequest,
            message: "The body isn't JSON."
        ),
        BadRequest(
            testDescription: "no body",
            body: "",
            status: .badRequest,
            message: "The body isn't JSON."
        ),
        BadRequest(
            testDescription: "a form",
            contentType: "application/x-www-form-urlencoded",
            status: .unsupportedMediaType,
            message: "The body has to be 'application/json'."
        ),
        BadRequest(
            testDescription: "no content type",
            contentType: nil,
            status: .unsupportedMediaType,
            message: "The body has to be 'application/json'."
        ),
        BadRequest(
            testDescription: "10 MB",
            body: #"{"reason": ""# + String(repeating: "x", count: 10_000_000) + #""}"#,
            status: .contentTooLarge,
            message: "The body is larger than 16384 bytes."
        ),
    ]

    @Test(arguments: requests)
    func aBadBookingIsDeclined(_ request: BadRequest) async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.post(
                "/appointments",
                request.body,
                contentType: request.contentType
            )

            #expect(answer.status == request.status)
            #expect(try answer.message == request.message)
            #expect(answer.requestID != nil)
            #expect(try await client.get("/appointments").decode([Appointment].self) == [])
        }
    }

    @Test func cancelingNeedsAnIdentifier() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.delete("/appointments/1")
            #expect(answer.status == .badRequest)
        }
    }
}
