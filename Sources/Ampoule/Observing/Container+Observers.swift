extension Container {
    /// Adds an observer, which receives the events of the container and of the containers inside it from now on.
    ///
    /// ```swift
    /// let observation = container.addObserver(Printer())
    /// …
    /// observation.cancel()
    /// ```
    ///
    /// Containers inside this one are its children and the containers of levels, whenever they were opened. The events of a
    /// shared instance are those of the container that makes it, which may be an ancestor of the one that was asked.
    /// A copy of the container has the same observers; so has the container that `withOverrides` puts in its place.
    ///
    /// The container keeps the observer until the observation is canceled. While a container has observers, its resolutions
    /// take the slow path; see <doc:Debugging#Observe-a-container>.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: Cancels the observation.
    /// - Complexity: O(*n*), where *n* is the number of observers of the container.
    @discardableResult
    public func addObserver(_ observer: any ContainerObserver) -> ContainerObservation {
        ContainerObservation(by: observer, among: core.observers.made())
    }
}

extension Core {
    /// The observers of this container and of its ancestors.
    var allObservers: [Observers.Entry] {
        var all: [Observers.Entry] = []
        let _: Void? = firstInLineage { container in
            // Most hierarchies have a single list, which is not copied.
            if let own = container.observers.current?.all { all = all.isEmpty ? own : all + own }
            return nil
        }
        return all
    }

    /// Whether the container or an ancestor has observers.
    var isObserved: Bool {
        firstInLineage { $0.observers.isEmpty ? nil : true } ?? false
    }
}

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
