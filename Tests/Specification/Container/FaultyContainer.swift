/// A specification with a ``Fault``.
final class FaultyContainer: SpecifiedContainer {
    private var fault: Fault? { thread.fault }

    /// The caches of a container that keeps what is in the scope `weak`.
    private var keptCaches: [(registered: SpecifiedCache, own: SpecifiedCache)] = []

    // MARK: - Keys and hierarchies

    override func find(_ key: Key) -> SpecifiedRegistration? {
        let found = super.find(key)
        switch fault {
        case .namesAreIgnored:
            return found ?? super.find(Key(service: key.service, arguments: key.arguments))
        case .parentsComeFirst:
            return isClosed ? found : parent?.find(key) ?? found
        case .valuesComeFirst:
            return isClosed ? found : registrationOfValue(key) ?? found
        case .levelsComeFirst:
            return isClosed ? found : searchedForLevel(key).lazy.compactMap(\.found).first ?? found
        case .levelsComeLast:
            guard !isClosed else { return nil }
            return registrations[key] ?? registrationOfValue(key) ?? parent?.find(key) ?? found
        case .outsideFindsLevels:
            return found ?? registrationsForLevels.values.lazy.compactMap { $0[key] }.first
        case .contributionsServe:
            return found ?? ownContributions(to: key.service).first { $0.key.name == key.name }
        default:
            return found
        }
    }

    override func searchedForLevel(_ key: Key) -> [Place] {
        let searched = super.searchedForLevel(key)
        return fault == .outerRegistrarsComeFirst ? searched.reversed() : searched
    }

    override func innerRegistrars(of key: Key) -> [SpecifiedContainer] {
        fault == .overridesReachNoLevels ? [] : super.innerRegistrars(of: key)
    }

    override func resolveOptional(_ key: Key, _ argument: Int?) throws -> Answer {
        guard fault == .optionalsSwallowErrors else { return try super.resolveOptional(key, argument) }
        return (try? super.resolveOptional(key, argument)) ?? .none
    }

    override var hierarchy: SpecifiedContainer {
        switch fault {
        case .graphsAreOfOneContainer: self
        case .graphsReachIntoLevels: parent?.hierarchy ?? self
        default: super.hierarchy
        }
    }

    override var active: SpecifiedContainer {
        switch fault {
        case .overridesAreIgnored: self
        case .overridesReachNoChildren: parent == nil ? super.active : self
        default: super.active
        }
    }

    override func inject(
        into instance: any Instance,
        _ injection: @escaping SpecifiedRegistration.Completion
    ) throws {
        guard fault == .injectionIsNoResolution else {
            return try super.inject(into: instance, injection)
        }
        try injection(self, instance)
    }

    // MARK: - Scopes

    override func makeTransient(_ registration: SpecifiedRegistration, _ argument: Int?) throws
        -> any Instance
    {
        fault == .transientIsShared
            ? try makeInGraph(registration, argument)
            : try super.makeTransient(registration, argument)
    }

    override func makeInGraph(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance
    {
        let cache = thread.graph.cache(of: registration)
        switch fault {
        case .graphIsTransient:
            return try makeTransient(registration, argument)
        case .incompleteStaysInGraph, .firstMotherIsKept:
            if let existing = cache.instance { return existing }
            return try entering(registration) {
                let made = try make(registration, argument)
                if fault != .firstMotherIsKept, let existing = cache.instance { return existing }
                cache.instance = made
                thread.progress += 1
                try complete(made, registration)
                return made
            }
        default:
            return try super.makeInGraph(registration, argument)
        }
    }

    override func share(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        guard fault == .parentsJoinGraphs else { return try super.share(registration, argument) }
        let maker = try maker(of: registration)
        let cache = maker.cache(of: registration)
        return try cache.instance ?? maker.make(registration, in: cache, argument)
    }

    override func make(
        _ registration: SpecifiedRegistration,
        in cache: SpecifiedCache,
        _ argument: Int?
    ) throws -> any Instance {
        guard registration.scope != .graph else {
            return try super.make(registration, in: cache, argument)
        }
        switch fault {
        case .incompleteIsHidden:
            return try entering(registration) {
                let made = try make(registration, argument)
                thread.progress += 1
                try complete(made, registration)
                try noteOpen(made, registration)
                cache.instance = made
                return made
            }
        case .incompleteIsKept:
            return try entering(registration) {
                let made = try make(registration, argument)
                cache.instance = made
                thread.progress += 1
                try complete(made, registration)
                try noteOpen(made, registration)
                return made
            }
        default:
            return try super.make(registration, in: cache, argument)
        }
    }

    override func maker(of registration: SpecifiedRegistration) throws -> SpecifiedContainer {
        let maker = try super.maker(of: registration)
        let isOfLevel = registration.sharingLevel != nil
        return switch fault {
        case .askersMakeSharedInstances where !isOfLevel, .levelsAreOfTheAsker where isOfLevel: self
        case .levelsAreOfTheOwner where isOfLevel: registration.owner ?? maker
        default: maker
        }
    }

    override func cache(of registration: SpecifiedRegistration) -> SpecifiedCache {
        switch fault {
        case .weakIsKept where registration.scope == .weak:
            if let known = keptCaches.first(where: { $0.registered === registration.cache }) {
                return known.own
            }
            let cache = SpecifiedCache(.container)
            keptCaches.append((registration.cache, cache))
            return cache
        case .overridesLeak: return super.cache(of: registration.original ?? registration)
        default: return super.cache(of: registration)
        }
    }

    // MARK: - Making

    override func entering(
        _ registration: SpecifiedRegistration,
        _ body: () throws -> any Instance
    ) throws -> any Instance {
        do {
            return try super.entering(registration, body)
        } catch let failure as Failure where fault == .failuresAreWrapped && failure.reason == .failure {
            throw Failure(reason: .failure, path: thread.path + ["\(registration.key)"])
        }
    }

    override func isCycle(_ registration: SpecifiedRegistration) -> Bool {
        let entered = thread.frames.filter { $0.registration === registration }
        return switch fault {
        case .noCycleIsFound: false
        case .everyReentryIsACycle:
            registration.key.arguments == .none && entered.contains { $0.container === self }
        case .argumentsAreJudged:
            entered.contains { $0.container === self && $0.progress == thread.progress }
        case .cyclesSpanContainers:
            registration.key.arguments == .none && entered.contains { $0.progress == thread.progress }
        default: super.isCycle(registration)
        }
    }

    override func make(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        switch (registration.maker, fault) {
        case (.factory, .argumentsAreLost): try super.make(registration, argument.map { _ in 0 })
        case (.forward(let target), .typesOfForwardsAreIgnored): try resolve(target, argument)
        case (.decorator(_, let decorated?), .decoratorsAreIgnored): try resolve(decorated, argument)
        case (.decorator(let decorator, let decorated?), .decoratorsAskTheOwner):
            try decorator(decorated.owner ?? self, try resolve(decorated, argument), argument)
        default: try super.make(registration, argument)
        }
    }

    override func complete(_ instance: any Instance, _ registration: SpecifiedRegistration) throws {
        let completions =
            switch fault {
            case .lastCompletionIsForgotten: Array(registration.completions.dropLast())
            case .completionsAreReversed: Array(registration.completions.reversed())
            case .completionsRunTwice: registration.completions + registration.completions
            default: registration.completions
            }
        for completion in completions { try completion(self, instance) }
    }

    // MARK: - Lists

    override func contributions(to service: Service) -> [SpecifiedRegistration] {
        switch fault {
        case .innerContributionsComeFirst:
            let contributions = super.contributions(to: service)
            return lineage.flatMap { container in contributions.filter { $0.owner === container } }
        case .hiddenContributionsAreListed:
            return lineage.reversed().flatMap { $0.ownContributions(to: service) }
        case .outerContributionsAreMissing: return ownContributions(to: service)
        default: return super.contributions(to: service)
        }
    }

    // MARK: - Forgetting

    override func removeAll() {
        let caches = levelCaches
        super.removeAll()
        if fault == .removedLevelInstancesAreKept { levelCaches = caches }
    }

    override func reset(_ scope: Scope, _ service: Service?) {
        switch fault {
        case .onlyOwnInstancesAreReset:
            for registration in registrations.values
            where registration.scope == scope && (service == nil || registration.key.service == service) {
                reset(registration)
            }
        case .otherServicesAreReset: super.reset(scope, nil)
        default: super.reset(scope, service)
        }
    }

    override func reset(_ registration: SpecifiedRegistration) {
        switch fault {
        case .decoratedInstancesAreKept where registration.sharingLevel == nil:
            registration.reset()
        case .whatIsBeingMadeIsKept:
            if let maker = try? maker(of: registration) { maker.cache(of: registration).instance = nil }
            if case .decorator(_, let decorated?) = registration.maker { reset(decorated.target) }
        default: super.reset(registration)
        }
    }

    // MARK: - Closing

    override func refuseIfClosed(_ request: Request) throws {
        if fault != .closedIsUnregistered { try super.refuseIfClosed(request) }
    }

    override func noteOpen(_ instance: any Instance, _ registration: SpecifiedRegistration) throws {
        switch fault {
        case .levelsAreNotClosed where registration.sharingLevel != nil: break
        case .weakInstancesAreClosed where registration.scope == .weak && instance is ClosableThing:
            open.append(SpecifiedOpenInstance(registration, instance))
        case .objectsAreClosedAgain where instance is ClosableThing:
            open.append(SpecifiedOpenInstance(registration, instance))
        case .childrenAreNotClosed:
            try super.noteOpen(instance, registration)
            parent?.openChildren = []
        default: try super.noteOpen(instance, registration)
        }
    }

    override func leaveToThis(_ instance: any Instance) {
        if fault != .innerContainersKeepObjects { super.leaveToThis(instance) }
    }

    override func indexOfNextToClose() -> Int {
        fault == .closingIsInOrderOfMaking ? 0 : super.indexOfNextToClose()
    }
}
