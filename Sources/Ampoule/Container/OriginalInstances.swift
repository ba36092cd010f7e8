/// Finds the shared instances that a substitute of a container takes from that container.
protocol OriginalInstances: AnyObject, Sendable {
    /// The registration that a registration of the substitute was copied from, and the container that shares its
    /// instance; `nil` if the substitute makes the instance itself.
    ///
    /// - Parameters:
    ///   - registration: The registration in the substitute, or in one of its ancestors.
    ///   - substitute: The substitute.
    func original(
        of registration: Registration,
        sharedBy substitute: Container
    ) -> (container: Container, registration: Registration)?

    /// Lets the substitute make all instances itself from now on, because its instances were reset.
    func reset()
}
