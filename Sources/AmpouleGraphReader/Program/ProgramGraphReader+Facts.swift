import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The facts from the sources that the graph does not contain.
    ///
    /// - Parameter requirements: The services that code asks for.
    func facts(_ requirements: [ComponentGraph.Requirement]) -> ComponentGraph.SourceFacts {
        var facts = ComponentGraph.SourceFacts()
        facts.requirements = requirements
        facts.nodesOfUnknownScope = nodesOfUnknownScope
        facts.uncalledLists = uncalledLists
        facts.unopenedLevels = unopenedLevels
        return facts
    }

    private var uncalledLists: [ComponentGraph.UncalledList] {
        guard let mentions = Mentions(table.program) else { return [] }
        return registrations.lists.filter(\.isNeverCalled).compactMap { list in
            guard let function = list.declared.functionName else { return nil }
            let accessors = list.components.map { AccessorName(components.all[$0].declared.name).text }
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
