import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The container that a request is made of.
    func askedContainer(_ request: DeclaredRequest, in file: Program.File.Index)
        -> ComponentGraph.Requirement.AskedContainer
    {
        guard !levels.isEmpty else { return .unknown }
        switch request.container {
        case .created: return .root
        case .opened(let opening):
            let level = opening.level.flatMap { levels.level(at: $0, in: file, scope: opening.scope) }
            return level.map { .level($0.name) } ?? .unknown
        case .named:
            return isOnlyRootNamed && containers.isContainerItself(request.receiver, in: file)
                ? .root : .unknown
        }
    }

    /// The instances that the target's own code makes through accessors and factories, with the containers that it asks.
    var accessorRequirements: [ComponentGraph.Requirement] {
        guard !levels.isEmpty, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { request in
                guard [.accessor, .factory].contains(request.kind), request.closure == nil,
                    containers.isContainer(request.receiver, in: file) == true,
                    let component = component(madeBy: request, in: file)
                else { return nil }
                let path = table.program.files[file].declarations.path
                return ComponentGraph.Requirement(
                    service: components.all[component].text,
                    location: ComponentGraph.Location(request.position, in: path),
                    provider: provider(ofAccessor: component),
                    container: demands.isCertain(request.demand)
                        ? askedContainer(request, in: file) : .unknown
                )
            }
        }
    }

    private func component(madeBy request: DeclaredRequest, in file: Program.File.Index)
        -> ProgramComponent.Index?
    {
        if request.kind == .accessor { return component(ofAccessor: request.service) }
        let reference = ComponentReference(type: request.service, function: nil)
        guard case .component(let place) = components.find(reference, in: file, scope: request.scope) else {
            return nil
        }
        return place
    }
}
