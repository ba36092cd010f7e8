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
    public func changeForAllTests<Failure: Error>(
        _ change: (Container) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        Test.$changesSharedContainers.withValue(true) {
            do throws(Failure) { try change(self) } catch { failure = error }
        }
        if let failure { throw failure }
    }
}

extension Test {
    /// Whether the current task may change containers of other tests.
    @TaskLocal static var changesSharedContainers = false
}
