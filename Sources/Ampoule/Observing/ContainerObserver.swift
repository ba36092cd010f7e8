/// Observes what containers make, close, override, and refuse.
///
/// ```swift
/// struct Printer: ContainerObserver {
///     func observe(_ event: ContainerEvent) {
///         print(event)
///     }
/// }
///
/// container.addObserver(Printer())
/// ```
///
/// See <doc:Observing>.
public protocol ContainerObserver: Sendable {
    /// Called for each event, on the thread that it happens on.
    ///
    /// Several threads may call it at the same time. The container holds no lock meanwhile, but whatever needs the instance
    /// waits until the call returns. The observer may resolve services; its own resolutions cause no events, and count as
    /// requests of the running factory.
    ///
    /// - Parameter event: The event.
    func observe(_ event: ContainerEvent)
}
