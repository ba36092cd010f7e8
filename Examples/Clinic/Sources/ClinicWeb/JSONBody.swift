import Foundation
import Hummingbird

extension Request {
    /// Decodes the body from JSON.
    ///
    /// - Throws: An `HTTPError` that says what is wrong with the request.
    func json<Value: Decodable>(_ type: Value.Type, context: ClinicContext) async throws -> Value {
        guard let header = headers[.contentType], let mediaType = MediaType(from: header),
            mediaType.isType(.applicationJson)
        else {
            throw HTTPError(.unsupportedMediaType, message: "The body has to be 'application/json'.")
        }
        let size = headers[.contentLength].flatMap { Int($0) } ?? 0
        guard size <= context.maxUploadSize else { throw HTTPError.bodyTooLarge(context.maxUploadSize) }
        do {
            return try await context.requestDecoder.decode(type, from: self, context: context)
        } catch let error as DecodingError {
            throw HTTPError(.badRequest, message: error.message)
        } catch let error as HTTPError where error.status == .contentTooLarge {
            throw HTTPError.bodyTooLarge(context.maxUploadSize)
        }
    }
}

extension HTTPError {
    fileprivate static func bodyTooLarge(_ limit: Int) -> Self {
        Self(.contentTooLarge, message: "The body is larger than \(limit) bytes.")
    }
}

extension DecodingError {
    /// The field and the mistake, without types of Swift.
    fileprivate var message: String {
        switch self {
        case .keyNotFound(let key, _): "The field '\(key.stringValue)' is missing."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "The field '\(context.field)' has the wrong type."
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "The body isn't JSON."
        case .dataCorrupted(let context):
            "The field '\(context.field)' isn't valid: \(context.debugDescription)"
        @unknown default: "The body isn't valid."
        }
    }
}

extension DecodingError.Context {
    fileprivate var field: String { codingPath.map(\.stringValue).joined(separator: ".") }
}
