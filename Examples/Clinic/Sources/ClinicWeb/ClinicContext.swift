import Foundation
import Hummingbird

/// The context of a request, with the handlers of its level.
public struct ClinicContext: RequestContext {
    /// The storage of the server.
    public var coreContext: CoreRequestContextStorage

    /// Makes the handlers of this request; `nil` in the middleware before ``RequestLevel``.
    var handlers: (any Handlers)?

    /// Creates the context of a request.
    public init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
    }

    /// Bookings are short; anything longer is declined before it is read.
    public var maxUploadSize: Int { 16 * 1024 }

    /// Reads dates exactly: Foundation's strategy takes 30 February for 2 March.
    public var requestDecoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = try? Date(text, strategy: .iso8601), date.formatted(.iso8601) == text else {
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "'\(text)' isn't a time such as '2030-01-31T09:15:00Z'."
                )
            }
            return date
        }
        return decoder
    }

    /// Returns the handlers of this request.
    func requireHandlers() throws -> any Handlers {
        guard let handlers else { throw HTTPError(.internalServerError) }
        return handlers
    }
}
