import Ampoule

extension GraphReader {
    /// The dependencies of a node, with their providers.
    mutating func dependencies(of place: Int) -> [DraftDependency] {
        guard let component = drafts[place].component else { return [] }
        let view = drafts[place].view
        return component.dependencies(ofInitializer: drafts[place].origin?.number).map { dependency in
            draft(of: dependency, in: view)
        }
    }

    /// Finds the provider of a dependency, in the order of a resolution; what only an inner level has comes last.
    ///
    /// An optional dependency is nil outside that level.
    private mutating func draft(of dependency: DescribedDependency, in view: Int) -> DraftDependency {
        let found = draft(of: dependency, foundIn: view)
        guard case .missing = found.provider else { return found }
        for inner in views.indices where views.isView(inner, inside: view) {
            let foundInside = draft(of: dependency, foundIn: inner)
            if case .nodes = foundInside.provider { return foundInside }
        }
        return found
    }

    private mutating func draft(of dependency: DescribedDependency, foundIn view: Int) -> DraftDependency {
        var service = dependency.type
        var isOptional = false
        var isDeferred = false
        var isLookedUpOnInjection = false
        func result(_ provider: DraftDependency.Provider) -> DraftDependency {
            var isFound = false
            switch provider {
            case .nodes, .list, .value: isFound = true
            case .outside, .missing, .needsArguments, .ambiguous: break
            }
            return DraftDependency(
                dependency: dependency,
                service: service,
                isDeferred: isDeferred && (isFound || !isOptional),
                isOptional: isOptional,
                isLookedUpOnInjection: isLookedUpOnInjection,
                provider: provider
            )
        }

        // A factory is resolved regardless of registrations.
        if !dependency.isGeneric, let component = componentMade(by: dependency.type) {
            (service, isDeferred) = (component, true)
            isOptional = !(dependency.type is any ComponentFactory.Type)
            return result(.nodes(nodes(of: component, in: view)))
        }
        while true {
            let key = registrationKey(of: service, name: dependency.name)
            if let place = node(under: key, in: view) { return result(.nodes([place])) }
            if let places = ambiguousNodes(under: key, in: view) { return result(.ambiguous(places)) }
            if dependency.name == nil, let level = LevelIdentity.providing(service) {
                return result(.value(level))
            }
            if !views[view].container.isRegisteredForAnotherLevel(key),
                let place = ownNode(of: service, name: dependency.name, in: view)
            {
                return result(.nodes([place]))
            }
            if dependency.name == nil, let elements = views[view].container.elements(ofList: service) {
                isLookedUpOnInjection = false
                return result(.list(elements.compactMap { node(under: $0.key, in: view) }))
            }
            guard let wrapped = wrapped(by: service) else { break }
            service = wrapped.service
            // Only a wrapper of the service itself looks for it at once.
            isLookedUpOnInjection = wrapped.isDeferred && !isDeferred
            if wrapped.isDeferred { isDeferred = true } else { isOptional = true }
        }
        if dependency.name == nil, Self.isBuiltIn(service) { return result(.outside) }
        if let place = nodeWithArguments(service, name: dependency.name, in: view)
            ?? ownNode(of: service, name: dependency.name, takingArguments: true, in: view)
        {
            return result(.needsArguments(place))
        }
        return result(.missing)
    }

    /// Whether a container resolves a service to itself or to its graph.
    private static func isBuiltIn(_ service: Any.Type) -> Bool {
        service == GraphIdentifier.self || Core.isResolver(service)
    }
}

/// Finds the container that makes a shared instance, and the level of a registration.
extension GraphReader {
    /// The view of the container that makes the instances of a registration.
    ///
    /// A shared instance is made by the container that owns the registration, or by the nearest one of its level.
    func viewOfMaker(_ maker: Registration, in view: Int) -> Int {
        let policy = maker.policy
        guard policy.isShared else { return maker.level == nil ? views.viewOutsideOfLevels(view) : view }
        let container = views[view].container
        if let level = policy.level {
            let nearest = container.nearestContainer(at: level)
            return views[view].ancestors.first { $0.container == nearest }?.view ?? view
        }
        if container.owns(maker) { return view }
        let owner = views[view].ancestors.first { $0.container.owns(maker) }
        // An unregistered component belongs to the root container.
        return (owner ?? views[view].ancestors.last)?.view ?? view
    }

    /// Whether the instances of a registration are made by a container that is neither that of a view nor an ancestor.
    func isMadeOutside(_ maker: Registration, in view: Int) -> Bool {
        guard maker.policy.isShared, maker.policy.level == nil else { return false }
        let owner = views[view].container.container(thatOwns: maker)
        return owner.map { owner in !views[view].container.lineage.contains { $0 == owner } } ?? false
    }

    /// The level that a registration is for, or that the container that owns it is inside, if any.
    func level(of maker: Registration, in view: Int) -> LevelIdentity? {
        if let level = maker.level { return level }
        let owner = views[view].container.lineage.first { $0.owns(maker) }
        return owner?.lineage.lazy.compactMap(\.level).first
    }

    /// Removes the nodes of ancestors that neither the container nor what its ancestors share depends on.
    mutating func removeUnusedNodesOfAncestors() {
        guard views.contains(where: \.isOfAncestor) else { return }
        var unvisited = placesOfOwnViews
        var isUsed = Array(repeating: false, count: drafts.count)
        for place in unvisited { isUsed[place] = true }
        while let place = unvisited.popLast() {
            let draft = drafts[place]
            for place in draft.providers where !isUsed[place] {
                isUsed[place] = true
                unvisited.append(place)
            }
        }
        var count = 0
        let places = isUsed.map { isUsed -> Int in
            defer { if isUsed { count += 1 } }
            return count
        }
        drafts = drafts.indices.filter { isUsed[$0] }.map { drafts[$0].withPlaces(places) }
    }
}

extension [ContainerView] {
    /// The view that those of inner levels are inside, which is the view itself if it is of none.
    fileprivate func viewOutsideOfLevels(_ view: Int) -> Int {
        self[view].outer.map(viewOutsideOfLevels) ?? view
    }

    /// Whether a view is of a level inside that of another.
    fileprivate func isView(_ inner: Int, inside view: Int) -> Bool {
        sequence(first: inner) { self[$0].outer }.dropFirst().contains(view)
    }
}

extension DraftNode {
    /// The places of the nodes that this one depends on, forwards to, or decorates.
    var providers: [Int] {
        dependencies.flatMap(\.provider.places) + [target, decorated].compactMap(\.self)
    }

    /// The node with other places for the nodes that it refers to.
    fileprivate func withPlaces(_ places: [Int]) -> DraftNode {
        var node = self
        node.target = target.map { places[$0] }
        node.decorated = decorated.map { places[$0] }
        for index in dependencies.indices {
            node.dependencies[index].provider = dependencies[index].provider.mapPlaces { places[$0] }
        }
        return node
    }
}

extension DraftDependency.Provider {
    /// The places of the nodes that the provider names.
    fileprivate var places: [Int] {
        switch self {
        case .nodes(let places), .list(let places), .ambiguous(let places): places
        case .needsArguments(let place): [place]
        case .value, .outside, .missing: []
        }
    }

    fileprivate func mapPlaces(_ transform: (Int) -> Int) -> Self {
        switch self {
        case .nodes(let places): .nodes(places.map(transform))
        case .list(let places): .list(places.map(transform))
        case .ambiguous(let places): .ambiguous(places.map(transform))
        case .needsArguments(let place): .needsArguments(transform(place))
        case .value, .outside, .missing: self
        }
    }
}
