import Ampoule

/// Reads the component graph from registrations, without making an instance.
///
/// It works on a snapshot, so other threads may register meanwhile.
struct GraphReader {
    let views: [ContainerView]

    /// A container of each inner level that something is registered for.
    private let innerLevels: [Container]
    var drafts: [DraftNode] = []
    private var places: [DraftNode.Identity: Int] = [:]

    /// The node found under each key, for each view.
    private var found: [[RegistrationKey: Int]]

    /// The candidates of each ambiguous shorter key, for each view.
    private var ambiguous: [[RegistrationKey: [Int]]]

    /// The generated registrations of unregistered components, for each view.
    private var unregistered: [[ObjectIdentifier: [Registration]]]

    /// Reads the graph of a container, with what only its ancestors use.
    ///
    /// - Parameter container: The container.
    init(_ container: Core) {
        innerLevels = container.containersOfInnerLevels
        views = ContainerView.all(from: container, innerLevels.map(\.core))
        found = Array(repeating: [:], count: views.count)
        ambiguous = Array(repeating: [:], count: views.count)
        unregistered = Array(repeating: [:], count: views.count)
        for view in views.indices { addRegistrations(of: view) }
        // Looking up dependencies appends unregistered components, so the loop covers them, too.
        var place = 0
        while place < drafts.count {
            if drafts[place].isDecorator, drafts[place].decorated == nil {
                drafts[place].decorated = nodeOfFallback(under: drafts[place].key, in: drafts[place].view)
            }
            if !drafts[place].isMadeOutside { drafts[place].dependencies = dependencies(of: place) }
            place += 1
        }
    }

    // MARK: - Nodes

    private mutating func addRegistrations(of view: Int) {
        found[view].reserveCapacity(views[view].found.count)
        for (registration, registrar) in views[view].found where registration.shortenedKey == nil {
            if let outer = viewOutside(of: registration.level, in: view) {
                found[view][registration.key] = found[outer][registration.key]
                continue
            }
            let maker = registration.maker
            let place = place(of: maker, in: view)
            // What an ancestor shares is a node of the nearer container's view, too.
            let registrar = views[view].isOfAncestor && !drafts[place].registeredBy.isEmpty ? nil : registrar
            addDecorated(of: place, registration, registrar, in: view)
            // A forward under the same name is another service of the node; any other is a separate node.
            if registration.key.isContribution || registration === maker
                || registration.key.name == maker.key.name
            {
                drafts[place].add(registration.key, registeredBy: registrar)
                found[view][registration.key] = place
            } else {
                let forward = self.place(
                    DraftNode.Identity(registration, in: view),
                    key: registration.key,
                    origin: nil,
                    scope: ObjectScope.transient,
                    isAsynchronous: registration.isAsynchronous
                )
                drafts[forward].add(registration.key, registeredBy: registrar)
                drafts[forward].target = place
                found[view][registration.key] = forward
            }
        }
        for (registration, _) in views[view].found {
            guard let shortenedKey = registration.shortenedKey else { continue }
            guard let complete = shortenedKey.complete else {
                ambiguous[view][registration.key] = shortenedKey.keys.compactMap { key in found[view][key] }
                continue
            }
            found[view][registration.key] = found[view][complete]
            if registration.key.isContribution, let place = found[view][complete] {
                drafts[place].add(registration.key, registeredBy: nil)
            }
        }
        for (overwritten, registrar) in views[view].overwritten
        where viewOutside(of: overwritten.level, in: view) == nil {
            let identity = DraftNode.Identity(overwritten.origin, in: view)
            let place = place(
                identity,
                key: overwritten.makerKey,
                origin: overwritten.origin,
                scope: overwritten.scope,
                isAsynchronous: overwritten.isAsynchronous
            )
            drafts[place].add(overwritten.key, registeredBy: registrar)
        }
    }

    /// The view of the level around, if a view of an inner level sees what is not registered for that level.
    private func viewOutside(of level: LevelIdentity?, in view: Int) -> Int? {
        level == views[view].container.level ? nil : views[view].outer
    }

    /// Adds the registrations that one decorates, each as a node without services of its own.
    private mutating func addDecorated(
        of place: Int,
        _ registration: Registration,
        _ registrar: String?,
        in view: Int
    ) {
        var decorator = place
        for maker in registration.makers(decorated: views[view].container.decorated).dropFirst() {
            let isNew = places[DraftNode.Identity(maker, in: viewOfMaker(maker, in: view))] == nil
            let place = self.place(of: maker, in: view)
            if isNew { drafts[place].add(registrar.map { _ in views[view].registrar(of: maker) }) }
            drafts[decorator].decorated = place
            decorator = place
        }
    }

    private mutating func place(of maker: Registration, in view: Int) -> Int {
        let place = place(
            DraftNode.Identity(maker, in: viewOfMaker(maker, in: view)),
            key: maker.key,
            origin: maker.origin ?? decorator(maker, in: view),
            factory: maker.attributes?.factoryDescription,
            scope: maker.policy.scope,
            isAsynchronous: maker.isAsynchronous
        )
        drafts[place].level = level(of: maker, in: view)
        drafts[place].isMadeOutside = isMadeOutside(maker, in: view)
        drafts[place].isDecorator = maker.attributes?.decoration != nil
        return place
    }

    /// The component that decorates, unless another registration overrides it.
    private func decorator(_ maker: Registration, in view: Int) -> ComponentOrigin? {
        guard let component = maker.attributes?.decoration?.component else { return nil }
        let override = views[view].container.searchedRegistrations.lazy.compactMap { searched in
            searched.registration(for: component.key)
        }.first
        let isOverridden = override.map { $0.origin?.identity != component.origin.identity } ?? false
        return isOverridden ? nil : component.origin
    }

    private mutating func place(
        _ identity: DraftNode.Identity,
        key: RegistrationKey,
        origin: ComponentOrigin?,
        factory: FactoryDescription? = nil,
        scope: any ObjectScopeProtocol,
        isAsynchronous: Bool
    ) -> Int {
        if let place = places[identity] { return place }
        let component =
            (origin?.component as? any Registrable.Type)?.__description
            ?? factory.map { __ComponentDescription($0) }
        drafts.append(
            DraftNode(
                identity: identity,
                key: key,
                origin: origin,
                scope: scope,
                isAsynchronous: isAsynchronous,
                component: component
            )
        )
        places[identity] = drafts.count - 1
        return drafts.count - 1
    }

    /// The places of the nodes that are not of the views of ancestors.
    var placesOfOwnViews: [Int] {
        let views = views
        return drafts.indices.filter { place in !views[drafts[place].view].isOfAncestor }
            + views.indices.filter { !views[$0].isOfAncestor }.flatMap { found[$0].values }
    }

    // MARK: - Lookup

    /// The node that is found under a key.
    func node(under key: RegistrationKey, in view: Int) -> Int? {
        if let place = found[view][key] { return place }
        guard ambiguous[view][key] == nil else { return nil }
        return nodeOfFallback(under: key, in: view)
    }

    private func nodeOfFallback(under key: RegistrationKey, in view: Int) -> Int? {
        views[view].fallbacks.lazy.compactMap { node(under: key, in: $0) }.first
    }

    /// The candidates of an ambiguous shorter key, none of which resolves it.
    func ambiguousNodes(under key: RegistrationKey, in view: Int) -> [Int]? {
        if let places = ambiguous[view][key] { return places }
        return views[view].fallbacks.lazy.compactMap { ambiguousNodes(under: key, in: $0) }.first
    }

    /// The first node of a service and name that takes arguments.
    func nodeWithArguments(_ service: Any.Type, name: String?, in view: Int) -> Int? {
        for key in views[view].found.lazy.map(\.registration.key)
        where key.serviceType == service && key.name == name && key.option == nil {
            if !key.takesNoArguments, let place = found[view][key] { return place }
        }
        return views[view].fallbacks.lazy.compactMap { nodeWithArguments(service, name: name, in: $0) }.first
    }

    // MARK: - Unregistered components

    /// The nodes of a component, one for each of its initializers: those registered under their keys, or the
    /// component itself.
    mutating func nodes(of component: any Registrable.Type, in view: Int) -> [Int] {
        var nodes: [Int] = []
        for registration in ownRegistrations(of: component, in: view)
        where registration.target == nil && registration.shortenedKey == nil {
            let node =
                node(under: registration.key, in: view) ?? ownNode(of: registration, component, in: view)
            if !nodes.contains(node) { nodes.append(node) }
        }
        return nodes
    }

    /// The node of an unregistered component that is its own service, and takes arguments or none.
    mutating func ownNode(
        of type: Any.Type,
        name: String?,
        takingArguments: Bool = false,
        in view: Int
    ) -> Int? {
        guard let component = type as? any Registrable.Type, component.registeredService == type else {
            return nil
        }
        let registrations = ownRegistrations(of: component, in: view).filter { !$0.key.isContribution }
        let registration = registrations.first { registration in
            registration.target == nil && registration.key.name == name
                && registration.key.takesNoArguments != takingArguments
        }
        // Of several initializers without arguments, the first takes precedence.
        if !takingArguments, let complete = registration?.shortenedKey?.keys.first {
            return node(under: complete, in: view)
                ?? registrations.first { $0.key == complete }.map { ownNode(of: $0, component, in: view) }
        }
        return registration.map { ownNode(of: $0, component, in: view) }
    }

    private mutating func ownNode(
        of registration: Registration,
        _ component: any Registrable.Type,
        in view: Int
    ) -> Int {
        let place = place(of: registration, in: view)
        guard drafts[place].services.isEmpty else { return place }
        for other in ownRegistrations(of: component, in: view)
        where other.key.isContribution || other.maker === registration {
            drafts[place].add(other.key, registeredBy: nil)
        }
        return place
    }

    /// The generated registrations of a component.
    private mutating func ownRegistrations(
        of component: any Registrable.Type,
        in view: Int
    ) -> [Registration] {
        let identity = ObjectIdentifier(component)
        if let registrations = unregistered[view][identity] { return registrations }
        let scope = views[view].container.root.defaultObjectScope
        let registrations = component.generatedRegistrations(defaultScope: scope)
        unregistered[view][identity] = registrations
        return registrations
    }
}
