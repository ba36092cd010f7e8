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

/// The keys of the farm, which somebody else has defined.
extension Array<String> {
    /// Makes the keys of a number of gates.
    @Provides(name: "keys", scope: .container)
    public static func keys(@Inject stable: Stable, gates: Int) -> [String]? {
        gates > 0 ? (1...gates).map { gate in "Gate \(gate)" } : nil
    }
}

/// A mare, whose foal refers back to her.
@Register
public final class Mare {
    /// Her foal.
    @Inject(name: "youngest") public let foal: Foal
}

/// A foal.
@Register(name: "youngest")
public final class Foal {
    /// Its mother.
    @Inject public weak var mother: Mare?

    /// Whether somebody has fed it.
    public var isFed: Bool { hasEaten }
    private var hasEaten = false

    /// Feeds it in its stable.
    @Inject
    public func feed(in stable: Stable) {
        hasEaten = true
    }
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
