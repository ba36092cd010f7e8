public import Ampoule

/// An animal of the farm.
public protocol Animal: Sendable {
    /// What it answers to.
    var name: String { get }
}

/// Where the horses live, all in one.
@Register(scope: .container)
public final class Stable: Sendable {
    /// Builds the stable.
    public init() {}
}

/// A horse.
@Register(Animal.self)
public final class Horse: Animal {
    /// What it answers to.
    public let name: String

    /// Whether it is on the move.
    public let isRunning: Bool

    /// Where it lives.
    public let stable: Stable

    /// Brings a horse into the stable.
    public init(@Inject stable: Stable, name: String, isRunning: Bool = false) {
        self.stable = stable
        self.name = name
        self.isRunning = isRunning
    }
}
