/// A container as naive as can be: the definition of what a `Container` does.
///
/// It has one thread, arrays and dictionaries, and no fast path. Each rule of the documentation is one line of it, with the
/// page that says so. The tests run the same programs on it and on `Container`, and compare all that a program notices.
package class SpecifiedContainer {
    let thread: SpecifiedThread
    let parent: SpecifiedContainer?
    let defaultScope: Scope
    var registrations: [Key: SpecifiedRegistration] = [:]

    package required init(_ thread: SpecifiedThread, parent: SpecifiedContainer?, defaultScope: Scope) {
        self.thread = thread
        self.parent = parent
        self.defaultScope = defaultScope
    }

    /// The container and its ancestors, the nearest first.
    var lineage: [SpecifiedContainer] { [self] + (parent?.lineage ?? []) }

    /// The container at the top of the hierarchy, through which object graphs reach.
    var hierarchy: SpecifiedContainer { parent?.hierarchy ?? self }

    // MARK: - Requests

    /// Answers a request.
    package func resolve(_ request: Request) throws -> Answer {
        try thread.inGraph(of: hierarchy) {
            switch request.form {
            case .plain: .one(try resolve(request.key, request.argument))
            case .optional: try resolveOptional(request.key, request.argument)
            }
        }
    }

    // Keys: "A registration is filed under a key, and a resolution asks for one. Both have to be equal."
    func resolve(_ key: Key, _ argument: Int?) throws -> any Instance {
        guard let registration = find(key) else { throw thread.failure(.unregistered, at: key) }
        return try resolve(registration, argument)
    }

    // Keys: "An optional of a service is nil exactly where the service itself would be missing. What is registered and
    // cannot be made is an error for the optional, too."
    func resolveOptional(_ key: Key, _ argument: Int?) throws -> Answer {
        find(key) == nil ? .none : .one(try resolve(key, argument))
    }

    // Hierarchies: "The nearest registration serves, so a child can replace what its parent has."
    func find(_ key: Key) -> SpecifiedRegistration? {
        registrations[key] ?? parent?.find(key)
    }

    // MARK: - Scopes

    // Scopes: "Every registration is in a scope, which says whether asking again gives the same instance."
    func resolve(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
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
        let (graph, place) = (thread.graphs[thread.graphs.count - 1], ObjectIdentifier(registration))
        if let existing = graph.instances[place] { return existing }
        return try entering(registration) {
            let made = try make(registration, argument)
            // Circular dependencies: "A factory on a circle may run twice; the first run gets the second mother, too."
            if let existing = graph.instances[place] { return existing }
            graph.instances[place] = made
            thread.progress += 1
            do {
                try complete(made, registration)
            } catch {
                // Errors: "Nothing half made is kept. The next ask tries again."
                graph.instances[place] = nil
                throw error
            }
            return made
        }
    }

    // Keys: "In a scope that shares instances, the first ask makes it, and later ones get the same, whatever they pass."
    //
    // Scopes: "A shared instance belongs to the container in which its factory is registered. That container makes it,
    // with its own dependencies, and shares it with its children."
    func share(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        let maker = try maker(of: registration)
        let cache = maker.cache(of: registration)
        if let existing = cache.instance { return existing }
        let graph = thread.graphs[thread.graphs.count - 1]
        let instance =
            if maker === self {
                try makeShared(registration, cache, argument)
            } else {
                // Hierarchies: "A shared instance that a parent makes for a child is made in an object graph of its own."
                try thread.inGraph(SpecifiedGraph(in: maker.hierarchy)) {
                    try maker.makeShared(registration, cache, argument)
                }
            }
        if registration.scope == .weak { graph.held.append(instance) }
        return instance
    }

    /// The container that makes what a registration shares.
    func maker(of registration: SpecifiedRegistration) throws -> SpecifiedContainer {
        registration.owner
    }

    func cache(of registration: SpecifiedRegistration) -> SpecifiedCache {
        registration.cache
    }

    func makeShared(
        _ registration: SpecifiedRegistration,
        _ cache: SpecifiedCache,
        _ argument: Int?
    ) throws -> any Instance {
        // Circular dependencies: while the closure of 'initCompleted' runs, "the instance can be found".
        if let incomplete = cache.incomplete { return incomplete }
        return try entering(registration) {
            let made = try make(registration, argument)
            if let existing = cache.instance { return existing }
            cache.incomplete = made
            defer { cache.incomplete = nil }
            thread.progress += 1
            try complete(made, registration)
            cache.instance = made
            return made
        }
    }

    // MARK: - Making

    /// Runs a factory and the completions of a registration.
    ///
    /// Circular dependencies: factories that need each other, and find nothing that was made meanwhile, are "an error that
    /// names the circle". "Factories with arguments are not judged, since each run may do something else."
    func entering(
        _ registration: SpecifiedRegistration,
        _ body: () throws -> any Instance
    ) throws -> any Instance {
        if isCycle(registration) { throw thread.failure(.cycle, at: registration.key) }
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

    func isCycle(_ registration: SpecifiedRegistration) -> Bool {
        registration.key.arguments == .none
            && thread.frames.contains { frame in
                frame.registration === registration && frame.container === self
                    && frame.progress == thread.progress
            }
    }

    func make(_ registration: SpecifiedRegistration, _ argument: Int?) throws -> any Instance {
        switch registration.maker {
        case .factory(let factory): try factory(self, argument)
        case .instance(let instance): instance
        }
    }

    // Circular dependencies: "A closure passed to `initCompleted` runs once on each new instance, after the factory and
    // before the instance is handed out." Reference: "Several closures run in the order in which they were added."
    func complete(_ instance: any Instance, _ registration: SpecifiedRegistration) throws {
        for completion in registration.completions { try completion(self, instance) }
    }

    // MARK: - Registering

    // Reference: "The default scope of a container" is the scope of a registration that names none.
    package func register(
        _ key: Key,
        _ factory: @escaping SpecifiedRegistration.Factory
    ) -> SpecifiedRegistration {
        file(SpecifiedRegistration(key, .factory(factory), defaultScope, owner: self))
    }

    // Keys, "Instances that there are already": the instance is shared, and stays when its scope is reset.
    package func register(_ key: Key, instance: any Instance) -> SpecifiedRegistration {
        file(SpecifiedRegistration(key, .instance(instance), .container, owner: self))
    }

    // Keys: "A registration under a key that is taken overwrites the former one."
    func file(_ registration: SpecifiedRegistration) -> SpecifiedRegistration {
        registrations[registration.key] = registration
        return registration
    }

    // Reference of `removeAll`: "Removes all registrations of this container; those of its parent stay."
    package func removeAll() {
        registrations = [:]
    }

    // Scopes: "`resetObjectScope` forgets what a scope shares, in the container and in all its ancestors; the other form
    // does so for one service only. Registrations stay."
    package func reset(_ scope: Scope, _ service: Service?) {
        for registration in lineage.flatMap(\.registrations.values)
        where registration.scope == scope && (service == nil || registration.key.service == service) {
            reset(registration)
        }
    }

    func reset(_ registration: SpecifiedRegistration) {
        registration.cache.instance = nil
    }
}
