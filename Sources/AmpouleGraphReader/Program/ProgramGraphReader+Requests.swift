import AmpouleGraph
import AmpouleSyntax

extension ProgramGraphReader {
    /// The services that the target's own code requests and can't run without.
    ///
    /// Requests of other modules count only where their code runs, which names alone do not show.
    ///
    /// - Parameter judged: The nodes that the lists of a library with a contract require; `nil` in a program.
    func requirements(_ judged: Set<ProgramNode.Index>?) -> [ComponentGraph.Requirement] {
        let nodes = judged.map(nodesOfLibrary)
        return ownFiles.flatMap { file in
            table.program.files[file].declarations.requests.compactMap { requirement($0, in: file, nodes) }
        }
    }

    var ownFiles: [Program.File.Index] {
        table.program.files.indices.filter { table.program.files[$0].module == table.program.target.name }
    }

    private func requirement(
        _ declared: DeclaredRequest,
        in file: Program.File.Index,
        _ nodesOfLibrary: Set<ComponentGraph.Node.ID>?
    ) -> ComponentGraph.Requirement? {
        guard declared.isForService || isInjectionIntoUnknown(declared, in: file),
            mayBeOfContainer(declared, in: file)
        else { return nil }
        var question = Question(declared, TypeLookup(table, file: file, scope: declared.scope))
        if declared.change == .override,
            question.service.declaration.flatMap({ components.place(ofKey: $0.id) }) != nil
        {
            return nil
        }
        let isJudged =
            judgesRequests && !declared.isLeftOpen && declared.isForService
            && declared.kind != .expectedService
            && containers.isContainer(declared.receiver, in: file) == true
            && isOfResolver(declared, in: file)
        var provider = isJudged ? provider(for: declared, &question) : .unknown
        if provider != .unknown, isHidden(question, from: declared, in: file) { provider = .missing }
        if !provider.isRefusal, mayDecorateTooEarly(declared, question.service, in: file) {
            provider = .unknown
        }
        if let nodes = nodesOfLibrary, !isCovered(provider, for: question, by: nodes) { provider = .unknown }
        let isCertain = demands.isCertain(declared.demand) && !isAsked(question)
        if provider.isRefusal, !isCertain { provider = .unknown }
        let path = table.program.files[file].declarations.path
        var requirement = ComponentGraph.Requirement(
            service: factory(of: question) == nil ? question.service.text : question.spelling.lastTwoNames,
            name: declared.name.literal,
            location: ComponentGraph.Location(declared.position, in: path),
            provider: question.isOptional && provider.nodes.isEmpty ? .outside : provider,
            arguments: declared.arguments.map { $0.map { $0 ?? "_" } } ?? [],
            container: isJudged ? askedContainer(declared, in: file) : .unknown,
            isCertain: isCertain,
            isChange: declared.change != nil,
            waiting: isJudged && !isOverridden(provider) ? waiting(declared, question) : .waits
        )
        requirement.isInModule = isElement(declared, in: file)
        return requirement
    }

    private func waiting(_ declared: DeclaredRequest, _ question: Question)
        -> ComponentGraph.Requirement.Waiting
    {
        if question.isDeferred {
            return switch question.lookupTime {
            case .injection?: .cannotWait
            case .use?: .cannotWaitLater
            case nil: .waits
            }
        }
        switch declared.waiting {
        case .no: return .doesNotWait
        case .yes: return .waits
        case .forComponent:
            let own = question.service.declaration.flatMap { components.place(ofKey: $0.id) }
            return own == nil && question.service.isExact ? .doesNotWait : .waits
        }
    }

    /// Whether the parameter that a request is made of is a resolver, and not an argument of an overridden component.
    private func isOfResolver(_ declared: DeclaredRequest, in file: Program.File.Index) -> Bool {
        guard let override = declared.override else { return true }
        let type = TypeLookup(table, file: file, scope: declared.scope).resolve(override.type)
        if type.isUnknown { return false }
        guard let place = type.declaration.flatMap({ components.place(ofKey: $0.id) }) else {
            return type.declaration != nil
        }
        let component = components.all[place]
        return component.isCertain
            && component.declared.makings.allSatisfy { $0.arguments.count < override.parameters }
    }

    /// Whether a request may be made of a container, and may be a request for a service.
    private func mayBeOfContainer(_ declared: DeclaredRequest, in file: Program.File.Index) -> Bool {
        // A property wrapper or a function of the program's own, or of another library.
        if case .instance(let wrapper) = declared.receiver,
            let module = Vocabulary.resolvedProperties[wrapper],
            !table.imports.canName(module, from: file) || isOwnFunction(declared)
        {
            return false
        }
        if let isContainer = containers.isContainer(declared.receiver, in: file) { return isContainer }
        if case .other = declared.service, declared.isForService { return false }
        return table.program.importsAmpoule(file)
    }

    /// Whether the program has a function with the name of the one that makes a request without a base.
    private func isOwnFunction(_ declared: DeclaredRequest) -> Bool {
        declared.receiver == .instance(Vocabulary.injectedProperty)
            && table.program.functionNames.contains(Vocabulary.injectingFunction)
    }

    private func provider(for declared: DeclaredRequest, _ question: inout Question)
        -> ComponentGraph.Provider
    {
        if containers.hasOwnResolvers, declared.receiver != .instance(Vocabulary.container) {
            return .unknown
        }
        let provider = provider(for: &question)
        guard declared.kind == .serviceWithArguments, provider != .unknown else { return provider }
        if provider == .missing, !hasAnyOffer(question) { return .missing }
        return self.provider(taking: declared.arguments, question)
    }

    /// Whether anything may be registered for a service, under any name and with any arguments.
    private func hasAnyOffer(_ question: Question) -> Bool {
        let component =
            question.findsUnregistered
            ? question.service.declaration.flatMap { components.place(ofKey: $0.id) } : nil
        return component != nil || !offers[question.service].isEmpty
    }

    /// Whether code of the target finds out whether there is what is requested.
    func isAsked(_ question: Question) -> Bool {
        keysOfOptionalRequests.contains(question.service.key)
    }

    /// The services of the requests that show whether something is registered.
    static func keysOfOptionalRequests(_ table: TypeTable) -> Set<String> {
        var keys: Set<String> = []
        for (file, content) in table.program.files.indexed where content.module == table.program.target.name {
            let lookup = TypeLookup(table, file: file, scope: nil)
            for request in content.declarations.optionalRequests {
                keys.insert(lookup.resolve(request.service).key)
            }
        }
        return keys
    }

    /// The only registration that may take arguments of some types; a registration with others if there certainly is none.
    private func provider(taking arguments: [String?]?, _ question: Question) -> ComponentGraph.Provider {
        let isOpen = offers.mayInclude(question.service) || question.name == .expression
        guard let arguments, !isOpen, let all = offersWithOwn(question), let first = all.map(\.node).min()
        else { return .outside }
        let taking = all.filter { mayTake(arguments, $0) }
        if taking.isEmpty, all.allSatisfy({ $0.name == question.name }) {
            return .needsArguments(drafts[first].node.id)
        }
        guard let only = taking.first, Set(taking.map(\.node)).count == 1, only.name == question.name,
            only.isCertain, decorators.isEmpty
        else { return .outside }
        return .node(drafts[only.node].node.id)
    }

    /// The registrations for a service, and the component that serves for its own type without being registered, if it may;
    /// `nil` if that may take any arguments.
    private func offersWithOwn(_ question: Question) -> [Offer]? {
        let registered = offers[question.service]
        guard let own = question.service.declaration.flatMap({ components.place(ofKey: $0.id) }),
            question.findsUnregistered || components.all[own].declared.isGeneric
        else { return registered }
        let component = components.all[own]
        guard component.isCertain, !component.declared.isGeneric, !component.declared.makings.isEmpty else {
            return nil
        }
        guard component.isOwnService else { return registered }
        return registered
            + nodesOfComponents[own].map { node in
                let count = drafts[node].node.arguments.count
                return Offer(
                    node: node,
                    name: component.declared.registrationName,
                    arguments: count == 0 ? .none : drafts[node].servesWithoutArguments ? .optional : .some,
                    isCertain: true
                )
            }
    }

    /// Whether a registration may take arguments of some types.
    private func mayTake(_ arguments: [String?], _ offer: Offer) -> Bool {
        let draft = drafts[offer.node]
        guard offer.arguments != .unknown, draft.component.map({ components.all[$0].isCertain }) != false
        else {
            return true
        }
        let types = draft.node.arguments
        // Arguments with default values may be left out.
        if draft.component != nil ? arguments.count > types.count : arguments.count != types.count {
            return false
        }
        return zip(arguments, types).allSatisfy { argument, type in
            guard let argument, KnownNames.standardTypes.contains(type), type != "Any" else { return true }
            return argument == type
        }
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
            guard containers.isContainer(request.receiver, in: file) != false else { return nil }
            switch request.kind {
            case .factory: return component(named: request, in: file)
            case .injection:
                guard !request.isLeftOpen, demands.isCertain(request.demand) else { return nil }
                return component(injectedBy: request, in: file)
            case .service, .serviceWithArguments, .expectedService, .accessor: return nil
            }
        }
        let names = Set(
            declarations.memberUses.filter { containers.isContainer($0.receiver, in: file) == true }.map(
                \.name
            )
        )
        guard !names.isEmpty else { return named }
        let listed = registrations.lists.filter(condition)
        return named + listed.flatMap { $0.accessors.filter { names.contains($0.key) }.values }.sorted()
    }

    /// The component that a request names.
    func component(named request: DeclaredRequest, in file: Program.File.Index) -> ProgramComponent.Index? {
        let reference = ComponentReference(type: request.service, function: nil)
        guard case .component(let place) = components.find(reference, in: file, scope: request.scope) else {
            return nil
        }
        return place
    }

    /// The component into whose instance a request injects, if it needs nothing else when the container makes it.
    ///
    /// The instance doesn't use its initializer's dependencies, and is in no scope.
    func component(injectedBy request: DeclaredRequest, in file: Program.File.Index)
        -> ProgramComponent.Index?
    {
        guard let place = component(named: request, in: file) else { return nil }
        let declared = components.all[place].declared
        let isShared = ![.unspecified, .named("graph"), .named("transient")].contains(declared.objectScope)
        let isMade = declared.makings.contains { making in
            making.dependencies.contains { $0.injection == .initializer }
        }
        return isShared || isMade || components.all[place].decorated != nil ? nil : place
    }

    /// Whether a request injects into an instance of an unknown component.
    private func isInjectionIntoUnknown(_ request: DeclaredRequest, in file: Program.File.Index) -> Bool {
        request.kind == .injection && component(named: request, in: file) == nil
    }

    /// Whether something else may be registered under the key of a component, or whether it has several keys.
    func mayBeReplaced(_ place: ProgramComponent.Index) -> Bool {
        guard nodesOfComponents[place].count == 1, let service = components.all[place].services.first else {
            return true
        }
        return offers.mayInclude(service)
            || offers[service].contains { !nodesOfComponents[place].contains($0.node) }
    }
}

extension TypeSpelling {
    /// The name with that of the type around it, such as `Cat.Factory`.
    fileprivate var lastTwoNames: String {
        guard case .named(let names) = self else { return description }
        return names.suffix(2).map(\.text).joined(separator: ".")
    }
}

extension DeclaredRequest {
    /// Whether the request is for a service, rather than for a component.
    fileprivate var isForService: Bool {
        switch kind {
        case .service, .serviceWithArguments, .expectedService: true
        case .factory, .accessor, .injection: false
        }
    }
}

extension ComponentGraph.Provider {
    /// Whether a request fails.
    fileprivate var isRefusal: Bool {
        switch self {
        case .missing, .needsArguments, .ambiguous: true
        case .node, .oneOf, .all, .value, .outside, .unknown: false
        }
    }
}
