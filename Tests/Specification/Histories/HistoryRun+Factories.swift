import Ampoule

/// An entry, whose scope can be set later.
struct HistoryEntry: Sendable {
    /// The scope that it had when it was made.
    let scope: any ObjectScopeProtocol
    let setScope: @Sendable (any ObjectScopeProtocol) -> Void
}

/// The factories of a history, which record what they do.
extension HistoryRun {
    /// Registers a factory, or overrides a registration by it.
    func register(
        _ service: HistoryService,
        _ recipe: Recipe,
        as number: Int,
        in container: Container,
        overrides: Bool = false
    ) throws -> HistoryEntry {
        // Only initial registrations have completions: those of a later one would be added after it is published.
        let isCompleted = HistoryService(rawValue: number)?.isCompleted ?? false
        let (type, name) = (HistoryInstance.self, service.name)
        if recipe.isAsynchronous {
            let make: @Sendable (AsynchronousResolver) async throws -> HistoryInstance = {
                [faults] resolver in
                let making = Making(HistoryInstance(of: service, by: number), recipe)
                do {
                    await recipe.pace.suspend()
                    for dependency in recipe.dependencies {
                        let request = making.request(dependency, isAwaited: true)
                        await request.record { .instance(try await resolver.require(dependency)) }
                        try request.throwIfFailed()
                    }
                    return try making.end(isComplete: !isCompleted, faults)
                } catch { throw making.fail(error) }
            }
            let entry =
                overrides
                ? try container.requireOverride(type, name: name) { resolver in try await make(resolver) }
                : container.register(type, name: name) { resolver in try await make(resolver) }
            if isCompleted {
                entry.initCompleted { _, instance in
                    await Pace.short.suspend()
                    Making.complete(instance)
                }
            }
            return HistoryEntry(scope: entry.objectScope) { scope in entry.inObjectScope(scope) }
        }
        let make: @Sendable (any Resolver) throws -> HistoryInstance = { [faults] resolver in
            let making = Making(HistoryInstance(of: service, by: number), recipe)
            do {
                recipe.pace.spend()
                for dependency in recipe.dependencies {
                    let request = making.request(dependency, isAwaited: false)
                    request.record { .instance(try resolver.require(dependency)) }
                    try request.throwIfFailed()
                }
                return try making.end(isComplete: !isCompleted, faults)
            } catch { throw making.fail(error) }
        }
        let entry =
            overrides
            ? try container.requireOverride(type, name: name) { (resolver: any Resolver) in
                try make(resolver)
            }
            : container.register(type, name: name) { (resolver: any Resolver) in try make(resolver) }
        if isCompleted {
            entry.initCompleted { _, instance in
                Pace.short.spend()
                Making.complete(instance)
            }
        }
        return HistoryEntry(scope: entry.objectScope) { scope in entry.inObjectScope(scope) }
    }
}

extension Making {
    /// A request of the factory.
    fileprivate func request(_ service: HistoryService, isAwaited: Bool) -> RecordedCall {
        let outer = RecordedCall.current
        let call = ConcurrentProgram.NumberedCall(
            number: outer?.numbered.number ?? 0,
            call: .request(service, in: ConcurrentProgram.root, isAwaited: isAwaited),
            pause: .none
        )
        requests.append(RecordedCall(call, worker: outer?.worker ?? 0, inside: self))
        return requests[requests.count - 1]
    }

    /// Ends the factory; a completion follows unless the instance is complete.
    fileprivate func end(isComplete: Bool, _ faults: PlantedFaults) throws -> HistoryInstance {
        if recipe.fails, instance.serialNumber.isMultiple(of: 2) { throw HistoryError.planned }
        if isComplete { instance.complete() }
        faults.didMake(instance)
        end = HistoryClock.now()
        return instance
    }

    /// Ends the factory with an error.
    fileprivate func fail(_ error: any Error) -> any Error {
        self.error = HistoryError(error)
        end = HistoryClock.now()
        return error
    }

    fileprivate static func complete(_ instance: HistoryInstance) {
        instance.complete()
        RecordedCall.current?.makings.last { $0.instance === instance }?.end = HistoryClock.now()
    }
}
