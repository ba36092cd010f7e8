/// A moment at which a call takes effect, between two times.
struct HistoryPoint {
    enum Action {
        /// A request finds its registration, where another call changes registrations meanwhile, or an override finds what it
        /// replaces.
        case find
        /// A request searches the container itself, before the outer one.
        case searchOwn
        case begin(Making)
        case end(Making, HistoryError?)
        case share(HistoryInstance)
        case refuse(HistoryError)
        /// A call that takes effect at one moment.
        case change
        /// Pages don't say that a reset discards the instances of all services, or of all containers, at one moment.
        case reset([HistoryService], ofOuter: [Bool], onlyStored: Bool = false)
        /// From when requests may be refused, and from when they are: pages don't say that this is one moment.
        case beginClosing, refuseAll
        case endClosing
    }

    let call: RecordedCall
    let action: Action
    let earliest: Int
    let latest: Int

    /// Whether the point leaves the state as it is.
    var isReading: Bool {
        switch action {
        case .share, .refuse: true
        default: false
        }
    }

    /// Whether a state accepts the point; changes the state accordingly.
    func isAccepted(by state: inout HistoryState, _ facts: HistoryFacts) -> Bool {
        let number = call.numbered.number
        guard let container = container(in: state), state.nodes[container] != nil else { return false }
        if case .request(let service, _, let isAwaited) = call.numbered.call {
            let request = HistoryState.Request(
                call: call.begin,
                service: service,
                container: container,
                isAwaited: isAwaited
            )
            switch action {
            case .searchOwn: state.searchOwn(for: request)
            case .find: return state.find(for: request)
            case .begin(let making): return state.begin(making.instance, for: request, facts)
            case .end(let making, let error):
                return state.end(making, with: error, facts) { container in
                    facts.isClosing(container, from: earliest, to: latest)
                }
            case .share(let instance): return state.share(instance, for: request, facts)
            case .refuse(let error): return state.refuse(request, with: error, facts)
            default: return false
            }
            return true
        }
        switch (action, call.numbered.call) {
        case (.change, .register(let service, let recipe, _)):
            state.register(service, recipe.registration(number), in: container)
        case (.find, .override(let service, _, _)):
            let isRefused = if case .failed(.closed) = call.outcome { true } else { false }
            if isRefused, state.mayBeClosed(container) { return true }
            let error = state.findReplaced(service, by: call.begin, in: container)
            if case .failed(let recorded) = call.outcome { return error == recorded }
            return error == nil
        case (.change, .override(let service, let recipe, _)):
            return state.override(service, recipe.registration(number), by: call.begin, in: container)
        case (.change, .setScope(let scope, let entry)): state.setScope(scope, of: entry)
        case (.change, .removeAll): state.removeAll(in: container)
        case (.change, .open): state.open(number, in: container)
        case (.change, .copy): state.copy(container, to: number)
        case (.reset(let services, let ofOuter, let onlyStored), .reset(let scope, _)):
            for owner in ofOuter.map({ $0 ? state.nodes[container]?.outer : container }) {
                if let owner { state.reset(scope, of: services, in: owner, onlyStored: onlyStored) }
            }
        case (.beginClosing, _): state.nodes[container]?.mayRefuse = true
        case (.refuseAll, _): return state.refuseAll(container)
        case (.endClosing, _): return state.endClosing(container)
        default: return false
        }
        return true
    }

    /// The container of the call: for a request of a factory, the one that makes the instance.
    private func container(in state: HistoryState) -> Int? {
        guard let maker = call.maker?.instance.serialNumber else { return call.numbered.call.container }
        return state.made.last { $0.instance == maker }?.target.owner
    }
}

extension RecordedCall {
    /// The points of the call; `nil` if its outcome contradicts the factories that it ran.
    ///
    /// - Parameter others: The calls that overlap it.
    func points(besides others: [RecordedCall]) -> [HistoryPoint]? {
        switch (numbered.call, outcome) {
        case (_, .failed(.skipped)): return []
        case (.request(let service, _, _), _):
            guard let points = pointsOfRequest, !mayFindNothing,
                others.contains(where: { $0.numbered.call.affectsRequests(for: service) })
            else { return pointsOfRequest }
            // Without another registration meanwhile, nothing can tell when each container is searched.
            let isRegistered = others.contains { $0.numbered.call.registers(service) }
            let search: [HistoryPoint.Action] = isRegistered ? [.searchOwn, .find] : [.find]
            return search.map { point($0, begin, points[0].latest) } + points
        case (.reset(let scope, _), .done):
            // A point for each service that another call uses meanwhile; otherwise, nothing can tell them apart.
            let used = Set(others.compactMap(\.numbered.call.service))
            let unused = HistoryService.allCases.filter { !used.contains($0) }
            let points = [false, true].flatMap { isOuter in
                used.map { point(.reset([$0], ofOuter: [isOuter]), begin, end) }
            }
            // The storage of a custom scope is user code, so no lock is held from when the reset begins until the storage
            // is empty. An instance that is made and stored meanwhile is discarded, too.
            let stored = (scope == .custom ? used : []).map { service in
                point(.reset([service], ofOuter: [false, true], onlyStored: true), begin, end)
            }
            return points + [point(.reset(unused, ofOuter: [false, true]), begin, end)] + stored
        case (.close, .done):
            return [.beginClosing, .refuseAll, .endClosing].map { point($0, begin, end) }
        case (.override, .failed): return [point(.find, begin, end)]
        // An override isn't registered at the moment at which it finds what it replaces.
        case (.override, .done): return [point(.find, begin, end), point(.change, begin, end)]
        case (_, .done): return [point(.change, begin, end)]
        default: return nil
        }
    }

    private var pointsOfRequest: [HistoryPoint]? {
        guard let making = makings.first else {
            switch outcome {
            case .instance(let instance): return [point(.share(instance), begin, end)]
            case .failed(let error): return [point(.refuse(error), begin, end)]
            case .done: return nil
            }
        }
        guard makings.count == 1 else { return nil }
        var error: HistoryError?
        switch outcome {
        case .instance(let instance) where instance === making.instance: break
        case .failed(let failure): error = failure
        default: return nil
        }
        return [
            point(.begin(making), begin, making.begin),
            point(.end(making, error), making.end, end),
        ]
    }

    /// Whether the request may end when it finds no registration.
    private var mayFindNothing: Bool {
        switch outcome {
        case .failed(.closed), .failed(.unregistered): makings.isEmpty
        default: false
        }
    }

    private func point(_ action: HistoryPoint.Action, _ earliest: Int, _ latest: Int) -> HistoryPoint {
        HistoryPoint(call: self, action: action, earliest: earliest, latest: latest)
    }
}
