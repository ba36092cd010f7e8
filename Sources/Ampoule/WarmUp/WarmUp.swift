import Synchronization

extension Container {
    /// Makes all instances that the container shares and that need no arguments.
    ///
    /// ```swift
    /// try await container.makeSharedInstances()
    /// // The server is complete: nothing that it shares is made by the first requests.
    /// ```
    ///
    /// Made are the instances of the container's own registrations in the scope ``ObjectScope/container``. In a container
    /// of a level, those of all registrations in the scope of that level are, too. Components that are not registered
    /// are made as far as others depend on them. An instance that exists stays.
    ///
    /// The instances are made in parallel, as far as their dependencies allow it; each is made on the actor of its
    /// component. What is made asynchronously is then there for synchronous code: `require` and `resolve` return it.
    ///
    /// A synchronous factory that requests an asynchronous instance too early runs again once the instance exists. A failable
    /// initializer that returns `nil` is no failure, unless another component requires the instance.
    ///
    /// The container is observed meanwhile, so that its resolutions take the slow path; see <doc:Debugging#Observe-a-container>. To see
    /// how long each instance takes, add an observer, or use the recording of `AmpoulePictures`.
    ///
    /// - Throws: ``WarmUpError`` with all failures, or `CancellationError` if the task is canceled, which begins no
    ///   further instances.
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations, apart from the factories.
    public nonisolated(nonsending) func makeSharedInstances() async throws {
        let container = core
        let made = MadeKeys()
        let observations = container.addObserverOfMakings(made)
        defer { for observation in observations { observation.cancel() } }
        let failures = await container.failuresOfSharedInstances(observedBy: made)
        try Task.checkCancellation()
        if !failures.isEmpty { throw WarmUpError(failures) }
    }
}

extension Core {
    /// Makes the shared instances, in parallel.
    ///
    /// A synchronous factory fails if an asynchronous instance that it requests doesn't exist yet. Such failures are tried again
    /// until no further instance is made, so that the outcome doesn't depend on which factory is faster.
    ///
    /// - Returns: The failures, in the order of the registrations.
    fileprivate func failuresOfSharedInstances(observedBy made: MadeKeys) async -> [ResolutionError] {
        let registrations = sharedRegistrations
        var failures = [ResolutionError?](repeating: nil, count: registrations.count)
        var remaining = Array(registrations.indices)
        while !remaining.isEmpty {
            let known = made.count
            await withTaskGroup(of: (Int, ResolutionError?).self) { group in
                for number in remaining {
                    group.addTask { (number, await self.makeSharedInstance(of: registrations[number])) }
                }
                for await (number, failure) in group { failures[number] = failure }
            }
            let early = remaining.filter { failures[$0]?.isOfEarlyRequest ?? false }
            if early.count == remaining.count, made.count == known { break }
            remaining = early
        }
        return failures.compactMap(\.self)
    }

    /// Makes the shared instance of a registration, unless the task is canceled.
    ///
    /// - Returns: The failure, if there is one.
    private func makeSharedInstance(of registration: Registration) async -> ResolutionError? {
        func make<Service>(_ service: Service.Type) async -> ResolutionError? {
            guard !Task.isCancelled else { return nil }
            do throws(ResolutionError) {
                let _: Service = try await container.asynchronous.resolveRegistration(Target(registration))
                return nil
            } catch {
                // A failable initializer may say that there is no instance; what requires one fails itself.
                if case .returnedNil = error.reason, error.isAbout(1) { return nil }
                return error
            }
        }
        return await make(registration.key.serviceType)
    }

    /// A registration without arguments for each instance to make, in the order in which they were registered.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    private var sharedRegistrations: [Registration] {
        // What this container finds, if it is of a level; otherwise its own.
        var visible: [RegistrationKey: Registration] = [:]
        for searched in searchedRegistrations where searched.container == self || level != nil {
            visible.merge(searched.all.map { ($0.key, $0) }) { nearer, _ in nearer }
        }
        var makers: Set<SerialNumber> = []
        // What makes an instance comes before what only leads to it.
        let ordered = visible.values.filter(\.key.takesNoArguments).sorted(by: \.serialNumber)
            .sorted(by: { $0.target == nil && $0.shortenedKey == nil ? 0 : 1 })
        return ordered.filter { registration in
            guard let maker = registration.maker(among: visible), shares(maker) else { return false }
            return makers.insert(maker.serialNumber).inserted
        }
        .sorted(by: \.serialNumber)
    }

    /// Whether this container makes and caches the instances of a registration.
    private func shares(_ registration: Registration) -> Bool {
        let policy = registration.policy
        if policy.level != nil { return policy.level == level && policy.hasSlotAtLevel }
        return policy.closesInstances && owns(registration)
    }
}

/// The keys of the instances in the scope `container` that are made.
private final class MadeKeys: ContainerObserver {
    private let keys = Mutex<Set<RegistrationKey>>([])

    var count: Int { keys.withLock(\.count) }

    func observe(_ event: ContainerEvent) {
        guard event.kind == .didMake, event.scope == ObjectScope.container.description else { return }
        _ = keys.withLock { $0.insert(event.key) }
    }
}

/// The failures of the shared instances that could not be made.
public struct WarmUpError: Error {
    /// The failures, each once, in the order in which their registrations were made.
    ///
    /// Several components may fail because of one that they all depend on. Only one failure at each key is listed: that
    /// with the shortest resolution path.
    public let failures: [ResolutionError]

    init(_ failures: [ResolutionError]) {
        var distinct: [ResolutionError] = []
        for failure in failures {
            if let place = distinct.firstIndex(where: { $0.isSameFailure(as: failure) }) {
                if failure.path.count < distinct[place].path.count { distinct[place] = failure }
            } else {
                distinct.append(failure)
            }
        }
        self.failures = distinct
    }
}

extension WarmUpError: CustomStringConvertible {
    /// A description of each failure, its cause and its remedy.
    public var description: String { failures.map(\.description).joined(separator: "\n") }
}

extension ResolutionError {
    /// Whether an asynchronous instance was requested synchronously, before it existed.
    fileprivate var isOfEarlyRequest: Bool {
        if case .asynchronous = reason { return true }
        return (underlyingError as? ResolutionError)?.isOfEarlyRequest ?? false
    }

    /// Whether two errors have one cause, as far as their keys show it; a cycle may be found at each of its keys.
    fileprivate func isSameFailure(as other: ResolutionError) -> Bool {
        if let cycle, let otherCycle = other.cycle { return Set(cycle) == Set(otherCycle) }
        return key == other.key
    }
}
