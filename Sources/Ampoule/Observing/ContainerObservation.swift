/// The observation of a container by one observer, which goes on if this is released.
public struct ContainerObservation: Sendable {
    private let observers: Observers
    private let number: SerialNumber

    init(by observer: any ContainerObserver, among observers: Observers, isCopied: Bool = true) {
        self.observers = observers
        self.number = observers.add(observer, isCopied: isCopied)
    }

    /// Removes the observer from the container, unless it was removed before.
    ///
    /// An instance that is being made still ends with an event.
    public func cancel() {
        observers.remove(number)
    }
}
