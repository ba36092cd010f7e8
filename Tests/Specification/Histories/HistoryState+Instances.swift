/// The instances in the sequential model.
///
/// No lock is held while user code runs, so a request that makes an instance has two points: it begins to make it, and it
/// publishes it. Each function returns whether the model accepts the point.
extension HistoryState {
    /// A request in the model; the begin of its call identifies it.
    struct Request {
        let call: Int
        let service: HistoryService
        let container: Int
        let isAwaited: Bool
    }

    /// Searches the container itself for a request, which then searches the outer one, whatever is registered meanwhile.
    mutating func searchOwn(for request: Request) {
        let node = nodes[request.container]!
        if node.own[request.service] == nil, !node.isRefusing { passing.insert(request.call) }
    }

    /// Finds the registration for a request, which keeps it, whatever is registered or reset meanwhile.
    mutating func find(for request: Request) -> Bool {
        let hasPassedOwn = passing.remove(request.call) != nil
        let found = find(request.service, in: request.container, hasPassedOwn: hasPassedOwn)
        guard case .target(let target) = found else { return false }
        targets[request.call] = target
        return true
    }

    /// The registration that a request has found before, or finds now.
    ///
    /// One that was found before may have been reset or moved to another scope since; the request looks at its cache later, and
    /// again when the maker that it waits for fails.
    ///
    /// - Parameter isRight: Whether the request can have looked at this state of the registration.
    private mutating func target(of request: Request, where isRight: (HistoryState, Target) -> Bool)
        -> Target?
    {
        guard let found = targets.removeValue(forKey: request.call) else {
            guard case .target(let target) = find(request.service, in: request.container) else { return nil }
            return isRight(self, target) ? target : nil
        }
        // A custom storage gives what it has when the wait ends, or another instance (KeysAndScopes.md).
        let states = found.registration.scope == .custom ? [current(found)] : [found]
        return (states + [renewed(found)]).first { isRight(self, $0) }
    }

    /// A target in the present scope of its registration, after its resets.
    private func renewed(_ target: Target) -> Target {
        let node = nodes[target.owner]!
        let ofLevel = node.outer.map { nodes[$0]!.ofLevel } ?? [:]
        let present = [node.own, ofLevel].lazy.flatMap(\.values).first {
            $0.number == target.registration.number
        }
        return current(Target(registration: present ?? target.registration, owner: target.owner))
    }

    /// The place of the instance that requests for a target share.
    private func shared(_ target: Target) -> Int? {
        made.firstIndex { $0.target == target && !$0.isDropped && target.registration.scope != .transient }
    }

    /// Begins to make an instance: no other one is shared, or being made, since the last reset (KeysAndScopes.md).
    mutating func begin(_ instance: HistoryInstance, for request: Request, _ facts: HistoryFacts) -> Bool {
        let target = target(of: request) { state, target in
            target.registration.number == instance.registration
                && facts.isClosedAsExpected(instance, in: target.registration.scope)
                && (state.shared(target) == nil || state.discardsInstances(target.owner))
        }
        guard var target else { return false }
        // The container that was asked makes an instance that isn't shared (KeysAndScopes.md).
        if target.registration.scope == .transient { target.owner = request.container }
        made.append(Made(instance: instance.serialNumber, target: target))
        return true
    }

    /// Publishes an instance, unless it was discarded since its making began, or drops it with the error of the request.
    ///
    /// - Parameters:
    ///   - making: The making of the instance.
    ///   - error: The error.
    ///   - facts: The facts about all instances.
    ///   - isClosing: Whether a call closes a container meanwhile.
    mutating func end(
        _ making: Making,
        with error: HistoryError?,
        _ facts: HistoryFacts,
        isClosing: (_ container: Int) -> Bool
    ) -> Bool {
        let instance = making.instance.serialNumber
        guard let place = made.lastIndex(where: { $0.instance == instance }) else { return false }
        let target = made[place].target
        guard let error else {
            // A custom storage stores no instance that was discarded (KeysAndScopes.md).
            made[place].isPublished = target.registration.scope != .custom || current(target) == target
            // One that is found before its scope is set may be made in that, in which no container closes it.
            return making.error == nil && (!isClosed(target) || facts.isMoved(target.registration.number))
        }
        // A factory that throws leaves nothing behind (KeysAndScopes.md).
        made[place].isDropped = true
        return making.error.map { $0 == error } ?? (error == .closed && mayBeLeftOpen(target, isClosing))
    }

    /// Returns an instance that exists, or waits for one that is being made.
    mutating func share(_ instance: HistoryInstance, for request: Request, _ facts: HistoryFacts) -> Bool {
        let made = made.last { $0.instance == instance.serialNumber }
        let target = target(of: request) { _, target in made?.target == target }
        guard let target, let made, !made.isDropped, target.registration.scope != .transient,
            // As where it is made.
            !isClosed(target) || facts.isMoved(target.registration.number)
        else { return false }
        // An asynchronous instance must exist for a synchronous request (AsynchronousComponents.md).
        let mustExist =
            target.registration.scope == .custom
            || target.registration.isAsynchronous && !request.isAwaited
        return made.isPublished || !mustExist
    }

    /// Refuses a request that runs no factory.
    mutating func refuse(_ request: Request, with error: HistoryError, _ facts: HistoryFacts) -> Bool {
        if error == .closed { return mayBeClosed(request.container) }
        if case .nothing = find(request.service, in: request.container), error == .unregistered {
            return true
        }
        let target = target(of: request) { state, target in
            let made = state.shared(target).map { state.made[$0] }
            if error == .asynchronous, target.registration.isAsynchronous, !request.isAwaited {
                return made.map { !$0.isPublished } ?? true
            }
            // A failure reaches all tasks that wait (AsynchronousComponents.md).
            return request.isAwaited && made.map { facts.failures[$0.instance] == error } ?? false
        }
        return target != nil
    }

    // MARK: - Closing

    /// Whether a container is closed, or a level being closed, which discards the instances.
    ///
    /// A request that found its registration before may make another one, which no later request gets.
    private func discardsInstances(_ container: Int) -> Bool {
        let node = nodes[container]!
        return node.isClosed || node.isRefusing && node.outer != nil
    }

    /// Whether the container of instances that it closes has ended closing, or the one around it.
    private func isClosed(_ target: Target) -> Bool {
        guard target.registration.scope == .container, let node = nodes[target.owner] else { return false }
        return node.isClosed || node.outer.map { nodes[$0]!.isClosed } ?? false
    }

    /// Whether the container may leave an instance open that is made now (Levels.md).
    ///
    /// One without instances takes no more of them some moments before requests find no registrations any more.
    private func mayBeLeftOpen(_ target: Target, _ isClosing: (_ container: Int) -> Bool) -> Bool {
        guard target.registration.scope == .container, let node = nodes[target.owner] else { return false }
        return node.isClosed || isClosing(target.owner) || node.outer.map { nodes[$0]!.isRefusing } ?? false
    }

    // MARK: - Resets

    /// Discards the instances of some services in a scope that a container owns (KeysAndScopes.md, Reset a scope).
    ///
    /// - Parameter onlyStored: Whether what is being made isn't discarded.
    mutating func reset(
        _ scope: HistoryScope,
        of services: [HistoryService],
        in owner: Int,
        onlyStored: Bool
    ) {
        let node = nodes[owner]!
        // A closed container has no registrations.
        guard !node.isRefusing else { return }
        for service in services {
            let ofLevel = node.outer.flatMap { nodes[$0]!.ofLevel[service] }
            for registration in [node.own[service], ofLevel].compactMap({ $0 })
            where registration.scope == scope {
                reset(current(Target(registration: registration, owner: owner)), onlyStored: onlyStored)
            }
        }
    }

    private mutating func reset(_ target: Target, onlyStored: Bool) {
        // Without an instance, there is nothing to tell a reset by.
        guard let place = shared(target), made[place].isPublished || !onlyStored else { return }
        resetTargets.remove(target)
        resetTargets.insert(
            Target(registration: target.registration, owner: target.owner, resetCount: target.resetCount + 1)
        )
    }
}
