import Ampoule
import Foundation

/// Tells the time.
public protocol WallClock: Sendable {
    /// The current time.
    var now: Date { get }
}

/// The clock of the system.
@Register(WallClock.self)
struct SystemClock: WallClock {
    var now: Date { Date() }
}
