import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The container that a request is made of.
    func askedContainer(_ request: DeclaredRequest, in file: Program.File.Index)
        -> ComponentGraph.Requirement.AskedContainer
    {
        askedContainer(request.container, request.receiver, in: file)
    }

    private func askedContainer(
        _ container: AskedContainer,
        _ receiver: Receiver,
        in file: Program.File.Index
    ) -> ComponentGraph.Requirement.AskedContainer {
        guard !levels.isEmpty else { return .unknown }
        switch container {
        case .created: return .root
        case .opened(let opening):
            let level = opening.level.flatMap { levels.level(at: $0, in: file, scope: opening.scope) }
            return level.map { .level($0.name) } ?? .unknown
        case .named, .assignable:
            let isRoot = isOnlyRootNamed || container == .named && containers.isCreated(receiver)
            return isRoot && containers.isContainerItself(receiver, in: file) ? .root : .unknown
        }
    }

    /// The instances that the target's own code makes through accessors and factories, with the containers that it asks.
    var accessorRequirements: [ComponentGraph.Requirement] {
        guard !levels.isEmpty, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { request in
                guard [.accessor, .factory, .injection].contains(request.kind), request.closure == nil,
                    request.demand != .none,
                    let component = component(madeBy: request, in: file)
                else { return nil }
                // A component, which an accessor has made, has properties of its own.
                if case .result(let name) = request.receiver,
                    self.component(ofAccessor: .generic(name)) != nil
                {
                    return nil
                }
                let isContainer = containers.isContainer(request.receiver, in: file)
                // Another function of the program may have the name.
                guard isContainer ?? !table.program.functionNames.contains(request.service.description) else {
                    return nil
                }
                let path = table.program.files[file].declarations.path
                return ComponentGraph.Requirement(
                    service: components.all[component].text,
                    location: ComponentGraph.Location(request.position, in: path),
                    provider: provider(ofAccessor: component),
                    container: askedContainer(request, in: file),
                    isCertain: isContainer == true && demands.isCertain(request.demand)
                )
            }
        }
    }

    /// The calls of the target's own code that open a level in a container that it isn't opened in.
    var misplacedOpenings: [ComponentGraph.MisplacedOpening] {
        openings.compactMap { opening in
            let current: String?
            switch opening.container {
            case .root: current = nil
            case .level(let name): current = name
            case .unknown: return nil
            }
            guard opening.level.outer != current else { return nil }
            return ComponentGraph.MisplacedOpening(
                level: opening.level.name,
                container: current,
                location: opening.location
            )
        }
    }

    /// The calls of the target's own code that open an inner level in a container that the sources don't show.
    var openingsInUnknownContainers: [(level: String, location: ComponentGraph.Location)] {
        openings.filter { $0.container == .unknown && $0.level.outer != nil }.map {
            ($0.level.name, $0.location)
        }
    }

    /// The calls of a program's own code that certainly have to open a level.
    private var openings: [Opening] {
        guard !levels.isEmpty, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            let declarations = table.program.files[file].declarations
            return declarations.openingCalls.compactMap { call -> Opening? in
                guard containers.isContainer(call.receiver, in: file) == true, demands.isCertain(call.demand),
                    let path = call.opening.level,
                    let level = levels.level(at: path, in: file, scope: call.opening.scope)
                else { return nil }
                return Opening(
                    level: level,
                    container: askedContainer(call.container, call.receiver, in: file),
                    location: ComponentGraph.Location(call.position, in: declarations.path)
                )
            }
        }
    }

    /// A call that opens a level.
    private struct Opening {
        let level: ProgramLevel
        let container: ComponentGraph.Requirement.AskedContainer
        let location: ComponentGraph.Location
    }

    private func component(madeBy request: DeclaredRequest, in file: Program.File.Index)
        -> ProgramComponent.Index?
    {
        switch request.kind {
        case .accessor: component(ofAccessor: request.service)
        case .factory: component(named: request, in: file)
        case .injection: component(injectedBy: request, in: file)
        case .service, .serviceWithArguments, .expectedService: nil
        }
    }
}
