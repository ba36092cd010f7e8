import AmpouleGraph

// Where the sources show which decorators wrap a registration, and in which order, the last one provides the service. Where
// they don't, each of them may.
extension ProgramGraphReader {
    // MARK: - Providers

    /// The provider of a service whose registrations are known: their decorators, if there are some.
    func decorated(_ provider: ComponentGraph.Provider, _ question: Question) -> ComponentGraph.Provider {
        guard !decorators.isEmpty, !provider.nodes.isEmpty else { return provider }
        if assumption == .nothing, decorators.mayInclude(question.service) { return .unknown }
        let found = decorators(for: question)
        guard !found.isEmpty else { return provider }
        if let outermost = chain(around: provider, found)?.last { return .node(drafts[outermost].node.id) }
        guard assumption == .likely || found.allSatisfy(\.isCertain) else { return .unknown }
        return .oneOf((provider.nodes + found.map { drafts[$0.node].node.id }).sorted())
    }

    /// The node that a component decorates: the registration, or the decorator before it.
    func provider(decoratedBy place: ProgramNode.Index, _ question: Question) -> ComponentGraph.Provider {
        let arguments = drafts[place].argumentIdentities
        guard arguments.isEmpty else { return provider(decoratedBy: place, with: arguments, question) }
        let isProvided = provided.contains(question.service, question.name)
        let provider =
            undecoratedProvider(registeredFor: question)
            ?? (isProvided ? .outside : providerOfUnregistered(question))
        guard let chain = chain(around: provider, decorators(for: question)),
            let index = chain.firstIndex(of: place), index > 0
        else { return provider }
        return .node(drafts[chain[index - 1]].node.id)
    }

    /// The node that a component with further arguments decorates, if the sources show it.
    private func provider(
        decoratedBy place: ProgramNode.Index,
        with arguments: [String?],
        _ question: Question
    ) -> ComponentGraph.Provider {
        let found = offers[question.service].filter { offer in
            offer.isCertain && offer.name == question.name
                && drafts[offer.node].argumentIdentities == arguments && drafts[offer.node].areArgumentsExact
        }
        guard found.count == 1, !arguments.contains(nil), !offers.mayInclude(question.service) else {
            return .unknown
        }
        return .node(drafts[found[0].node].node.id)
    }

    /// The decorators of a service without arguments.
    private func decorators(for question: Question) -> [Offer] {
        decorators.registrations(of: question.service, named: question.name)
            .filter { $0.arguments == .none }
    }

    /// The decorators of a single registration, in the order in which they are applied.
    ///
    /// - Returns: `nil` unless one list registers them all after what they decorate, and nothing else does.
    private func chain(
        around provider: ComponentGraph.Provider,
        _ decorators: [Offer]
    ) -> [ProgramNode.Index]? {
        guard let order = order(of: decorators, around: provider) else { return nil }
        let isAfter = order.decorators.allSatisfy { order.decorated < $0.position }
        return isAfter ? order.decorators.map(\.node) : nil
    }

    /// The positions of decorators and of what they decorate in the list that registers them all, or in the lists that
    /// are called on one container.
    private func order(
        of decorators: [Offer],
        around provider: ComponentGraph.Provider
    ) -> (decorated: Int, decorators: [(node: ProgramNode.Index, position: Int)])? {
        guard case .node(let id) = provider, let decorated = placesOfDecorated[id],
            !decorators.isEmpty, decorators.allSatisfy(\.isCertain)
        else { return nil }
        let registrars = ([decorated] + decorators.map(\.node)).map { Set(drafts[$0].node.registeredBy) }
        let common = registrars.reduce(registrars[0]) { $0.intersection($1) }
        guard registrars.joined().allSatisfy({ positionsInLists[$0] != nil }),
            let list = common.sorted().first, let positions = positionsInLists[list]
        else { return nil }
        func position(of place: ProgramNode.Index) -> Int? {
            drafts[place].component.flatMap { positions[$0] }
        }
        let found = decorators.compactMap { offer in
            position(of: offer.node).map { (node: offer.node, position: $0) }
        }
        guard let first = position(of: decorated), found.count == decorators.count else { return nil }
        return (first, found.sorted { $0.position < $1.position })
    }

    /// Whether the sources show in which order a decorator and what it decorates are registered.
    func isOrdered(
        _ decorator: ProgramNode.Index,
        around decorated: ProgramNode.Index,
        _ question: Question
    ) -> Bool {
        let own = decorators(for: question).filter { $0.node == decorator }
        return order(of: own, around: .node(drafts[decorated].node.id)) != nil
    }

    // MARK: - Nodes

    /// The decorated service of a component, as a dependency.
    func decorated(by place: ProgramComponent.Index) -> [ProgramDependency] {
        let component = components.all[place]
        guard let decorated = component.decorated, let spelling = component.declared.decorated else {
            return []
        }
        let declared = DeclaredDependency(
            label: "decorates",
            text: decorated.text,
            type: spelling,
            name: component.declared.registrationName,
            injection: .initializer,
            isHeldWeakly: false,
            position: component.declared.position
        )
        return [
            ProgramDependency(
                declared: declared,
                file: component.file,
                scope: component.declared.scope,
                isDecorated: true
            )
        ]
    }

    /// Gives the decorators the scope of what they decorate, and the outermost one its service.
    func settleDecorators() {
        guard !decorators.isEmpty else { return }
        placesOfDecorated = Dictionary(uniqueKeysWithValues: drafts.indices.map { (drafts[$0].node.id, $0) })
        let orders =
            registrations.lists.map { ($0.name, $0.components) }
            + Array(registrations.ordersOfSharedContainers)
        positionsInLists = Dictionary(
            orders.map { name, components in
                let places = zip(components, components.indices)
                return (name, Dictionary(places, uniquingKeysWith: { first, _ in first }))
            },
            uniquingKeysWith: { first, _ in first }
        )
        let decorations = drafts.indices.compactMap(decoration)
        let decorated = Dictionary(uniqueKeysWithValues: decorations.map { ($0.decorator, $0.decorated) })
        let innerOnes = Set(decorated.values)
        for decoration in decorations {
            let inner = Array(sequence(first: decoration.decorated) { decorated[$0] })
            settle(decoration, inner, isOutermost: !innerOnes.contains(decoration.decorator))
            let provider = ComponentGraph.Provider.node(drafts[decoration.decorated].node.id)
            let own = decorators(for: decoration.question).filter { $0.node == decoration.decorator }
            if let order = order(of: own, around: provider), order.decorators[0].position < order.decorated {
                decorationsTooEarly.append(decoration.decorator)
            }
        }
    }

    /// - Parameter inner: What is decorated, from the outside to the registration itself.
    private func settle(_ decoration: Decoration, _ inner: [ProgramNode.Index], isOutermost: Bool) {
        let (place, service) = (decoration.decorator, decoration.question.service.text)
        let isLast = isOutermost && outermost(of: decoration.question, around: inner.last) == place
        if let maker = inner.last {
            drafts[place].node.scope = drafts[maker].node.scope
            drafts[place].isScopeKnown = drafts[maker].isScopeKnown
        }
        if inner.contains(where: { drafts[$0].node.isAsynchronous }) {
            drafts[place].node.isAsynchronous = true
        }
        guard isLast else { return }
        drafts[place].node.services = [service]
        for place in inner { drafts[place].node.services.removeAll { $0 == service } }
    }

    /// The decorator that provides a service, if the sources show it.
    private func outermost(of question: Question, around place: ProgramNode.Index?) -> ProgramNode.Index? {
        place.flatMap { place in
            chain(around: .node(drafts[place].node.id), decorators(for: question))?.last
        }
    }

    /// A decorator, and what it decorates.
    private struct Decoration {
        let decorator: ProgramNode.Index
        let decorated: ProgramNode.Index
        let question: Question
    }

    /// The node that a decorator wraps; `nil` if the node is no decorator, or if the sources don't show it.
    private func decoration(by place: ProgramNode.Index) -> Decoration? {
        guard let dependency = drafts[place].dependencies.first, dependency.isDecorated else { return nil }
        let lookup = TypeLookup(table, file: dependency.file, scope: dependency.scope)
        let question = Question(dependency.declared, lookup)
        guard case .node(let id) = provider(decoratedBy: place, question),
            let decorated = placesOfDecorated[id]
        else { return nil }
        return Decoration(decorator: place, decorated: decorated, question: question)
    }
}
