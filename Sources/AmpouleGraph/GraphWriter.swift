import Ampoule

/// Makes the graph from the drafts of a ``GraphReader``.
struct GraphWriter {
    private let drafts: [DraftNode]
    private var names = GraphNames()
    private var identifiers: [ComponentGraph.Node.ID] = []

    /// The levels of the registrations and values, and those around them.
    private var levels: [LevelIdentity] = []

    init(_ drafts: [DraftNode]) {
        self.drafts = drafts
        for draft in drafts { note(draft) }
        identifiers = drafts.map { draft in
            let key = draft.key
            return names.identifier(
                draft.componentName(in: names) ?? names.name(of: key.serviceType),
                for: key
            )
        }
    }

    var graph: ComponentGraph {
        ComponentGraph(
            nodes: drafts.indices.map(node),
            levels: levels.map { level in
                ComponentGraph.Level(name: name(of: level), outer: level.outer.map(name))
            }
        )
    }

    private mutating func note(_ draft: DraftNode) {
        if let origin = draft.origin {
            names.note(origin.component)
            if let actor = origin.actor { names.note(type(of: actor)) }
        }
        names.note(draft.key.serviceType)
        for type in draft.key.argumentTypes + draft.services + draft.contributions { names.note(type) }
        for dependency in draft.dependencies {
            names.note(dependency.service)
            if case .value(let level) = dependency.provider { note(level) }
        }
        if let level = draft.level { note(level) }
    }

    /// Adds a level, and those around it.
    private mutating func note(_ level: LevelIdentity) {
        guard !levels.contains(level) else { return }
        levels.append(level)
        names.note(level.type)
        if let outer = level.outer { note(outer) }
    }

    private func name(of level: LevelIdentity) -> String { names.name(of: level.type) }

    private func node(at place: Int) -> ComponentGraph.Node {
        let draft = drafts[place]
        return ComponentGraph.Node(
            id: identifiers[place],
            component: draft.componentName(in: names),
            kind: draft.component?.kind.flatMap(ComponentGraph.Node.Kind.init),
            services: draft.services.map(names.name),
            contributesTo: draft.contributions.isEmpty ? nil : draft.contributions.map(names.name),
            name: draft.key.name,
            arguments: draft.key.argumentTypes.map(names.name),
            scope: ComponentGraph.Scope(draft.scope),
            level: draft.level.map(name),
            isAsynchronous: draft.isAsynchronous,
            isolation: draft.isolation(in: names),
            module: draft.component?.module,
            location: draft.component?.location.map(ComponentGraph.Location.init),
            dependencies: draft.target.map { [link(to: $0, "forwards to")] }
                ?? (decorated(by: draft) + draft.dependencies.map(dependency)),
            areDependenciesKnown: draft.component?.isKnown ?? (draft.target != nil),
            registeredBy: draft.registeredBy
        )
    }

    private func decorated(by draft: DraftNode) -> [ComponentGraph.Dependency] {
        if let decorated = draft.decorated { return [link(to: decorated, "decorates")] }
        guard draft.isDecorator else { return [] }
        return [
            ComponentGraph.Dependency(
                label: "decorates",
                type: names.name(of: draft.key.serviceType),
                name: draft.key.name,
                provider: .missing
            )
        ]
    }

    private func link(to target: Int, _ label: String) -> ComponentGraph.Dependency {
        ComponentGraph.Dependency(
            label: label,
            type: names.name(of: drafts[target].key.serviceType),
            name: drafts[target].key.name,
            provider: .node(identifiers[target])
        )
    }

    private func dependency(_ draft: DraftDependency) -> ComponentGraph.Dependency {
        let dependency = draft.dependency
        var result = ComponentGraph.Dependency(
            label: dependency.label,
            type: dependency.isGeneric ? TypeName.short(dependency.type) : dependency.spelling,
            service: names.name(of: draft.service),
            name: dependency.name,
            injection: dependency.injection,
            need: draft.isDeferred ? .deferred : draft.isOptional ? .optional : .required,
            isOptional: draft.isOptional,
            isHeldWeakly: dependency.isHeldWeakly,
            location: dependency.location.map(ComponentGraph.Location.init),
            provider: provider(draft.provider)
        )
        result.isLookedUpOnInjection = draft.isLookedUpOnInjection
        return result
    }

    private func provider(_ provider: DraftDependency.Provider) -> ComponentGraph.Provider {
        switch provider {
        case .nodes(let places) where places.count == 1: .node(identifiers[places[0]])
        case .nodes(let places): .oneOf(places.map { identifiers[$0] })
        case .list(let places): .all(places.map { identifiers[$0] })
        case .value(let level): .value(name(of: level))
        case .outside: .outside
        case .missing: .missing
        case .needsArguments(let place): .needsArguments(identifiers[place])
        case .ambiguous(let places): .ambiguous(places.map { identifiers[$0] })
        }
    }
}

extension DraftNode {
    fileprivate func componentName(in names: GraphNames) -> String? {
        origin.map { names.name(of: $0.component) }
    }

    fileprivate func isolation(in names: GraphNames) -> ComponentGraph.Isolation? {
        guard let origin, origin.isIsolationKnown else { return nil }
        return origin.actor.map { actor in .globalActor(names.name(of: type(of: actor))) } ?? .nonisolated
    }
}

extension DescribedDependency {
    fileprivate var injection: ComponentGraph.Dependency.Injection {
        letters.contains("p") ? .property : letters.contains("m") ? .method : .initializer
    }

    fileprivate var isHeldWeakly: Bool { letters.contains("w") }

    /// Whether the type is a generic parameter, whose actual type the compiler does not know.
    var isGeneric: Bool { letters.contains("g") }
}

extension ComponentGraph.Location {
    fileprivate init(_ location: DescribedLocation) {
        self.init(file: location.file, line: location.line, column: location.column)
    }
}

extension ComponentGraph.Scope {
    fileprivate init(_ scope: any ObjectScopeProtocol) {
        guard let scope = scope as? ObjectScope else {
            self = .custom("\(type(of: scope))")
            return
        }
        switch scope.kind {
        case .transient: self = .transient
        case .graph: self = .graph
        case .container: self = .container
        case .weak: self = .weak
        case .custom: self = .custom(scope.description)
        }
    }
}

/// The names of the types and nodes in a graph: short names, if those are unique.
private struct GraphNames {
    private var shortNames: [ObjectIdentifier: String] = [:]
    private var counts: [String: Int] = [:]
    private var identifiers: Set<ComponentGraph.Node.ID> = []

    /// Adds a type; add all types before naming one.
    mutating func note(_ type: Any.Type) {
        let identity = ObjectIdentifier(type)
        guard shortNames[identity] == nil else { return }
        let name = TypeName.short(type)
        shortNames[identity] = name
        counts[name, default: 0] += 1
    }

    /// The name of an added type.
    func name(of type: Any.Type) -> String {
        let name = shortNames[ObjectIdentifier(type)] ?? TypeName.short(type)
        return counts[name, default: 0] > 1 ? TypeName.qualified(type) : name
    }

    /// Makes an identifier that no node has yet.
    mutating func identifier(_ type: String, for key: RegistrationKey) -> ComponentGraph.Node.ID {
        let plain = ComponentGraph.keyText(type, arguments: key.argumentTypes.map(name), name: key.name)
        let option = key.option.map { key.isContribution ? " \($0)" : " with option \($0)" }
        let text = plain + (option ?? "")
        var identifier = ComponentGraph.Node.ID(rawValue: text)
        var number = 2
        while !identifiers.insert(identifier).inserted {
            identifier = ComponentGraph.Node.ID(rawValue: "\(text) (\(number))")
            number += 1
        }
        return identifier
    }
}
