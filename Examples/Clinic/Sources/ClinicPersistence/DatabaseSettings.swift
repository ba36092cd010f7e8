/// Where the clinic keeps its data.
public struct DatabaseSettings: Sendable {
    /// The path of the file, or `nil` for a database in memory.
    public let path: String?

    /// Creates settings.
    public init(path: String?) {
        self.path = path
    }
}
