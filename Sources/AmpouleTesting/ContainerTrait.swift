@_exported import AmpouleGraph
import Testing

/// A trait that gives each test a copy of a container; see `.container(…)`.
public struct ContainerTrait: SuiteTrait, TestTrait {
    private let container: @Sendable () throws -> Container
    private let override: @Sendable (Container) throws -> Void

    fileprivate init(
        _ container: @escaping @Sendable () throws -> Container,
        overriding override: @escaping @Sendable (Container) throws -> Void
    ) {
        self.container = container
        self.override = override
    }

    /// `true`: each test of a suite, and of the suites in it, has a copy of its own.
    public var isRecursive: Bool { true }
}

extension Trait where Self == ContainerTrait {
    /// Gives each test, and each case of a parameterized test, a copy of a container.
    ///
    /// ```swift
    /// @Suite(.container(petShop))
    /// struct PetShopTests {
    ///     @Test func theShopOpens() {
    ///         #expect(petShop.owner().pet.name == "Mimi")
    ///     }
    ///
    ///     @Test(.container(petShop) { $0.override(Cat.self) { StuffedCat() } })
    ///     func aStuffedCatIsEnough() {
    ///         #expect(petShop.owner().pet is StuffedCat)
    ///     }
    /// }
    /// ```
    ///
    /// During the test, the copy carries out the operations of the container, also those that the tested code requests of
    /// it: the test resolves, registers, and overrides with the container itself, or with `Test.container`. The
    /// copy has all registrations, those of the ancestors and the fallbacks, too, and no instances. So tests that run in
    /// parallel share nothing, and nothing that a test does outlives it. At the end of the test, the copy is closed.
    ///
    /// The traits of a test are applied inside those of its suite, so a test may override more than its suite. Tasks that
    /// the test creates with `Task`, `async let`, or in task groups use the copy; detached tasks and other threads use the
    /// original.
    ///
    /// - Parameters:
    ///   - container: The container, evaluated for each test.
    ///   - override: Overrides registrations in the copy.
    /// - Returns: The trait.
    public static func container(
        _ container: @autoclosure @escaping @Sendable () throws -> Container,
        overriding override: @escaping @Sendable (Container) throws -> Void = { _ in }
    ) -> Self {
        Self(container, overriding: override)
    }
}

extension ContainerTrait: TestScoping {
    /// Runs a test with the copy.
    ///
    /// - Parameters:
    ///   - test: The test.
    ///   - testCase: The case of the test.
    ///   - function: Runs the test.
    /// - Throws: The error of making the container, of overriding, of the test, or of closing the copy.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await container().withCopy { container in
            do {
                try override(container)
                try await Test.$ownContainer.withValue(container, operation: function)
            } catch {
                // Both errors are reported.
                do { try await container.closeHierarchy() } catch { Issue.record(error) }
                throw error
            }
            try await container.closeHierarchy()
        }
    }
}
