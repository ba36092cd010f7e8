/// The visitors who have told the farm that they come, in a file whose name is like that of a list.
public struct Registrations: Sendable {
    /// The names of the visitors.
    public let names: [String]

    /// Takes down the names of visitors.
    public init(names: [String]) {
        self.names = names
    }
}
