import AmpouleGraph
import AmpouleSyntax

// All containers of a program count as one, since a container finds what those around it have registered. Where the sources
// show that only containers inside of others register a service, a container without a parent doesn't find it. A module finds
// its own elements and those of the modules that it uses, and no others.
extension ProgramGraphReader {
    /// Whether the container that a request is made of doesn't find the service, whatever other containers register.
    func isHidden(_ question: Question, from request: DeclaredRequest, in file: Program.File.Index) -> Bool {
        if request.container == .created { return isOnlyRegistered(question) { $0 == .children } }
        return nodeAsking(request, in: file).map { isHidden(question, from: drafts[$0]) } ?? false
    }

    /// Whether the closure of a module's element makes a request.
    func isElement(_ request: DeclaredRequest, in file: Program.File.Index) -> Bool {
        if let place = nodeAsking(request, in: file), case .modules = drafts[place].home {
            true
        } else {
            false
        }
    }

    /// The node whose closure asks the resolver that it is called with.
    private func nodeAsking(_ request: DeclaredRequest, in file: Program.File.Index) -> ProgramNode.Index? {
        guard !closuresWithHomes.isEmpty, let closure = request.closure, closure.asksResolver else {
            return nil
        }
        let path = table.program.files[file].declarations.path
        return closuresWithHomes[ComponentGraph.Location(closure.registration, in: path)]
    }

    /// The provider of a dependency, unless the container that makes the instances of a node doesn't find it.
    func provider(
        _ provider: ComponentGraph.Provider,
        for question: Question,
        foundBy place: ProgramNode.Index
    ) -> ComponentGraph.Provider {
        guard assumption == .nothing, !question.isOptional else { return provider }
        switch provider {
        case .node, .oneOf: return isHidden(question, from: drafts[place]) ? .missing : provider
        case .all, .value, .outside, .missing, .needsArguments, .ambiguous, .unknown: return provider
        }
    }

    private func isHidden(_ question: Question, from draft: ProgramNode) -> Bool {
        if case .modules(let modules) = draft.home {
            guard modules.allSatisfy({ !$0.declared.usesOthers }) else { return false }
            return isOnlyRegistered(question) { home in
                if case .modules(let others) = home {
                    others.isDisjoint(with: modules)
                } else {
                    home == .roots
                }
            } && !mayBeReplacedElsewhere(draft)
        }
        // Other containers than the owner make the instances that aren't shared.
        switch draft.node.scope {
        case .container, .weak, .custom: guard draft.isScopeKnown else { return false }
        case .transient, .graph, .level: return false
        }
        return isOnlyRegistered(question) { $0 == .children } && isOnlyInRoots(draft)
            && !mayBeReplacedElsewhere(draft)
    }

    /// Whether all registrations of a service are certainly where a condition holds.
    private func isOnlyRegistered(_ question: Question, where condition: (ProgramNode.Home) -> Bool) -> Bool {
        let service = question.service
        let found = offers[service]
        guard !found.isEmpty, found.allSatisfy({ condition(drafts[$0.node].home) }),
            !found.contains(where: { overriddenNodes.contains(drafts[$0.node].node.id) }),
            question.name != .expression, question.list == nil, !offers.mayInclude(service),
            !provided.contains(service, question.name), levels.levels(withValue: service).isEmpty,
            !levels.mayHaveValue(service)
        else { return false }
        // A component that is injected needs no registration.
        let own = service.declaration.flatMap { components.place(ofKey: $0.id) }
        return own == nil || !question.findsUnregistered
    }

    /// Whether another container may register a service of a node, so that its instances may never be made.
    private func mayBeReplacedElsewhere(_ draft: ProgramNode) -> Bool {
        drafts.contains { other in
            other.node.id != draft.node.id && other.home != draft.home
                && !Set(other.node.services).isDisjoint(with: draft.node.services)
        }
    }

    private func isOnlyInRoots(_ draft: ProgramNode) -> Bool {
        guard let component = draft.component else { return draft.home == .roots }
        return components.all[component].decorated == nil && registrations.isOnlyInRoots(component)
    }
}

extension ProgramNode.Home {
    /// Where a call registers a factory.
    init(_ declared: DeclaredRegistration, in file: Program.File.Index) {
        switch (declared.module, declared.rank) {
        case (let module?, _): self = .modules([ModuleOfElements(file: file, declared: module)])
        case (nil, .root): self = .roots
        case (nil, .child): self = .children
        case (nil, .unknown): self = .unknown
        }
    }
}
