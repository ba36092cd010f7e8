import AmpouleGraph

// The container that a library asks may be any program's. So a request of a library is judged only if the library states
// what its programs provide, and it is never an error that the service is missing.
extension ProgramGraphReader {
    /// Whether the requests of the target are checked: those of a program, and those of a library with a contract.
    var judgesRequests: Bool { table.program.target.kind == .program || statesContract }

    /// Whether a list of the target states the services that come from outside.
    private var statesContract: Bool {
        registrations.lists.contains { list in
            list.module == table.program.target.name && list.declared.provided != nil
                && !list.declared.isConditional
        }
    }

    /// The nodes that a library provides: those that its code or its lists register, and those that its lists require.
    ///
    /// - Parameter judged: The nodes that the lists with a contract require.
    func nodesOfLibrary(_ judged: Set<ProgramNode.Index>) -> Set<ComponentGraph.Node.ID> {
        let lists = registrations.lists.filter { list in
            !list.declared.isConditional && (list.module == table.program.target.name || list.isCalled)
        }
        let registered = registrations.calledByHand.union(lists.flatMap(\.components))
        let places = drafts.indices.filter { place in
            if judged.contains(place) { return true }
            let draft = drafts[place]
            guard let component = draft.component else {
                return !draft.node.registeredBy.isEmpty && registrations.liveFiles.contains(draft.file)
            }
            return registered.contains(component)
        }
        return Set(places.map { drafts[$0].node.id })
    }

    /// Whether the code or the contract of a library provides what it requests.
    ///
    /// - Parameters:
    ///   - provider: The provider of the request.
    ///   - question: The request, without its wrappers.
    ///   - nodes: The nodes that the library provides.
    func isCovered(
        _ provider: ComponentGraph.Provider,
        for question: Question,
        by nodes: Set<ComponentGraph.Node.ID>
    ) -> Bool {
        switch provider {
        case .node, .oneOf, .all: return nodes.isSuperset(of: provider.nodes)
        case .outside:
            // With arguments, an unregistered component may provide it.
            let own = question.service.declaration.flatMap { components.place(ofKey: $0.id) }
            guard let own, !provided.contains(question.service, question.name) else { return true }
            return nodesOfComponents[own].contains { nodes.contains(drafts[$0].node.id) }
        case .value: return true
        case .missing, .needsArguments, .ambiguous, .unknown: return false
        }
    }

    /// The places where the code of a module requests a service and fails without it.
    func requests(for service: ResolvedType, _ name: NameSpelling, in module: String)
        -> [ComponentGraph.Location]
    {
        table.program.files.indexed.filter { $0.1.module == module }.flatMap { file, content in
            content.declarations.requests.filter { request in
                request.kind == .service && request.name == name && !request.isLeftOpen
                    && demands.isCertain(request.demand)
                    && containers.isContainer(request.receiver, in: file) == true
                    && TypeLookup(table, file: file, scope: request.scope).resolve(request.service).key
                        == service.key
            }
            .map { ComponentGraph.Location($0.position, in: content.declarations.path) }
        }
    }
}
