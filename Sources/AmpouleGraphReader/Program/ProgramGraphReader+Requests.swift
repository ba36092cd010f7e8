import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The services that the target's own code requests and can't run without.
    ///
    /// Requests of a library count only where its code runs, which names alone do not show.
    var requirements: [ComponentGraph.Requirement] {
        ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { requirement($0, in: file) }
        }
    }

    private var ownFiles: [Program.File.Index] {
        table.program.files.indices.filter { table.program.files[$0].module == table.program.target.name }
    }

    private func requirement(_ declared: DeclaredRequest, in file: Program.File.Index) -> ComponentGraph
        .Requirement?
    {
        guard declared.kind != .factory, mayBeOfContainer(declared, in: file) else { return nil }
        let dependency = DeclaredDependency(
            label: "",
            text: declared.service.description,
            type: declared.service,
            name: declared.name,
            injection: .initializer,
            isHeldWeakly: false,
            position: declared.position
        )
        let lookup = TypeLookup(table, file: file, scope: declared.scope)
        var question = Question(dependency, lookup)
        let isJudged =
            table.program.target.kind == .program && !declared.isLeftOpen
            && containers.isContainer(declared.receiver, in: file) == true
        let provider = isJudged ? provider(for: declared, &question) : .unknown
        let path = table.program.files[file].declarations.path
        return ComponentGraph.Requirement(
            service: question.service.text,
            name: declared.name.literal,
            location: ComponentGraph.Location(declared.position, in: path),
            provider: question.isOptional && provider.nodes.isEmpty ? .outside : provider
        )
    }

    /// Whether a request may be made of a container, and may be a request for a service.
    private func mayBeOfContainer(_ declared: DeclaredRequest, in file: Program.File.Index) -> Bool {
        if let isContainer = containers.isContainer(declared.receiver, in: file) { return isContainer }
        if case .other = declared.service { return false }
        return table.program.importsAmpoule(file)
    }

    private func provider(for declared: DeclaredRequest, _ question: inout Question)
        -> ComponentGraph.Provider
    {
        if containers.hasOwnResolvers, declared.receiver != .instance(Vocabulary.container) {
            return .unknown
        }
        let provider = provider(for: &question)
        guard declared.kind == .serviceWithArguments, provider != .unknown else { return provider }
        // The passed arguments aren't traced, so a service is missing only if it has no registration at all.
        return provider == .missing && !hasAnyOffer(question) ? .missing : .outside
    }

    /// Whether anything may be registered for a service, under any name and with any arguments.
    private func hasAnyOffer(_ question: Question) -> Bool {
        let component = question.service.declaration.flatMap { components.place(ofKey: $0.id) }
        return component != nil || !offers[question.service].isEmpty
    }

    // MARK: - Unregistered components

    /// The nodes of components that the target's own code makes through their factories and accessors.
    var nodesMadeByFactories: [ProgramNode.Index] {
        guard table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            componentsMade(in: file) { !$0.isCalled && !$0.declared.isConditional }
                .flatMap { place in mayBeReplaced(place) ? [] : nodesOfComponents[place] }
        }
    }

    /// The nodes that the target's own code requires through factories and accessors, registered or not.
    var nodesMadeByCode: [ProgramNode.Index] {
        ownFiles.flatMap { file in componentsMade(in: file) { _ in true }.flatMap { nodesOfComponents[$0] } }
    }

    /// The components that a file makes by their factories, and by the accessors of lists that satisfy a condition.
    private func componentsMade(
        in file: Program.File.Index,
        andByListsWhere condition: (Registrations.List) -> Bool
    ) -> [ProgramComponent.Index] {
        let declarations = table.program.files[file].declarations
        let named = declarations.requests.compactMap { request -> ProgramComponent.Index? in
            guard request.kind == .factory, containers.isContainer(request.receiver, in: file) != false else {
                return nil
            }
            let reference = ComponentReference(type: request.service, function: nil)
            guard case .component(let place) = components.find(reference, in: file, scope: request.scope)
            else {
                return nil
            }
            return place
        }
        let names = Set(
            declarations.memberUses.filter { containers.isContainer($0.receiver, in: file) == true }.map(
                \.name
            )
        )
        guard !names.isEmpty else { return named }
        let listed = registrations.lists.filter(condition).flatMap(\.components)
        return named
            + listed.filter { place in names.contains(AccessorName(components.all[place].declared.name).text)
            }
    }

    /// Whether something else may be registered under the key of a component, or whether it has several keys.
    private func mayBeReplaced(_ place: ProgramComponent.Index) -> Bool {
        guard nodesOfComponents[place].count == 1, let service = components.all[place].services.first else {
            return true
        }
        return offers.mayInclude(service)
            || offers[service].contains { !nodesOfComponents[place].contains($0.node) }
    }
}
