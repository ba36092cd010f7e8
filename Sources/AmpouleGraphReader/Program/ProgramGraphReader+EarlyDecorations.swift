import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The decorations by closures that a block makes before the only registrations of the service.
    var earlyDecorations: [ComponentGraph.EarlyDecoration] {
        guard assumption == .nothing, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file -> [ComponentGraph.EarlyDecoration] in
            let declarations = table.program.files[file].declarations
            return declarations.registrationSequences.flatMap { sequence in
                sequence.indices.compactMap { place -> ComponentGraph.EarlyDecoration? in
                    guard
                        let request = declarations.requests.first(where: { $0.position == sequence[place] }),
                        request.kind == .service
                    else { return nil }
                    return decoration(request, before: Array(sequence[(place + 1)...]), in: file)
                }
            }
        }
    }

    private func decoration(
        _ request: DeclaredRequest,
        before positions: [Position],
        in file: Program.File.Index
    )
        -> ComponentGraph.EarlyDecoration?
    {
        let service = TypeLookup(table, file: file, scope: request.scope).resolve(request.service)
        let path = table.program.files[file].declarations.path
        let later = Set(positions.map { ComponentGraph.Location($0, in: path) })
        guard !request.isLeftOpen, demands.isCertain(request.demand), request.name != .expression,
            containers.isContainer(request.receiver, in: file) == true, service.identity != nil,
            !offers.mayInclude(service),
            service.declaration.flatMap({ components.place(ofKey: $0.id) }) == nil
        else { return nil }
        let found = offers[service].map { drafts[$0.node] }
        let locations = found.compactMap { $0.component == nil ? $0.node.location : nil }
        guard let first = locations.min(), locations.count == found.count, later.isSuperset(of: locations)
        else {
            return nil
        }
        return ComponentGraph.EarlyDecoration(
            key: ComponentGraph.keyText(service.text, name: request.name.literal),
            location: ComponentGraph.Location(request.position, in: path),
            registration: first
        )
    }
}
