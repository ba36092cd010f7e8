import Ampoule
import Testing

extension Test {
    /// The copy of the innermost ``ContainerTrait``.
    @TaskLocal static var ownContainer: Container?

    /// The container that the current test has by `.container(…)`.
    ///
    /// ```swift
    /// @Test(.container(makePetShop()))
    /// func theShopOpens() throws {
    ///     #expect(try Test.container.require(Person.self).pet.name == "Mimi")
    /// }
    /// ```
    ///
    /// Outside of such a test, it records an issue, and is an empty container.
    public static var container: Container {
        guard let ownContainer else {
            Issue.record(
                "The test has no container: add the trait '.container(…)' to it or to its suite.",
                sourceLocation: Test.current?.sourceLocation ?? #_sourceLocation
            )
            return Container()
        }
        return ownContainer
    }
}
