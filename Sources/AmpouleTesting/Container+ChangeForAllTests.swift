import Ampoule
import Testing

extension Container {
    /// Changes a container that several tests use.
    ///
    /// Overriding in such a container is otherwise an issue, since the tests that run later, or at the same time, get the fakes, too:
    ///
    /// ```swift
    /// @Suite(.serialized) struct StoreTests {
    ///     static let container = Container { container in container.registerComponents() }
    ///
    ///     @Test func theClockStandsStill() throws {
    ///         Self.container.changeForAllTests { container in
    ///             container.override(Clock.self) { _ in FixedClock() }
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// Mostly, a copy is what you want, which the trait `.container(…)` makes for each test.
    ///
    /// - Parameter change: Overrides and forbids in the container.
    /// - Throws: The error of the closure.
    public func changeForAllTests(_ change: (Container) throws -> Void) rethrows {
        try Test.$changesSharedContainers.withValue(true) { try change(self) }
    }
}

extension Test {
    /// Whether the current task may change containers of other tests.
    @TaskLocal static var changesSharedContainers = false
}
