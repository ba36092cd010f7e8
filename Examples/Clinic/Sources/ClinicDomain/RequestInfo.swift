import Ampoule

/// Identifies a request in the log and in the audit trail.
public struct RequestInfo: Sendable {
    /// The identifier of the request.
    public let id: String

    /// Creates the value of a request.
    public init(id: String) {
        self.id = id
    }
}

extension ContainerLevel<RequestInfo> {
    /// The level of a request.
    public static var request: Self { Self("request") }
}
