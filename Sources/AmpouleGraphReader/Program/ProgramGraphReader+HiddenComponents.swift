import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The components of the target that are less visible than a list that names them.
    ///
    /// The compiler reports them, too: always in a release build, and in a debug build depending on the order of the
    /// files. It treats what a test imports with `@testable` as public, so only the target's own components count.
    var hiddenComponents: [ComponentGraph.HiddenComponent] {
        registrations.lists.flatMap { list -> [ComponentGraph.HiddenComponent] in
            let declared = list.declared
            guard list.module == table.program.target.name, !declared.isConditional,
                declared.access >= .internal
            else { return [] }
            return zip(declared.entries, declared.positionsOfEntries).compactMap { entry, position in
                guard case .component(let place) = components.find(entry, in: list.file, scope: nil) else {
                    return nil
                }
                return hiddenComponent(place, in: list, at: position)
            }
        }
    }

    private func hiddenComponent(
        _ place: ProgramComponent.Index,
        in list: Registrations.List,
        at position: Position
    ) -> ComponentGraph.HiddenComponent? {
        let component = components.all[place]
        guard let owner = component.owner, !component.declared.isConditional, component.isCertain,
            table.program.files[component.file].module == list.module
        else { return nil }
        let access = min(component.declared.access, owner.access)
        guard access < list.declared.access else { return nil }
        return ComponentGraph.HiddenComponent(
            nodes: nodesOfComponents[place].map { drafts[$0].node.id },
            component: component.text,
            access: "\(access)",
            isMember: owner.path.count > (component.declared.isFunction ? 0 : 1),
            function: list.declared.functionName ?? Vocabulary.defaultListName,
            accessOfList: "\(list.declared.access)",
            declaration: components.location(of: place),
            entry: ComponentGraph.Location(position, in: table.program.files[list.file].declarations.path)
        )
    }
}
