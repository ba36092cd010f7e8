import AmpouleGraph

extension ProgramGraphReader {
    /// The checked parts of a program.
    struct Judgement {
        /// The nodes, with the providers of their dependencies.
        let nodes: Column<ProgramNode, ComponentGraph.Node>

        /// The nodes that are checked.
        let judged: Set<ProgramNode.Index>

        /// The requests for services in code.
        let requirements: [ComponentGraph.Requirement]
    }

    /// The checked dependencies, with their providers.
    var judgement: Judgement {
        // The initializer sets all properties, and nothing changes one later or computes one on demand, so several threads
        // can resolve dependencies.
        nonisolated(unsafe) let reader = self
        let places = drafts.indices
        var nodes = Column<ProgramNode, ComponentGraph.Node>(
            ReaderThreads.map(places.count) { number in
                var node = reader.drafts[places[number]].node
                node.dependencies = reader.dependencies(of: places[number])
                return node
            }
        )
        guard assumption == .nothing else {
            return Judgement(nodes: nodes, judged: Set(drafts.indices), requirements: [])
        }
        let isProgram = table.program.target.kind == .program
        let ofProgram = isProgram ? requirements(nil) : []
        let judged = judgedNodes(nodes, ofProgram)
        let requirements = isProgram ? ofProgram : requirements(judged)
        for place in drafts.indices where !judged.contains(place) {
            nodes[place].dependencies = nodes[place].dependencies.map(\.unjudged)
        }
        return Judgement(nodes: nodes, judged: judged, requirements: requirements)
    }

    /// The nodes whose dependencies the program must provide.
    ///
    /// In a program, these are the components registered by a list whose function is called, or by a call. In a
    /// library, these are the components of lists that state the services provided from outside; dependent modules may
    /// register the dependencies of other components. Components resolved by their own types are added in both cases.
    func judgedNodes(
        _ nodes: Column<ProgramNode, ComponentGraph.Node>,
        _ requirements: [ComponentGraph.Requirement]
    )
        -> Set<ProgramNode.Index>
    {
        let places = Dictionary(
            zip(drafts.map(\.node.id), drafts.indices),
            uniquingKeysWith: { first, _ in first }
        )
        var judged: Set<ProgramNode.Index> = []
        var pending = judgedComponents.flatMap { nodesOfComponents[$0] }
        pending += nodesMadeByFactories
        pending += drafts.indices.filter { drafts[$0].isJudgedClosure }
        pending += requirements.compactMap { requirement in
            guard case .node(let id) = requirement.provider else { return nil }
            return places[id]
        }
        pending += requirements.flatMap { $0.provider.elements.compactMap { places[$0] } }
        while let next = pending.popLast() {
            if let component = drafts[next].component, replacements.contains(component) { continue }
            guard judged.insert(next).inserted else { continue }
            for provider in nodes[next].dependencies.map(\.provider) {
                pending += provider.elements.compactMap { places[$0] }
                guard case .node(let id) = provider, let place = places[id] else { continue }
                pending.append(place)
            }
        }
        return judged
    }

    private var judgedComponents: Set<ProgramComponent.Index> {
        let lists = registrations.lists.filter { list in
            guard !list.declared.isConditional else { return false }
            switch table.program.target.kind {
            case .program: return list.isCalled
            case .library: return list.declared.provided != nil && list.module == table.program.target.name
            }
        }
        let listed = Set(lists.flatMap(\.components))
        return table.program.target.kind == .program ? listed.union(registrations.calledByHand) : listed
    }
}

extension ComponentGraph.Provider {
    /// The elements of a list.
    fileprivate var elements: [ComponentGraph.Node.ID] {
        guard case .all(let ids) = self else { return [] }
        return ids
    }
}

extension ComponentGraph.Dependency {
    /// This dependency with a provider that no check judges.
    var unjudged: ComponentGraph.Dependency {
        var dependency = self
        if dependency.provider != .outside { dependency.provider = .unknown }
        return dependency
    }
}
