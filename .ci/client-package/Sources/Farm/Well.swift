public import Ampoule

/// A well, which takes its time to be dug.
@Register(scope: .transient)
public final class Well: Sendable {
    /// Where it is.
    public let stable: Stable

    /// How deep it is.
    public let depth: Int

    /// Digs a well.
    public init(@Inject stable: Stable, depth: Int) async {
        self.stable = stable
        self.depth = depth
    }
}
