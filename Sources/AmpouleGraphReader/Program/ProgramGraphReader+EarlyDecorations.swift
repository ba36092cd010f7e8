import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The decorations by closures that code certainly makes before the service is registered.
    var earlyDecorations: [ComponentGraph.EarlyDecoration] {
        guard assumption == .nothing, table.program.target.kind == .program else { return [] }
        return ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { earlyDecoration($0, in: file) }
        } + drafts.indices.compactMap(earlyDecoration)
    }

    /// A decoration by a component whose list code calls before all closures of the service that the program registers.
    func earlyDecoration(by place: ProgramNode.Index) -> ComponentGraph.EarlyDecoration? {
        let draft = drafts[place]
        guard let dependency = draft.dependencies.first, dependency.isDecorated,
            draft.argumentIdentities.isEmpty, let component = draft.component,
            components.all[component].isCertain
        else { return nil }
        let lookup = TypeLookup(table, file: dependency.file, scope: dependency.scope)
        let question = Question(dependency.declared, lookup)
        let service = question.service
        guard service.identity != nil, question.name != .expression, !offers.mayInclude(service),
            !isComponent(service)
        else { return nil }
        let found = offers[service].filter { $0.name == question.name || $0.name == .expression }
        let locations = found.compactMap { drafts[$0.node].node.location }
        let lists = registrations.lists.filter { $0.components.contains(component) }
        guard let first = locations.min(), locations.count == found.count,
            found.allSatisfy({ drafts[$0.node].component == nil && $0.arguments != .unknown }),
            lists.count == 1, !registrations.calledByHand.contains(component),
            let function = lists[0].declared.functionName
        else { return nil }
        let call = registrations.callers.placesOfCalls(of: lists[0].declared, inFile: lists[0].file).first {
            call in
            ownFiles.contains(call.file)
                && registrations(after: call.location, in: call.file).isSuperset(of: locations)
        }
        return call.map { call in
            ComponentGraph.EarlyDecoration(
                key: ComponentGraph.keyText(service.text, name: question.name.literal),
                location: call.location,
                registration: first,
                listed: (draft.node.title, function)
            )
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
        let path = table.program.files[file].declarations.path
        let location = ComponentGraph.Location(request.position, in: path)
        let found = offers[service].map { drafts[$0.node] }
        let locations = found.compactMap(\.node.location)
        guard let first = locations.min(), locations.count == found.count,
            request.earlierRegistrations == .none && !isHidden(question, from: request, in: file)
                || found.allSatisfy({ $0.component == nil })
                    && registrations(after: location, in: file).isSuperset(of: locations)
        else { return nil }
        return ComponentGraph.EarlyDecoration(
            key: ComponentGraph.keyText(service.text, name: request.name.literal),
            location: location,
            registration: first
        )
    }

    private func isComponent(_ service: ResolvedType) -> Bool {
        service.declaration.flatMap { components.place(ofKey: $0.id) } != nil
    }

    /// The registrations that the same block makes after a decoration, or after the call of a list.
    private func registrations(after call: ComponentGraph.Location, in file: Program.File.Index)
        -> Set<ComponentGraph.Location>
    {
        let declarations = table.program.files[file].declarations
        return Set(
            declarations.registrationSequences.flatMap { sequence in
                sequence.map { ComponentGraph.Location($0, in: declarations.path) }
                    .drop { $0 != call }.dropFirst()
            }
        )
    }

    /// The registrations that the same block makes before the call of a list.
    private func registrations(before call: ComponentGraph.Location, in file: Program.File.Index)
        -> Set<ComponentGraph.Location>
    {
        let declarations = table.program.files[file].declarations
        return Set(
            declarations.registrationsBeforeCalls.flatMap { sequence in
                let places = sequence.map { ComponentGraph.Location($0, in: declarations.path) }
                return places.last == call ? places.dropLast() : []
            }
        )
    }

    /// Whether the sources show that a registration of what a component decorates precedes the call of the component's list.
    func isOrderShown(ofDecorator place: ProgramNode.Index) -> Bool {
        let draft = drafts[place]
        guard table.program.target.kind == .program, let dependency = draft.dependencies.first,
            dependency.isDecorated, let component = draft.component, draft.argumentIdentities.isEmpty,
            !registrations.calledByHand.contains(component)
        else { return true }
        // The decorators of a module follow its other elements.
        if case .modules = draft.home { return true }
        let lookup = TypeLookup(table, file: dependency.file, scope: dependency.scope)
        let question = Question(dependency.declared, lookup)
        let calls = registrations.lists.filter { $0.components.contains(component) }.flatMap { list in
            registrations.callers.placesOfCalls(of: list.declared, inFile: list.file)
        }
        if calls.isEmpty || isComponent(question.service) { return true }
        let before = calls.map { registrations(before: $0.location, in: $0.file) }
        // One registration is enough: the others replace it.
        return offers.registrations(of: question.service, named: question.name).contains { offer in
            if let decorated = drafts[offer.node].component {
                return isOrdered(place, around: offer.node, question)
                    || registrations.calledByHand.contains(decorated)
            }
            guard let location = drafts[offer.node].node.location else { return true }
            return before.contains { $0.contains(location) }
        }
    }
}
