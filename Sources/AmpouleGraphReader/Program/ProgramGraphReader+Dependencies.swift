import AmpouleGraph

extension ProgramGraphReader {
    /// The dependencies of a node, with their providers.
    func dependencies(of place: ProgramNode.Index) -> [ComponentGraph.Dependency] {
        let draft = drafts[place]
        let isCertain =
            draft.component.map { component in
                (components.lineage(of: component) + [component]).allSatisfy { components.all[$0].isCertain }
            } ?? false
        return draft.dependencies.map { dependency in
            let declared = dependency.declared
            let lookup = TypeLookup(table, file: dependency.file, scope: dependency.scope)
            let path = table.program.files[dependency.file].declarations.path
            var question = Question(declared, lookup)
            if draft.component == nil { return self.dependency(dependency, ofClosure: place) }
            var provider =
                dependency.isDecorated
                ? self.provider(decoratedBy: place, question) : provider(for: &question, of: draft.node)
            if assumption == .nothing, isOverridden(provider) { provider = .outside }
            if !dependency.isDecorated { provider = self.provider(provider, for: question, foundBy: place) }
            if assumption == .nothing, !isCertain { provider = .unknown }
            var result = ComponentGraph.Dependency(
                label: declared.label,
                type: declared.text,
                service: question.service.text,
                name: declared.name.literal,
                injection: declared.injection,
                need: question.need(with: provider),
                isOptional: question.isOptional,
                isHeldWeakly: declared.isHeldWeakly,
                location: ComponentGraph.Location(declared.position, in: path),
                provider: provider
            )
            result.lookupTime = question.lookupTime
            result.isUsedAtOnce =
                question.isDeferred && declared.useAtOnce.map { !demands.mayDefer($0) } == true
            return result
        }
    }

    /// Whether an override may take the place of the only provider.
    func isOverridden(_ provider: ComponentGraph.Provider) -> Bool {
        guard case .node(let id) = provider else { return false }
        return overriddenNodes.contains(id)
    }

    /// A dependency whose wrappers are removed one by one.
    struct Question {
        var lookup: TypeLookup
        let name: NameSpelling
        var spelling: TypeSpelling
        var service: ResolvedType
        var isOptional = false
        var isDeferred = false

        /// When the removed `Lazy` or `Provider` looks for the service; `nil` without one.
        var lookupTime: ComponentGraph.Dependency.LookupTime?

        /// Whether a component serves for its own type without being registered, as it does where it is injected.
        var findsUnregistered = true

        init(_ declared: DeclaredDependency, _ lookup: TypeLookup) {
            self.lookup = lookup
            name = declared.name
            spelling = declared.type
            service = lookup.resolve(declared.type)
        }

        /// The question of code, which finds an unregistered component only to decorate it.
        init(_ request: DeclaredRequest, _ lookup: TypeLookup) {
            self.lookup = lookup
            name = request.name
            spelling = request.service
            service = lookup.resolve(request.service)
            findsUnregistered = request.change == .decoration
        }

        /// Whether every container provides the service.
        var isForBuiltIn: Bool {
            name == .none
                && (isForLevel
                    || service.isExternal && Vocabulary.builtInServices.contains { ".\($0)" == service.key })
        }

        /// Whether the service is the value of a level, or its container: the compiler proves those.
        private var isForLevel: Bool {
            if let declared = service.declaration?.type {
                return declared.inherited.contains { $0.lastName == Vocabulary.level }
            }
            return service.isExternal && spelling.lastName == "LevelContainer"
        }

        func need(with provider: ComponentGraph.Provider) -> ComponentGraph.Dependency.Need {
            // An empty list is one, too.
            if isOptional, provider.nodes.isEmpty, provider != .all([]) { return .optional }
            return isDeferred ? .deferred : isOptional ? .optional : .required
        }

        /// Removes an optional, a `Lazy` or a `Provider`, if there is one.
        mutating func unwrap() -> Bool {
            while let alias = lookup.aliased(spelling) { (spelling, lookup) = alias }
            if let wrapped = spelling.wrapped(by: ["Optional"]) {
                isOptional = true
                if lookupTime != nil { lookupTime = .use }
                spelling = wrapped
            } else if service.isExternal, let wrapped = spelling.wrapped(by: Vocabulary.types(.deferred)) {
                isDeferred = true
                lookupTime = lookupTime == nil ? .injection : .use
                spelling = wrapped
            } else {
                return false
            }
            service = lookup.resolve(spelling)
            return true
        }
    }

    /// The provider of a dependency.
    ///
    /// - Parameters:
    ///   - question: The dependency, whose wrappers are removed.
    ///   - node: The node that has the dependency; `nil` for a request in code.
    func provider(for question: inout Question, of node: ComponentGraph.Node? = nil)
        -> ComponentGraph.Provider
    {
        while true {
            if provided.contains(question.service, question.name) { return .outside }
            if let provider = value(for: question) { return provider }
            if let provider = provider(registeredFor: question) { return provider }
            if question.isForBuiltIn { return .outside }
            if let provider = factory(of: question) {
                question.isDeferred = true
                question.lookupTime = nil
                return provider
            }
            if let provider = contributions(for: question, of: node) {
                if question.lookupTime != nil { question.lookupTime = .use }
                return provider
            }
            let wrapper = question.service
            guard question.unwrap() else { break }
            if assumption == .nothing, offers.mayInclude(wrapper: wrapper) { return .unknown }
        }
        return providerOfUnregistered(question)
    }

    /// The argument-free registrations of a service, or their decorators; `nil` if there are none.
    private func provider(registeredFor question: Question) -> ComponentGraph.Provider? {
        undecoratedProvider(registeredFor: question).map { provider in decorated(provider, question) }
    }

    /// The argument-free registrations of a service, without their decorators; `nil` if there are none.
    func undecoratedProvider(registeredFor question: Question) -> ComponentGraph.Provider? {
        var offers = offers.registrations(of: question.service, named: question.name)
            .filter { $0.arguments != .some }
        let hasExact = offers.contains { offer in
            offer.arguments == .none && offer.isCertain && offer.name == question.name
        }
        if hasExact { offers.removeAll { offer in offer.arguments == .optional } }
        if question.name == .expression {
            return self.offers[question.service].isEmpty ? nil : .unknown
        }
        guard !offers.isEmpty else { return nil }
        if isAmbiguous(offers, question) {
            return .ambiguous(offers.map(\.node).sorted().map { drafts[$0].node.id })
        }
        // If one container has several components with default values only, none of them is found.
        let isCertain =
            offers.allSatisfy { $0.isCertain && $0.arguments != .unknown && $0.name == question.name }
            && (offers.count == 1 || offers.allSatisfy { $0.arguments == .none })
            && !self.offers.mayIncludeNamesake(of: question.service)
        if assumption == .nothing, !isCertain { return .unknown }
        let provider = nodes(Set(offers.map(\.node)))
        // A registration under another name, which may be an alias, overrides one of these at most.
        return assumption == .nothing && self.offers.mayInclude(question.service)
            ? .oneOf(provider.nodes) : provider
    }

    /// Whether several components serve with the default values of their arguments, so that none is found.
    ///
    /// This is certain only if one list registers them and nothing else does. Otherwise, a child container may have one
    /// of them, and a container without any resolves a component by its own type.
    private func isAmbiguous(_ offers: [Offer], _ question: Question) -> Bool {
        guard offers.count > 1, !self.offers.mayInclude(question.service),
            question.service.declaration.flatMap({ components.place(ofKey: $0.id) }) == nil
        else { return false }
        let isCertain = offers.allSatisfy { offer in
            offer.arguments == .optional && offer.isCertain && offer.name == question.name
        }
        let registrars = Set(offers.map { drafts[$0.node].node.registeredBy })
        let arguments = offers.map { drafts[$0.node].argumentIdentities }
        return isCertain && registrars.count == 1 && registrars.first?.count == 1
            && Set(arguments).count == arguments.count
            && offers.allSatisfy { drafts[$0.node].areArgumentsExact }
    }

    private func nodes(_ places: Set<ProgramNode.Index>) -> ComponentGraph.Provider {
        let ids = places.map { drafts[$0].node.id }.sorted()
        return ids.count == 1 ? .node(ids[0]) : .oneOf(ids)
    }

    /// The component of a requested factory.
    func factory(of question: Question) -> ComponentGraph.Provider? {
        var (spelling, lookup) = (question.spelling, question.lookup)
        if question.service.lastNames.contains(Vocabulary.factory) {
            while let alias = lookup.aliased(spelling) { (spelling, lookup) = alias }
        }
        guard case .named(let names) = spelling, names.count > 1, names.last?.text == Vocabulary.factory
        else {
            return nil
        }
        let component = lookup.resolve(.named(names.dropLast()))
        guard let key = component.declaration?.id, let place = components.place(ofKey: key) else {
            return nil
        }
        if !components.all[place].isCertain, assumption == .nothing { return .unknown }
        return nodes(Set(nodesOfComponents[place]))
    }

    /// The provider of a dependency without an argument-free registration.
    func providerOfUnregistered(_ question: Question) -> ComponentGraph.Provider {
        let service = question.service
        let own = service.declaration.flatMap { components.place(ofKey: $0.id) }.flatMap { place in
            components.all[place].isOwnService
                && (question.findsUnregistered || mayBeRegistered(place, service))
                ? place : nil
        }
        if question.name == .expression || service.isUnknown { return .unknown }
        let ownNodes = own.map { nodesOfComponents[$0] } ?? []
        if let own, components.all[own].declared.registrationName == question.name,
            let node = ownNodes.first(where: { drafts[$0].node.arguments.isEmpty })
                ?? ownNodes.first(where: { drafts[$0].servesWithoutArguments })
        {
            let isCertain = components.all[own].isCertain && service.isExact && !offers.mayInclude(service)
            return isCertain || assumption == .likely ? .node(drafts[node].node.id) : .unknown
        }
        if own.map({ components.all[$0].declared.registrationName }) == .expression { return .unknown }
        if assumption == .nothing, !service.isExact || offers.mayInclude(service) { return .unknown }
        let uncertain = offers[service].compactMap { drafts[$0.node].component } + [own].compactMap(\.self)
        if assumption == .nothing, uncertain.contains(where: { !components.all[$0].isCertain }) {
            return .unknown
        }
        let withArguments =
            offers[service].filter { $0.name == question.name }.map(\.node)
            + ownNodes.filter {
                own.map { components.all[$0].declared.registrationName } == question.name
                    && !drafts[$0].servesWithoutArguments
            }
        if let node = withArguments.min() { return .needsArguments(drafts[node].node.id) }
        if assumption == .nothing, question.name == .none, levels.mayHaveValue(service) { return .unknown }
        // A module that isn't read can register the types that its own imports declare, and no others.
        if table.program.mayMissModules, service.isExternal { return .unknown }
        return table.program.uncertainties.isEmpty ? .missing : .unknown
    }

    /// Whether the specialization of a generic component may be registered, or has members that an `#if` decides.
    private func mayBeRegistered(_ place: ProgramComponent.Index, _ service: ResolvedType) -> Bool {
        components.all[place].declared.isGeneric
            ? specializations.mayInclude(service) : !components.all[place].isCertain
    }
}
