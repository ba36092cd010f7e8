/// An instance that a container has to close.
struct SpecifiedOpenInstance {
    let registration: SpecifiedRegistration
    let instance: any Instance

    /// The closures of `onClose`, as they are when the instance is made.
    let closings: [SpecifiedRegistration.Closing]

    init(_ registration: SpecifiedRegistration, _ instance: any Instance) {
        self.registration = registration
        self.instance = instance
        self.closings = registration.closings
    }
}

/// The errors of closing, each with the key of its registration.
package struct ClosingFailure: Error {
    package let keys: [String]
}

extension SpecifiedContainer {
    func isOpen(_ instance: any Instance) -> Bool { open.contains { $0.instance.number == instance.number } }

    // Closing: "Containers inside the closed one that have instances to close are closed first."
    func enroll() {
        guard let parent else { return }
        if !parent.openChildren.contains(where: { $0.container === self }) {
            parent.openChildren.append(SpecifiedOpenChild(container: self))
        }
        parent.enroll()
    }

    var isInsideClosed: Bool { lineage.contains(where: \.isClosed) }

    /// Closes what the container has made and shares.
    package func close() throws {
        let keys = active.closeAll()
        if !keys.isEmpty { throw ClosingFailure(keys: keys) }
    }

    private func closeAll() -> [String] {
        // Closing: "A second call of `close()` closes nothing."
        guard !isClosed else { return [] }
        // Closing: "From the first moment, the container refuses resolutions, in every form."
        isClosed = true
        registrations = [:]
        registrationsForLevels = [:]
        levelCaches = []
        var keys: [String] = []
        for child in openChildren.reversed() { keys += child.container?.closeAll() ?? [] }
        openChildren = []
        // Closing: "Each instance is closed even if others fail. `ClosingError` lists all errors, each with the key of its
        // registration."
        while !open.isEmpty {
            let next = open.remove(at: indexOfNextToClose())
            keys += next.close().map { _ in "\(next.registration.key)" }
        }
        parent?.openChildren.removeAll { $0.container === self }
        return keys
    }

    func dependencies(of instance: SpecifiedOpenInstance) -> [Int] {
        var registration = instance.registration
        while case .decorator(_, let replaced) = registration.maker,
            let decorated = replaced ?? registration.foundOutward
        {
            registration = decorated.target
            let indices = open.indices.filter { open[$0].registration === registration }
            if !indices.isEmpty { return indices }
        }
        return []
    }
}

/// A container that has something to close, and is closed with its parent.
struct SpecifiedOpenChild {
    // Hierarchies: "A child keeps its parent alive, and not the other way round."
    weak var container: SpecifiedContainer?
}

extension SpecifiedOpenInstance {
    // Closing, of `onClose`: "The closure replaces the `close()` of the instance, if there is one. Several closures run in
    // the order in which they were added."
    fileprivate func close() -> [any Error] {
        let closable = instance as? ClosableThing
        let own: [SpecifiedRegistration.Closing] =
            closable.map { closable in [{ _ in try closable.close() }] } ?? []
        return (closings.isEmpty ? own : closings).compactMap { closing in
            do {
                try closing(instance)
                return nil
            } catch {
                return error
            }
        }
    }
}
