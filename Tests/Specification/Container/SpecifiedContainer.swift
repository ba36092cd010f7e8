/// A container as naive as can be: the definition of what a `Container` does.
///
/// It has one thread, arrays and dictionaries, and no fast path. Each rule of the documentation is one line of it, with the
/// page that says so. The tests run the same programs on it and on `Container`, and compare all that a program notices.
///
/// The rules for resolving, sharing, and forgetting are here; the other operations are in extensions.
package class SpecifiedContainer {
    let thread: SpecifiedThread
    let parent: SpecifiedContainer?
    let defaultScope: Scope

    /// The level that the container was opened at, and its value.
    let level: Level?
    let value: (any Instance)?

    /// Whether the container only registers, in another one, for the containers of its level that are opened in that.
    let isRegistrar: Bool

    var registrations: [Key: SpecifiedRegistration] = [:]

    /// The registrations for the containers of each level that are opened in this one, or inside it.
    var registrationsForLevels: [Level: [Key: SpecifiedRegistration]] = [:]

    /// The shared instances in the scope of the container's level.
    var levelCaches: [(place: SpecifiedPlace, cache: SpecifiedCache)] = []

    /// The container that this one stands in for while the closure of a `withOverrides` runs.
    var original: SpecifiedContainer?

    /// Whether a scope was reset since, so that nothing is taken from the original any more.
    var isReset = false

    var isClosed = false
    var open: [SpecifiedOpenInstance] = []
    var openChildren: [SpecifiedOpenChild] = []

    package required init(
        _ thread: SpecifiedThread,
        parent: SpecifiedContainer?,
        defaultScope: Scope,
        level: Level? = nil,
        value: (any Instance)? = nil,
        isRegistrar: Bool = false
    ) {
        self.thread = thread
        self.parent = parent
        self.defaultScope = defaultScope
        self.level = level
        self.value = value
        self.isRegistrar = isRegistrar
    }

    /// The container and its ancestors, the nearest first.
    var lineage: [SpecifiedContainer] { [self] + (parent?.lineage ?? []) }

    /// The container at the top of the hierarchy that an object graph reaches through.
    // Scopes: "A graph reaches through a whole hierarchy of containers, but not into or out of a level."
    var hierarchy: SpecifiedContainer { level == nil ? parent?.hierarchy ?? self : self }

    /// The container that carries out the operations of this one.
    // Testing: "The overrides hold for the current task": `withOverrides` puts another container in the place of this one.
    var active: SpecifiedContainer { thread.substitution?.active(self) ?? self }

    func active(_ registration: SpecifiedRegistration) -> SpecifiedRegistration {
        thread.substitution?.active(registration) ?? registration
    }

    // MARK: - Requests

    /// Answers a request.
    package func resolve(_ request: Request) throws -> Answer {
        let container = active
        return try thread.inGraph(of: container.hierarchy) {
            try container.refuseIfClosed(request)
            return switch request.form {
            case .plain: .one(try container.resolve(request.key, request.argument))
            case .optional: try container.resolveOptional(request.key, request.argument)
            case .list: .list(try container.contributions(to: request.key.service).map(container.element))
            case .dictionary: .dictionary(try container.resolveDictionary(request.key.service))
            }
        }
    }

    // Reference of `inject(into:)`: "Injects what follows the initializer." The dependencies "are resolved as one object
    // graph. The container doesn't keep the instance, complete it with `initCompleted(_:)`, or close it."
    package func inject(into instance: any Instance, _ injection: @escaping SpecifiedRegistration.Completion)
        throws
    {
        let container = active
        let registration = SpecifiedRegistration(
            Key(service: .injected),
            .instance(instance),
            .transient,
            owner: container
        )
        registration.completions = [injection]
        _ = try thread.inGraph(of: container.hierarchy) { try container.makeTransient(registration, nil) }
    }

    // Keys: "A registration is filed under a key, and a resolution asks for one. Both have to be equal."
    func resolve(_ key: Key, _ argument: Int?) throws -> any Instance {
        guard let registration = find(key) else { throw thread.failure(.unregistered, at: key) }
        return try resolve(registration, argument)
    }

    // Closing: "The container refuses resolutions, in every form. A child that has nothing to close is not closed itself: it
    // finds nothing of its parent any more, only what is registered in itself."
    func refuseIfClosed(_ request: Request) throws {
        let isFound = request.form == .plain && find(request.key) != nil
        if isInsideClosed, !isFound { throw thread.failure(.containerClosed, at: request) }
    }

    // Keys: "An optional of a service is nil exactly where the service itself would be missing. What is registered and
    // cannot be made is an error for the optional, too."
    func resolveOptional(_ key: Key, _ argument: Int?) throws -> Answer {
        find(key) == nil ? .none : .one(try resolve(key, argument))
    }

    // Hierarchies: "The nearest registration serves, so a child can replace what its parent has."
    func find(_ key: Key) -> SpecifiedRegistration? {
        searched(for: key).lazy.compactMap(\.found).first
    }

    // Levels: "A container of the level looks into its own registrations, then into those of its level, the nearest first, then
    // outward."
    func searchedForLevel(_ key: Key) -> [Place] {
        guard let level else { return [] }
        return lineage.dropFirst().prefix { container in !container.isClosed }
            .map { container in (container, level, container.registrationsForLevels[level]?[key]) }
    }

    /// The containers that register for the inner levels for which something is registered under a key.
    // Decorators: "a level that only decorates has nothing to override".
    func innerRegistrars(of key: Key) -> [SpecifiedContainer] {
        let levels = active.lineage.compactMap(\.level)
        return Level.allCases.filter { level in
            !levels.contains(level) && (levels.isEmpty || level.outer == levels.first)
                && active.lineage.contains { $0.registrationsForLevels[level]?[key] != nil }
        }
        .map { level in active.registrar(for: level) }
        .filter { container in container.undecorated(key)?.level == container.level }
    }

    // MARK: - Scopes

    // Scopes: "Every registration is in a scope, which says whether asking again gives the same instance."
    func resolve(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        if registration.owner?.isClosed == true {
            throw thread.failure(.containerClosed, at: registration.key)
        }
        switch registration.scope {
        case .transient: return try makeTransient(registration, argument)
        case .graph: return try makeInGraph(registration, argument)
        case .container, .weak, .custom: return try share(registration, argument)
        }
    }

    // Scopes, `transient`: "A new one for every resolution."
    func makeTransient(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        try entering(registration) {
            let made = try make(registration, argument)
            try complete(made, registration)
            return made
        }
    }

    // Scopes, `graph`: "One within a resolution and everything resolved for it."
    func makeInGraph(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        let cache = thread.graph.cache(of: registration)
        return try cache.instance ?? make(registration, in: cache, argument)
    }

    // Keys: "In a scope that shares instances, the first ask makes it, and later ones get the same, whatever they pass."
    //
    // Scopes: "A shared instance belongs to the container in which its factory is registered. That container makes it, with
    // its own dependencies, and shares it with its children."
    func share(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        let maker = try maker(of: registration)
        let cache = maker.cache(of: registration)
        if let existing = cache.instance { return existing }
        let graph = thread.graph
        let instance: any Instance
        if let (container, original) = maker.unaffected(registration) {
            instance = try thread.outsideOfOverrides {
                try thread.inGraph(SpecifiedGraph(in: container.hierarchy)) {
                    try container.resolve(original, argument)
                }
            }
            cache.instance = instance
        } else if maker === self {
            instance = try make(registration, in: cache, argument)
        } else {
            // Hierarchies: "A shared instance that a parent makes for a child is made in an object graph of its own."
            instance = try thread.inGraph(SpecifiedGraph(in: maker.hierarchy)) {
                try maker.make(registration, in: cache, argument)
            }
        }
        if registration.scope == .weak { graph.held.append(instance) }
        return instance
    }

    // Levels, "Which container makes an instance": "the container that owns the registration", or "the nearest container of
    // the level".
    func maker(of registration: SpecifiedRegistration) throws -> SpecifiedContainer {
        guard let level = registration.sharingLevel else { return registration.owner ?? self }
        guard let container = nearest(level) else {
            throw thread.failure(.outsideOfLevel, at: registration.key)
        }
        return container
    }

    /// The place of the instance of a registration that this container makes.
    func cache(of registration: SpecifiedRegistration) -> SpecifiedCache {
        guard registration.sharingLevel != nil else { return registration.cache }
        let place = registration.placeInLevels
        if let known = levelCaches.first(where: { $0.place === place }) { return known.cache }
        let cache = SpecifiedCache(registration.scope)
        levelCaches.append((place, cache))
        return cache
    }

    func make(
        _ registration: SpecifiedRegistration,
        in cache: SpecifiedCache,
        _ argument: Int?
    ) throws -> any Instance {
        // Circular dependencies: while the closure of `initCompleted` runs, "the instance can be found".
        if let incomplete = receiveIncomplete(cache) { return incomplete }
        return try entering(registration) {
            let made = try make(registration, argument)
            // Circular dependencies: "That second mother is the one that is kept, and the first run of the factory gets
            // her, too."
            if let existing = cache.instance ?? receiveIncomplete(cache) { return existing }
            let isNew = registration.scope == .graph || !registration.isExistingInstance
            if isNew { thread.progress += 1 }
            let publication = SpecifiedPublication(cache, made) { try self.noteOpen(made, registration) }
            try thread.completing(publication) { try complete(made, registration) }
            return made
        }
    }

    // MARK: - Making

    /// Runs a factory and the completions of a registration.
    func entering(
        _ registration: SpecifiedRegistration,
        _ body: () throws -> any Instance
    ) throws -> any Instance {
        if isCycle(registration) { throw thread.failure(.cycle, at: registration.key) }
        // Errors: "Any depth is an error": forwards and decorators that lead to each other, with arguments.
        if thread.frames.count >= SpecifiedThread.greatestDepth { throw Failure(reason: .tooDeep, path: []) }
        thread.frames.append(
            SpecifiedThread.Frame(registration: registration, container: self, progress: thread.progress)
        )
        defer { thread.frames.removeLast() }
        do {
            return try body()
        } catch let failure as Failure {
            // Errors: "A factory that lets an error of `require` through does not wrap it."
            throw failure
        } catch {
            throw Failure(reason: .failure, path: thread.path)
        }
    }

    // Circular dependencies: factories that need each other, and find nothing that was made meanwhile, are an error that
    // names the circle. "Factories with arguments are not judged, since each run may do something else."
    func isCycle(_ registration: SpecifiedRegistration) -> Bool {
        registration.key.arguments == .none
            && thread.frames.contains { frame in
                frame.registration === registration && frame.container === self
                    && frame.progress == thread.progress
            }
    }

    func make(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        switch registration.maker {
        case .factory(let factory):
            return try factory(self, argument)
        case .instance(let instance):
            return instance
        case .component(let makeComponent):
            return makeComponent(argument ?? 0)
        case .defaultValue(let value, let complete):
            // Keys: "The default values are made, and the complete key is asked. So whatever is registered there serves."
            return try resolve(complete, value)
        case .forward(let target):
            // Reference of `forward`: "Instances that the scope of the entry shares are the same for both types."
            let instance = try resolve(active(target), argument)
            // Errors: "A type was forwarded to a registration whose instances are not of that type."
            guard instance.isInstance(of: registration.key.service) else {
                throw Failure(reason: .unrelatedTypes, path: thread.path)
            }
            return instance
        case .decorator(let decorator, let decorated):
            // Decorators: "Whatever asks for the service gets what the closure returns." "Closures of `initCompleted`
            // complete the inner instance."
            let decorated = try decorated.map(active) ?? findOutward(from: registration)
            registration.foundOutward = decorated
            return try decorator(self, try resolve(decorated, argument), argument)
        }
    }

    // Circular dependencies: "A closure passed to `initCompleted` runs once on each new instance, after the factory and
    // before the instance is handed out." Reference: "Several closures run in the order in which they were added."
    func complete(_ instance: any Instance, _ registration: SpecifiedRegistration) throws {
        for completion in registration.completions { try completion(self, instance) }
    }

    // MARK: - Lists

    // Lists: "The list of a container contains the contributions of its ancestors, then its own: outer containers come
    // first, each in the order of registration. A contribution with a name hides those of the same name in outer
    // containers."
    func contributions(to service: Service) -> [SpecifiedRegistration] {
        let all = lineage.reversed().flatMap { $0.ownContributions(to: service) }
        return all.indices.filter { index in !all[(index + 1)...].contains { $0.key == all[index].key } }
            .map { all[$0] }
    }

    // MARK: - Forgetting

    // Reference of `removeAll`: "Removes all registrations of this container; those of its parent, and the value of its
    // level, stay." Scopes: "`removeAll` forgets instances, too."
    package func removeAll() {
        let container = active
        if container.isRegistrar, let level = container.level {
            container.host.registrationsForLevels[level] = nil
        } else {
            container.registrations = [:]
            container.registrationsForLevels = [:]
        }
        container.levelCaches = []
        container.isReset = true
    }

    // Scopes: "`resetObjectScope` forgets what a scope shares, in the container and in all its ancestors; the other form
    // does so for one service only. Registrations stay."
    package func reset(_ scope: Scope, _ service: Service?) {
        let container = active
        for container in container.lineage { container.isReset = true }
        for registration in container.lineage.flatMap(\.allRegistrations)
        where registration.scope == scope && (service == nil || registration.key.service == service) {
            container.reset(registration)
        }
    }

    // Scopes: "The container discards what is being created when the call returns, too." A request "that creates the instance
    // when the scope is reset" returns it. One "after the reset, by the factory or a completion of the instance" returns "another
    // instance".
    func reset(_ registration: SpecifiedRegistration) {
        if registration.sharingLevel == nil {
            registration.reset()
        } else if let container = try? maker(of: registration) {
            let place = registration.placeInLevels
            container.levelCaches.first { $0.place === place }?.cache.reset()
            container.levelCaches.removeAll { $0.place === place }
        }
        // A decorator is forgotten with what it decorates.
        if case .decorator(_, let decorated?) = registration.maker { reset(decorated.target) }
    }

    // MARK: - Closing

    // Closing, the table "What is closed": what is "in the scope `container`".
    func noteOpen(_ instance: any Instance, _ registration: SpecifiedRegistration) throws {
        guard registration.scope == .container else { return }
        // Closing: a closure of `onClose` "runs once for each object of its registration".
        if open.contains(where: { $0.registration === registration && $0.instance.isSame(as: instance) }) {
            return
        }
        if registration.closings.isEmpty {
            // Closing, of a registered instance: "by `onClose` only: the container did not make it".
            guard instance is ClosableThing, !registration.isExistingInstance else { return }
            if lineage.contains(where: { $0.isOpen(instance) }) { return }
        }
        // Closing, of what is made: "If it is made after closing has ended, its resolution fails."
        guard !isInsideClosed else { throw Failure(reason: .containerClosed, path: thread.path) }
        if registration.closings.isEmpty { leaveToThis(instance) }
        open.append(SpecifiedOpenInstance(registration, instance))
        enroll()
    }

    // Closing: "If closures of a container and of one inside it return the same object, the outer one closes it".
    func leaveToThis(_ instance: any Instance) {
        for child in openChildren.compactMap(\.container) {
            child.open.removeAll { $0.closings.isEmpty && $0.instance.isSame(as: instance) }
            child.leaveToThis(instance)
        }
    }

    // Closing: each, after its decorators, "before the container begins to close those that were created earlier".
    func indexOfNextToClose() -> Int {
        var next = open.count - 1
        while let outer = open.lastIndex(where: { dependencies(of: $0).contains(next) }) { next = outer }
        return next
    }
}
