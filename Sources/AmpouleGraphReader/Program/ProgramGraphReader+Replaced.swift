import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The closures of which a block registers another one under the same key right afterwards.
    ///
    /// Anywhere else, the last registration may be meant to replace the first: a test registers a fake.
    var replacedClosures: [ComponentGraph.ReplacedClosure] {
        guard assumption == .nothing else { return [] }
        return table.program.files.indexed.flatMap { file, content -> [ComponentGraph.ReplacedClosure] in
            let declarations = content.declarations
            guard content.module == table.program.target.name, !declarations.registrationSequences.isEmpty,
                !declarations.imports.contains(where: { ["Testing", "XCTest"].contains($0.module) })
            else { return [] }
            let registrations = Dictionary(
                declarations.registrations.map { ($0.position, $0) },
                uniquingKeysWith: { first, _ in first }
            )
            return declarations.registrationSequences.flatMap { sequence in
                replacedClosures(sequence.compactMap { registrations[$0] }, in: file)
            }
        }
    }

    private func replacedClosures(_ sequence: [DeclaredRegistration], in file: Program.File.Index)
        -> [ComponentGraph.ReplacedClosure]
    {
        let path = table.program.files[file].declarations.path
        var known: [RegisteredKey: ComponentGraph.Location] = [:]
        return sequence.filter { isJudgedKey($0, in: file) }.compactMap { registration in
            let location = ComponentGraph.Location(registration.position, in: path)
            let keys = keys(of: registration, in: file)
            let replaced = keys.first { known[$0.key] != nil }
            for key in keys { known[key.key] = known[key.key] ?? location }
            return replaced.flatMap { key in
                known[key.key].map { first in
                    ComponentGraph.ReplacedClosure(key: key.text, first: first, location: location)
                }
            }
        }
    }

    /// Whether a call certainly registers a closure in a container.
    private func isJudgedKey(_ registration: DeclaredRegistration, in file: Program.File.Index) -> Bool {
        !registration.isConditional && !registration.isForward && !registration.isServiceConcluded
            && registration.receiver.map { containers.isContainer($0, in: file) == true } == true
    }

    /// The parts that certainly distinguish a registration from others in its container.
    private struct RegisteredKey: Hashable {
        let service: String
        let name: NameSpelling
        let arguments: [String]
    }

    /// The keys of a registration, with their texts; none if the sources do not show them.
    private func keys(of registration: DeclaredRegistration, in file: Program.File.Index)
        -> [(key: RegisteredKey, text: String)]
    {
        let lookup = TypeLookup(table, file: file, scope: registration.scope)
        guard let arguments = registration.arguments?.map({ type in type.map(lookup.resolve) }),
            arguments.allSatisfy({ $0?.identity != nil })
        else { return [] }
        // A forward adds a key later.
        return registration.keys.filter { $0.forward == nil }.compactMap { key in
            let service = lookup.resolve(key.service)
            guard let identity = service.identity, key.name != .expression else { return nil }
            let text = ComponentGraph.keyText(
                service.text,
                arguments: arguments.compactMap { $0?.text },
                name: key.name.literal
            )
            let registered = RegisteredKey(
                service: identity,
                name: key.name,
                arguments: arguments.compactMap { $0?.identity }
            )
            return (registered, text)
        }
    }
}
