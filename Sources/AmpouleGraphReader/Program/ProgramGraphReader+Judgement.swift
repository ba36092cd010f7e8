import AmpouleGraph

extension ProgramGraphReader {
    /// The nodes whose dependencies the program must provide.
    ///
    /// In a program, on which no module depends, these are the components that a list registers whose function is
    /// called, or that a call by hand registers. In a library they are those of the lists that say what comes
    /// from outside; the modules that depend on the library may register the needs of other components. Added to them
    /// are the components that are reached through their own types.
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
        pending += requirements.compactMap { requirement in
            guard case .node(let id) = requirement.provider else { return nil }
            return places[id]
        }
        while let next = pending.popLast() {
            guard judged.insert(next).inserted else { continue }
            for provider in nodes[next].dependencies.map(\.provider) {
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
