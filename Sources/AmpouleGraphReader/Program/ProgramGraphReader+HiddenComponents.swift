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
                    ?? hiddenName(in: entry, of: place, list, at: position)
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

    /// A type that an entry names beside its component, such as a generic argument, and that is less visible than the
    /// list.
    private func hiddenName(
        in entry: ComponentReference,
        of place: ProgramComponent.Index,
        _ list: Registrations.List,
        at position: Position
    ) -> ComponentGraph.HiddenComponent? {
        guard let spelling = entry.type,
            let hidden = hiddenType(in: spelling, isArgument: false, list)
        else { return nil }
        let path = table.program.files[hidden.file].declarations.path
        return ComponentGraph.HiddenComponent(
            nodes: nodesOfComponents[place].map { drafts[$0].node.id },
            component: table.text(of: hidden),
            access: "\(hidden.asOwner.access)",
            isMember: hidden.path.count > 1,
            function: list.declared.functionName ?? Vocabulary.defaultListName,
            accessOfList: "\(list.declared.access)",
            declaration: ComponentGraph.Location(hidden.type.position, in: path),
            entry: ComponentGraph.Location(position, in: table.program.files[list.file].declarations.path)
        )
    }

    /// The first type of the module in a spelling that is less visible than a list, and that certainly is meant.
    ///
    /// - Parameter isArgument: Whether the spelling is a generic argument, or a part of one, rather than the component.
    private func hiddenType(in spelling: TypeSpelling, isArgument: Bool, _ list: Registrations.List)
        -> TypeTable.Entry?
    {
        let lookup = TypeLookup(table, file: list.file, scope: nil)
        func isHidden(_ entry: TypeTable.Entry) -> Bool {
            entry.asOwner.access < list.declared.access && !entry.type.isConditional
                && table.program.files[entry.file].module == list.module
        }
        switch spelling {
        case .composition(let parts), .tuple(let parts), .built(_, let parts):
            return parts.lazy.compactMap { self.hiddenType(in: $0, isArgument: true, list) }.first
        case .other: return nil
        case .named(let names):
            let arguments = names.lazy.flatMap(\.arguments)
            if let hidden = arguments.compactMap({ self.hiddenType(in: $0, isArgument: true, list) }).first {
                return hidden
            }
            if isArgument, case .declared(let entry, isExact: true) = lookup.find(names), isHidden(entry) {
                return entry
            }
            // The name of an alias is in the accessor, too.
            let found = names.first.map {
                table.members(of: list.module, named: $0.text, from: list.file)
            }
            guard let found, found.count == 1, case .alias = found[0].type.kind, isHidden(found[0]) else {
                return nil
            }
            return found[0]
        }
    }
}
