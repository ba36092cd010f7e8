import AmpouleGraph

extension ProgramGraphReader {
    /// The services that the called lists of libraries require of the program, and that nothing provides.
    func unprovidedServices(_ judgement: Judgement) -> [ComponentGraph.UnprovidedService] {
        let all = provided.contracts.compactMap { contract in
            contract.list.isCalled && !contract.list.declared.isConditional
                ? unprovided(contract, judgement) : nil
        }
        // A library that calls the list of another one may pass the need on to those who call its own.
        let own = Set(all.filter(\.isCalledByProgram).map(\.service.key))
        return all.filter { $0.isCalledByProgram || !own.contains($0.service.key) }.map(\.service)
    }

    private typealias Unprovided = (service: ComponentGraph.UnprovidedService, isCalledByProgram: Bool)

    private func unprovided(_ contract: ProvidedServices.Contract, _ judgement: Judgement) -> Unprovided? {
        let (list, path) = (contract.list, table.program.files[contract.list.file].declarations.path)
        let dependency = DeclaredDependency(
            label: "",
            text: contract.service.description,
            type: contract.service,
            name: contract.name,
            injection: .initializer,
            isHeldWeakly: false,
            position: list.declared.position
        )
        var question = Question(dependency, TypeLookup(table, file: list.file, scope: nil))
        let provider = provider(for: &question)
        switch provider {
        case .missing, .needsArguments: break
        default: return nil
        }
        let service = question.service.text
        let name = contract.name.literal
        let needs = needs(of: service, name, in: list.module, judgement)
        let requests = requests(for: question.service, contract.name, in: list.module)
        // What all components do without may be missing.
        guard needs.isEmpty || !requests.isEmpty || needs.contains(where: { $0.need != .optional }) else {
            return nil
        }
        let call = registrations.callers.placesOfCalls(of: list.declared, inFile: list.file).first
        let location = ComponentGraph.Location(list.declared.position, in: path)
        let unprovided = ComponentGraph.UnprovidedService(
            service: service,
            name: name,
            provider: provider,
            function: list.declared.functionName ?? Vocabulary.defaultListName,
            module: list.module,
            list: location,
            call: call?.location ?? location,
            needs: needs.filter { $0.need != .optional }.map(\.edge),
            requests: requests
        )
        return (
            unprovided, call.map { table.program.files[$0.file].module == table.program.target.name } ?? false
        )
    }

    private typealias Need = (edge: ComponentGraph.Problem.Edge, need: ComponentGraph.Dependency.Need)

    /// The checked dependencies of a module's components on a service.
    private func needs(of service: String, _ name: String?, in module: String, _ judgement: Judgement)
        -> [Need]
    {
        let nodes = judgement.judged.sorted().map { judgement.nodes[$0] }.filter { $0.module == module }
        return nodes.flatMap { node in
            node.dependencies.enumerated().compactMap { index, dependency -> Need? in
                guard dependency.service == service, dependency.name == name else { return nil }
                return (ComponentGraph.Problem.Edge(node: node.id, dependency: index), dependency.need)
            }
        }
    }
}
