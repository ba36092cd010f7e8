public import Ampoule

/// What has to be done every day.
public protocol Chore: Sendable {
    /// What it is called.
    var title: String { get }
}

/// The chore of the morning.
@Register(scope: .container, contributesTo: Chore.self)
public final class Milking: Chore {
    /// What it is called.
    public let title = "Milking"

    /// Plans the chore.
    public init() {}
}
