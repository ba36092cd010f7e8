import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The decorations by closures that code certainly makes before the service is registered.
    var earlyDecorations: [ComponentGraph.EarlyDecoration] {
        guard assumption == .nothing, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { earlyDecoration($0, in: file) }
        }
    }

    /// Whether code may decorate a service before it is registered.
    ///
    /// A component needs no registration for its own type.
    func mayDecorateTooEarly(_ request: DeclaredRequest, _ service: ResolvedType, in file: Program.File.Index)
        -> Bool
    {
        request.change == .decoration && request.earlierRegistrations == .notShown && !isComponent(service)
            && earlyDecoration(request, in: file) == nil
    }

    /// A decoration in a function that certainly registers the service afterwards, or that has created the container, and
    /// registered nothing before.
    private func earlyDecoration(_ request: DeclaredRequest, in file: Program.File.Index)
        -> ComponentGraph.EarlyDecoration?
    {
        guard request.change == .decoration, request.kind == .service, !request.isLeftOpen,
            demands.isCertain(request.demand), request.name != .expression,
            containers.isContainer(request.receiver, in: file) == true
        else { return nil }
        let question = Question(request, TypeLookup(table, file: file, scope: request.scope))
        let service = question.service
        guard service.identity != nil, !offers.mayInclude(service), !isComponent(service) else { return nil }
        let found = offers[service].map { drafts[$0.node] }
        let locations = found.compactMap(\.node.location)
        guard let first = locations.min(), locations.count == found.count,
            request.earlierRegistrations == .none && !isHidden(question, from: request, in: file)
                || found.allSatisfy({ $0.component == nil })
                    && registrations(after: request, in: file).isSuperset(of: locations)
        else { return nil }
        return ComponentGraph.EarlyDecoration(
            key: ComponentGraph.keyText(service.text, name: request.name.literal),
            location: ComponentGraph.Location(
                request.position,
                in: table.program.files[file].declarations.path
            ),
            registration: first
        )
    }

    private func isComponent(_ service: ResolvedType) -> Bool {
        service.declaration.flatMap { components.place(ofKey: $0.id) } != nil
    }

    /// The registrations that the same block makes after a decoration.
    private func registrations(after request: DeclaredRequest, in file: Program.File.Index)
        -> Set<ComponentGraph.Location>
    {
        let declarations = table.program.files[file].declarations
        let sequence = declarations.registrationSequences.first { $0.contains(request.position) } ?? []
        return Set(
            sequence.drop { $0 != request.position }.dropFirst()
                .map { ComponentGraph.Location($0, in: declarations.path) }
        )
    }
}
