/// One request for an instance in an asynchronous resolution.
struct AsynchronousRequest: Sendable {
    let resolution: AsynchronousResolution

    /// The frame that makes the request; `nil` for the outermost request.
    let caller: AsynchronousFrame?

    var depth: Int { caller?.depth ?? 0 }

    /// Whether the instance becomes part of an existing object graph: in a factory, or in a continued graph.
    var isInGraph: Bool { caller != nil || resolution.isCarriedOn }

    /// The resolution path to the code that makes the request.
    var path: [RegistrationKey] { caller?.path ?? [] }

    /// Makes an error at a requested key.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: path + [key])
    }

    /// Whether an error is a cycle that leads back to a factory around this request.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    func isCaller(inCycleOf error: ResolutionError) -> Bool {
        guard let cycle = error.cycle else { return false }
        return error.path.count - cycle.count < path.count
    }

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if the factory would never end.
    func enter(
        _ registration: Registration,
        for container: ObjectIdentifier,
        maker: AsynchronousMaker? = nil,
        in span: ObservedSpan?
    ) throws(ResolutionError) -> AsynchronousFrame {
        if let caller {
            if caller.isCycle(entering: registration, for: container) {
                throw error(.cycle, at: registration.key)
            }
            if caller.depth >= AsynchronousFrame.greatestDepth {
                throw error(.tooDeep, at: registration.key)
            }
        }
        return AsynchronousFrame(
            of: registration,
            for: container,
            in: resolution,
            calledBy: caller,
            maker: maker,
            span: span ?? caller?.span
        )
    }

    /// Runs a synchronous resolution as part of this one, in its object graph and on its path.
    func synchronously<Result>(
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        // A task started in here cannot be waited for, so it is not part of this resolution.
        let outcome = AsynchronousFrame.$current.withValue(nil) {
            Swift.Result { () throws(ResolutionError) in
                let context = ResolutionContext.current
                return try context.called(by: caller) { () throws(ResolutionError) in
                    try context.inGraph(
                        resolution.graph,
                        of: resolution.hierarchy,
                        askedBy: resolution.askers,
                        body
                    )
                }
            }
        }
        do {
            return try outcome.get()
        } catch {
            throw error.onPath(path + error.path)
        }
    }
}

/// The object graph of a task.
extension AsynchronousRequest: ObjectGraph {
    var identifier: GraphIdentifier { resolution.graph }

    /// `true`, because several tasks may make instances of the graph concurrently.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool { true }

    var mayBeAskedAgain: Bool { isInGraph }

    func instance<Service>(of owner: SerialNumber) -> Service? {
        let shared: Shared<Service>? = resolution.graph.instance(for: owner)
        return shared?.value
    }

    func setInstance(_ instance: AnyShared?, of owner: SerialNumber) {
        resolution.graph.setInstance(instance, for: owner)
    }

    func noteUse(of storage: any InstanceStorage) {
        resolution.noteUse(of: storage)
    }

    func whilePinned<Result>(_ body: () -> Result) -> Result {
        ResolutionContext.current.whilePinned(body)
    }
}
