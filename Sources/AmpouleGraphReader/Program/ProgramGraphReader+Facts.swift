import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The facts from the sources that the graph does not contain.
    ///
    /// - Parameter judgement: The checked dependencies, and the services that code asks for.
    func facts(_ judgement: Judgement) -> ComponentGraph.SourceFacts {
        var facts = ComponentGraph.SourceFacts()
        facts.requirements = judgement.requirements
        // A program may do without components of libraries, and a library without components of its own.
        facts.ownModule = table.program.target.kind == .program ? table.program.target.name : ""
        facts.dependenciesOnAliases = dependenciesOnAliases(judgement)
        facts.decorationsTooEarly = decorationsTooEarly.filter { judgement.judged.contains($0) }
            .map { ComponentGraph.Problem.Edge(node: drafts[$0].node.id, dependency: 0) }
        facts.nodesOfUnknownScope = nodesOfUnknownScope
        facts.uncalledLists = uncalledLists
        facts.nodesMadeByCode = nodesMadeByCode.map { drafts[$0].node.id }
        facts.conformingNodes = conformingNodes(judgement)
        facts.forgottenNodes = forgottenNodes
        facts.unopenedLevels = unopenedLevels
        facts.requiredLevels = requiredLevels(judgement)
        facts.unprovidedServices = unprovidedServices(judgement)
        facts.earlyDecorations = earlyDecorations
        facts.undeclaredServices = undeclaredServices
        facts.misplacedOpenings = misplacedOpenings
        facts.accessorRequirements = accessorRequirements
        facts.replacedClosures = replacedClosures
        facts.hiddenComponents = hiddenComponents
        return facts
    }

    /// The dependencies that have known providers, and that a registration under another name may override.
    private func dependenciesOnAliases(_ judgement: Judgement) -> Set<ComponentGraph.Problem.Edge> {
        guard !levels.isEmpty else { return [] }
        var found: Set<ComponentGraph.Problem.Edge> = []
        for place in drafts.indices {
            let node = judgement.nodes[place]
            for (index, dependency) in node.dependencies.enumerated() {
                guard case .oneOf = dependency.provider else { continue }
                let declared = drafts[place].dependencies[index]
                let lookup = TypeLookup(table, file: declared.file, scope: declared.scope)
                var question = Question(declared.declared, lookup)
                _ = provider(for: &question)
                if offers.mayInclude(question.service) {
                    found.insert(ComponentGraph.Problem.Edge(node: node.id, dependency: index))
                }
            }
        }
        return found
    }

    /// The decorators of a program's own module that nothing registers.
    private var forgottenNodes: [ComponentGraph.Node.ID] {
        let target = table.program.target
        guard target.kind == .program, target.hasDependents == false, isWholeProgramRead else { return [] }
        let listed = Set(registrations.lists.flatMap(\.components))
        return drafts.filter { draft in
            guard let place = draft.component, table.program.files[draft.file].module == target.name else {
                return false
            }
            let component = components.all[place]
            return component.isCertain && !component.declared.isGeneric && !component.isGenerated
                && component.decorated != nil
                && !registrations.possible.contains(place) && !listed.contains(place)
        }
        .map(\.node.id)
    }

    private var uncalledLists: [ComponentGraph.UncalledList] {
        guard let mentions = registrations.mentions else { return [] }
        return registrations.lists.filter(\.isNeverCalled).compactMap { list in
            guard let function = list.declared.functionName else { return nil }
            let accessors = Array(list.accessors.keys)
            // A library may offer lists that one of its programs does not need, and a program some for its tests.
            let isUseless =
                list.module == table.program.target.name && list.isComplete
                && (list.declared.access < .internal || table.program.target.hasDependents == false)
                && !mentions.mayUse(accessors, of: list.declared, inFile: list.file)
            return ComponentGraph.UncalledList(
                function: function,
                module: list.module,
                location: ComponentGraph.Location(
                    list.declared.position,
                    in: table.program.files[list.file].declarations.path
                ),
                nodes: list.components.flatMap { place in nodesOfComponents[place].map { drafts[$0].node.id }
                },
                isUseless: isUseless
            )
        }
    }
}
