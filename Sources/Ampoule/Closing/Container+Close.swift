extension Container {
    /// Closes the instances that the container has made and shares, and refuses further resolutions.
    ///
    /// ```swift
    /// let container = Container()
    /// container.register(Database.self) { _ in Database() }
    ///     .inObjectScope(.container)
    ///     .onClose { database in await database.disconnect() }
    /// …
    /// try await container.close()
    /// ```
    ///
    /// Closed are the instances in the scope ``ObjectScope/container`` and in the scope of the container's level that
    /// conform to ``Closable``, or whose registration has ``ServiceEntry/onClose(_:)-3vm4r``: an instance before those
    /// that it depends on, and components that are independent of each other at the same time. Containers inside this one
    /// that have instances to close are closed first. An error does not stop the others from being closed.
    ///
    /// From the beginning, resolutions from the container fail with ``ResolutionError/Reason/containerClosed``, and
    /// so do those of its children that need it. What is being made meanwhile is closed, too; if that is no longer
    /// possible, its resolution fails, and the container logs a warning.
    ///
    /// Everything is closed even if the calling task is cancelled. A second call closes nothing; it waits until the first
    /// one ends. A call by a function that closes an instance doesn't wait if the container waits for that function, as
    /// where containers close each other.
    ///
    /// - Throws: ``ClosingError`` with every error.
    /// - Complexity: O(*n* + *m*) for *n* registrations of components that the closed instances depend on, and *m*
    ///   instances, unless those form cycles.
    public nonisolated(nonsending) func close() async throws(ClosingError) {
        let failures = await active.closeEverything()
        if !failures.isEmpty { throw ClosingError(failures) }
    }

    /// Closes everything in a task of its own, which no cancellation reaches.
    ///
    /// - Returns: The failures; none if the container is closed already.
    nonisolated(nonsending) func closeEverything() async -> [ClosingError.Failure] {
        let open = openInstances.made(for: self)
        let chain = ClosingWaits.chain + [open]
        let (task, isFirst) = open.begin {
            Task {
                await ClosingWaits.$chain.withValue(chain) { await self.close(open) }
            }
        }
        guard let task else {
            if isFirst { refuseResolutions() }
            return []
        }
        if isFirst { return await task.value }
        await ClosingWaits.wait(for: open, closedBy: task)
        return []
    }

    private func close(_ open: OpenInstances) async -> [ClosingError.Failure] {
        open.keep(refuseResolutions())
        var failures: [ClosingError.Failure] = []
        while let work = open.nextWork() {
            switch work {
            case .children(let children):
                for child in children {
                    guard let container = child.owner?.object as? Container else { continue }
                    failures += await container.closeEverything()
                }
            case .instances(let instances):
                failures += await close(instances, of: open)
            }
        }
        return failures
    }

    /// Closes instances: each once those are closed that depend on it, at the same time as others.
    ///
    /// - Parameter instances: The instances, in the order in which they were made.
    private func close(
        _ instances: [OpenInstances.Instance],
        of open: OpenInstances
    ) async -> [ClosingError.Failure] {
        var schedule = ClosingSchedule(of: instances, in: self)
        let ordered = schedule.order.map { instances[$0] }
        open.willClose(ordered)

        var failures: [ClosingError.Failure] = []
        var ready = schedule.first
        while ready.count == 1 {
            failures += await close(ordered[ready[0]])
            open.didClose(ready[0])
            ready = schedule.didClose(ready[0])
        }
        guard !ready.isEmpty else { return failures }
        return await withTaskGroup(of: (place: Int, failures: [ClosingError.Failure]).self) { group in
            while true {
                for place in ready { group.addTaskAtOnce { (place, await self.close(ordered[place])) } }
                guard let closed = await group.next() else { return failures }
                failures += closed.failures
                open.didClose(closed.place)
                ready = schedule.didClose(closed.place)
            }
        }
    }

    private func close(_ instance: OpenInstances.Instance) async -> [ClosingError.Failure] {
        let span = closingSpan(of: instance.registration)
        span?.notify(.willClose, in: .current)
        let failures = await instance.close()
        let error: (any Error)? = failures.count > 1 ? ClosingError(failures) : failures.first?.error
        span?.notify(.didClose, error: error, in: .current)
        return failures
    }

    /// Lets lookups in this container find nothing, so that the slow path reports why.
    ///
    /// - Returns: The registrations that they found before.
    @discardableResult
    private func refuseResolutions() -> OpenInstances.Former {
        searchedParent.store(nil, ordering: .sequentiallyConsistent)
        levelValue?.refuse()
        let former = OpenInstances.Former(
            registrations: registrar.registry.refuse(),
            components: components.refuse()
        )
        registrar.contributions.invalidate()
        levelInstances.removeAll()
        return former
    }

    /// Closes a new container inside a closed one, before anything is resolved from it.
    func beginClosed() {
        _ = openInstances.made(for: self).begin { Task { [] } }
        refuseResolutions()
    }
}

extension ClosingSchedule {
    fileprivate init(of instances: [OpenInstances.Instance], in container: Container) {
        guard instances.count > 1 else {
            self.init(dependencies: instances.map { _ in [] }, areComplete: instances.map { _ in true })
            return
        }
        let indices = DeclaredDependencies(of: instances, in: container).indices
        self.init(
            dependencies: indices.map { $0.found.sorted() },
            areComplete: indices.map(\.areComplete)
        )
    }
}

extension TaskGroup where ChildTaskResult: Sendable {
    /// Adds a task that begins before the call returns, where the system has such tasks.
    fileprivate mutating func addTaskAtOnce(_ operation: @escaping @Sendable () async -> ChildTaskResult) {
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, macCatalyst 26, *) {
            addImmediateTask(operation: operation)
        } else {
            addTask(operation: operation)
        }
    }
}

extension OpenInstances.Instance {
    fileprivate func close() async -> [ClosingError.Failure] {
        var failures: [ClosingError.Failure] = []
        for function in functions {
            do {
                try await function()
            } catch {
                failures.append(ClosingError.Failure(key: registration.key, error: error))
            }
        }
        return failures
    }
}
