extension Container {
    /// Returns a copy of the container, with all registrations and without any of the cached instances.
    ///
    /// A test takes a copy of the container that the program uses, and replaces what it needs to:
    ///
    /// ```swift
    /// let container = petShop.copy()
    /// container.override(Cat.self) { StuffedCat() }
    /// ```
    ///
    /// The ancestors and the fallbacks are copied with the container. A copy of a container of a level is of that level,
    /// and has its value. Whatever is made, registered, or reset in the copy has no effect on the original, and the
    /// other way round. This includes later calls of a ``ServiceEntry``, which configures the original only.
    ///
    /// Not copied are the behaviors, since they observe the container that they were added to, and what factories
    /// capture: a factory that resolves from a captured container still does, and an instance that was registered is the
    /// same in the copy.
    ///
    /// - Returns: The copy.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func copy() -> Container {
        var copies = ContainerCopies()
        return copies.copy(active)
    }
}
