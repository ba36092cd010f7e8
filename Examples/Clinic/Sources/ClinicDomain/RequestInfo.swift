import Ampoule

/// The level of a request: identifies it in the log and in the audit trail, and the owner who sends it.
public struct RequestInfo: ContainerLevel {
    /// The identifier of the request.
    public let id: String

    /// The owner who sends the request, if the request names one.
    public let owner: String?

    /// Creates the value of a request.
    public init(id: String, owner: String? = nil) {
        self.id = id
        self.owner = owner
    }
}
