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
    /// conform to ``Closable``, or whose registration has ``RegistrationEntry/onClose(_:)-1zkx4``: an instance before those
    /// that it depends on, and components that are independent of each other at the same time. Containers inside this one
    /// that have instances to close are closed first. An error does not stop the others from being closed.
    ///
    /// From the beginning, resolutions from the container fail with ``ResolutionError/Reason/containerClosed``, and
    /// so do those of its children that need it; one on another thread that runs at this moment may still succeed. What is
    /// being made meanwhile is closed, too; if that is no longer possible, its resolution fails, and the container logs a
    /// warning.
    ///
    /// Everything is closed even if the calling task is canceled. A second call closes nothing; it waits until the first
    /// one ends. A call by a function that closes an instance doesn't wait if the container waits for that function, as
    /// where containers close each other.
    ///
    /// - Throws: ``ClosingError`` with every error.
    /// - Complexity: O(*n* + *m*) for *n* registrations of components that the closed instances depend on, and *m*
    ///   instances, unless those form cycles.
    public nonisolated(nonsending) func close() async throws(ClosingError) {
        let failures = await core.closeEverything()
        if !failures.isEmpty { throw ClosingError(failures: failures) }
    }
}

extension Core {
    /// Closes everything, whether the calling task is canceled or not.
    ///
    /// Inlined, since most levels have nothing to close, and a call of an asynchronous function takes some hundred instructions.
    ///
    /// - Parameter isReleasedNext: Whether the caller is the only owner of the container, and releases it next.
    /// - Returns: The failures; none if the container is closed already.
    @inline(__always)
    nonisolated(nonsending) func closeEverything(isReleasedNext: Bool = false) async -> [ClosingError.Failure]
    {
        let open = openInstances.made { .ofClosedContainer }
        switch open.begin() {
        case .done:
            refuseResolutions(isReleasedNext: isReleasedNext).releaseInstances()
            return []
        case .closing, .ended:
            await open.waitForEnd()
            return []
        case .open:
            return await closeInOwnTask(open)
        }
    }

    private nonisolated(nonsending) func closeInOwnTask(_ open: OpenInstances) async
        -> [ClosingError.Failure]
    {
        // No cancellation reaches a task of its own.
        let close: @Sendable () async -> [ClosingError.Failure] = { await self.close(open) }
        // It begins on this thread, unless an actor's code runs there, which closing must not block. Nor does it begin
        // inside another one, since functions that close containers may nest deeply.
        if OpenInstances.chain.isEmpty, !isOnActor(#isolation),
            #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, macCatalyst 26, *)
        {
            return await Task.immediate(operation: close).value
        }
        return await Task(operation: close).value
    }

    /// Whether an actor's code runs.
    ///
    /// A function, because Swift 6.3 emits invalid code with debug information for '#isolation' in a comparison with 'nil'.
    private func isOnActor(_ actor: (any Actor)?) -> Bool { actor != nil }

    private func close(_ open: OpenInstances) async -> [ClosingError.Failure] {
        open.former = refuseResolutions()
        let outer = OpenInstances.chain
        let span = closingSpan(of: nil, inside: outer.last?.closingSpan.current)
        if let span { _ = open.closingSpan.made { span.span } }
        span?.notify(.willCloseContainer)
        let failures = await OpenInstances.$chain.withValue(outer + [open]) {
            var failures: [ClosingError.Failure] = []
            while let work = open.nextWork() {
                switch work {
                case .children(let children):
                    for child in children {
                        guard let container = (child.owner?.object as? Container)?.ownCore else { continue }
                        failures += await container.closeEverything()
                    }
                case .instances(let instances):
                    failures += await close(instances, of: open)
                }
            }
            return failures
        }
        let error = failures.isEmpty ? nil : ClosingError(failures: failures)
        span?.notify(.didCloseContainer, error: error)
        open.end()
        return failures
    }

    /// Closes instances: each once those are closed that depend on it, at the same time as others.
    ///
    /// - Parameter instances: The instances, in the order in which they were made.
    private func close(
        _ instances: [OpenInstances.Instance],
        of open: OpenInstances
    ) async -> [ClosingError.Failure] {
        var schedule = closingSchedule(of: instances)
        let ordered = schedule.order.map { instances[$0] }
        open.willClose(ordered)

        var failures: [ClosingError.Failure] = []
        var ready = schedule.first
        while ready.count == 1 {
            failures += await close(ordered[ready[0]], of: open)
            open.didClose(ready[0])
            ready = schedule.didClose(ready[0])
        }
        guard !ready.isEmpty else { return failures }
        return await withTaskGroup(of: (place: Int, failures: [ClosingError.Failure]).self) { group in
            while true {
                for place in ready {
                    let close: @Sendable () async -> (place: Int, failures: [ClosingError.Failure]) = {
                        (place, await self.close(ordered[place], of: open))
                    }
                    // It begins before the call returns, where the system has such tasks.
                    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, macCatalyst 26, *) {
                        group.addImmediateTask(operation: close)
                    } else {
                        group.addTask(operation: close)
                    }
                }
                guard let closed = await group.next() else { return failures }
                failures += closed.failures
                open.didClose(closed.place)
                ready = schedule.didClose(closed.place)
            }
        }
    }

    private func close(
        _ instance: OpenInstances.Instance,
        of open: OpenInstances
    ) async -> [ClosingError.Failure] {
        let span = closingSpan(of: instance.registration, inside: open.closingSpan.current)
        span?.notify(.willClose)
        var failures: [ClosingError.Failure] = []
        for function in instance.functions {
            do {
                try await function()
            } catch {
                failures.append(ClosingError.Failure(key: instance.registration.key, error: error))
            }
        }
        let error: (any Error)? =
            failures.count > 1 ? ClosingError(failures: failures) : failures.first?.error
        span?.notify(.didClose, error: error)
        return failures
    }

    /// Lets lookups in this container find nothing, so that the slow path reports why.
    ///
    /// The instances of the level are released, too. That waits for readers on other processors, so it is left to the
    /// deinitializer of a container that is released next.
    ///
    /// - Returns: The registrations that they found before.
    @discardableResult
    private func refuseResolutions(isReleasedNext: Bool = false) -> Registry.Table {
        // First, so that a request that misses a registration here doesn't find that of the parent.
        endSearch()
        let former = registrar.registry.refuse()
        registrar.contributions.invalidate()
        if !isReleasedNext { levelInstances.removeAll() }
        return former
    }

    /// Closes a new container inside a closed one, before anything is resolved from it.
    func beginClosed() {
        _ = openInstances.made { .ofClosedContainer }
        refuseResolutions()
    }
}
