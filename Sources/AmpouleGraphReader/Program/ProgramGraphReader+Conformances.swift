import AmpouleGraph

extension ProgramGraphReader {
    /// The components that conform to a missing service, or inherit from it, without being registered for it.
    func conformingNodes(_ judgement: Judgement) -> [String: [ComponentGraph.Node.ID]] {
        let dependencies = judgement.judged.flatMap { judgement.nodes[$0].dependencies }
        let missing = Set(
            dependencies.filter { $0.provider == .missing }.map(\.service)
                + judgement.requirements.filter { $0.provider == .missing }.map(\.service)
        )
        guard !missing.isEmpty else { return [:] }
        var found: [String: [ComponentGraph.Node.ID]] = [:]
        for place in components.all.indices {
            guard components.all[place].decorated == nil, let entry = components.entry(of: place),
                let node = nodesOfComponents[place].first(where: {
                    drafts[$0].node.arguments.isEmpty || drafts[$0].servesWithoutArguments
                })
            else { continue }
            let services = Set(components.all[place].services.map(\.text))
            for name in table.namesOfSupertypes(of: entry)
            where missing.contains(name) && !services.contains(name) {
                found[name, default: []].append(drafts[node].node.id)
            }
        }
        return found
    }

    /// The services of components that no source declares, although all that the file imports is read.
    var undeclaredServices: Set<String> {
        let undeclared = components.all.lazy.flatMap { [table] component -> [ResolvedType] in
            guard !table.imports.hasUnreadImports(component.file) else { return [] }
            return component.services.filter { service in
                service.isExternal && !service.isUnknown
                    && !service.lastNames.contains(where: KnownNames.isNominal)
            }
        }
        return Set(undeclared.map(\.text))
    }
}

extension TypeTable {
    /// The displayed names of all types that a type inherits from or conforms to.
    fileprivate func namesOfSupertypes(of entry: Entry) -> Set<String> {
        var names: Set<String> = []
        var pending = supertypes(of: entry) + conformances(of: entry)
        while let next = pending.popLast() {
            switch next {
            case .declared(let entry):
                guard names.insert(text(of: entry)).inserted else { continue }
                pending += supertypes(of: entry) + conformances(of: entry)
            case .external(let path): names.insert(path.joined(separator: "."))
            case .unknown: break
            }
        }
        return names
    }
}
