import AmpouleGraph
import AmpouleSyntax

// A closure that is registered has the services that it requests as dependencies. Those of the target itself that nothing
// provides are reported as requests, which need no dependency; the requests of libraries are read as dependencies alone.
extension ProgramGraphReader {
    /// The requests that a closure certainly makes, as dependencies.
    func dependencies(of declared: DeclaredRegistration, in file: Program.File.Index) -> [ProgramDependency] {
        guard assumption == .nothing, isJudged(declared, in: file) else { return [] }
        return table.program.files[file].declarations.requests.compactMap { request in
            guard let closure = request.closure, closure.registration == declared.position,
                !demands.mayDefer(closure.functions),
                containers.isContainer(request.receiver, in: file) == true,
                !containers.hasOwnResolvers || request.receiver == .instance(Vocabulary.container)
            else { return nil }
            let component = request.kind == .accessor ? component(ofAccessor: request.service) : nil
            guard request.kind == .service || component != nil else { return nil }
            let dependency = DeclaredDependency(
                label: request.service.description,
                text: request.service.description,
                type: request.service,
                name: request.name,
                injection: closure.isCompletion ? .property : .initializer,
                isHeldWeakly: false,
                position: request.position
            )
            return ProgramDependency(
                declared: dependency,
                file: file,
                scope: request.scope,
                component: component,
                mayBeMissing: request.isLeftOpen || !demands.isCertain(request.demand),
                asksResolver: closure.asksResolver
            )
        }
    }

    /// Whether the program certainly registers a closure in a container, in code that it may run.
    func isJudged(_ declared: DeclaredRegistration, in file: Program.File.Index) -> Bool {
        guard table.program.target.kind == .program, !declared.isConditional, !declared.isForward,
            registrations.liveFiles.contains(file), case .closure = declared.factory
        else { return false }
        return declared.receiver.map { containers.isContainer($0, in: file) == true } ?? true
    }

    /// A dependency of a closure; only on what certainly provides it, or if it is certainly missing.
    func dependency(_ dependency: ProgramDependency, ofClosure place: ProgramNode.Index)
        -> ComponentGraph.Dependency
    {
        let draft = drafts[place]
        let declared = dependency.declared
        let lookup = TypeLookup(table, file: dependency.file, scope: dependency.scope)
        var question = Question(declared, lookup)
        question.findsUnregistered = false
        var provider: ComponentGraph.Provider
        if let component = dependency.component {
            provider = self.provider(ofAccessor: component)
        } else {
            provider = self.provider(for: &question, of: draft.node)
            if dependency.asksResolver { provider = self.provider(provider, for: question, foundBy: place) }
        }
        if isLeftOut(provider, of: dependency, asking: question) { provider = .outside }
        let text = dependency.component.map { components.all[$0].text }
        var result = ComponentGraph.Dependency(
            label: text ?? declared.label,
            type: text ?? declared.text,
            service: text ?? question.service.text,
            name: declared.name.literal,
            injection: declared.injection,
            need: dependency.component == nil ? question.need(with: provider) : .required,
            isOptional: false,
            isHeldWeakly: false,
            location: ComponentGraph.Location(
                declared.position,
                in: table.program.files[dependency.file].declarations.path
            ),
            provider: provider
        )
        result.lookupTime = question.lookupTime
        return result
    }

    /// Whether no check judges what provides a dependency of a closure.
    private func isLeftOut(
        _ provider: ComponentGraph.Provider,
        of dependency: ProgramDependency,
        asking question: Question
    ) -> Bool {
        switch provider {
        case .node, .oneOf, .all: provider.nodes.isEmpty || isOverridden(provider)
        case .value: false
        case .missing, .needsArguments, .ambiguous:
            table.program.files[dependency.file].module == table.program.target.name
                || dependency.mayBeMissing || isAsked(question)
        case .outside, .unknown: true
        }
    }

    /// The provider behind an accessor: the component, unless something else may be registered under its key.
    func provider(ofAccessor component: ProgramComponent.Index) -> ComponentGraph.Provider {
        guard components.all[component].isCertain, !mayBeReplaced(component),
            let node = nodesOfComponents[component].first
        else { return .outside }
        return .node(drafts[node].node.id)
    }

    /// The only listed component with an accessor of a name.
    func component(ofAccessor name: TypeSpelling) -> ProgramComponent.Index? {
        let found = accessors[name.description] ?? []
        return found.count == 1 ? found.first : nil
    }

    /// A part of a factory that the check can't follow, with the reason as the end of a sentence.
    typealias UnfollowedPart = (location: ComponentGraph.Location?, reason: String)

    /// The parts of a factory that the check can't follow.
    func unfollowedUses(of draft: ProgramNode) -> [UnfollowedPart] {
        switch draft.factory {
        case .instance: return []
        case .unknown: return [(draft.node.location, "a function makes the instances")]
        case .closure(let uses):
            let path = table.program.files[draft.file].declarations.path
            return uses.compactMap { use in
                reason(forUnfollowed: use.kind).map { (ComponentGraph.Location(use.position, in: path), $0) }
            }
        }
    }

    /// The reason why the check doesn't follow a use of a resolver; `nil` if it does.
    private func reason(forUnfollowed use: UnfollowedUse.Kind) -> String? {
        switch use {
        case .passedOn: "it passes on its resolver"
        case .computedType: "it requests a service that is not spelled out"
        case .member(let name):
            component(ofAccessor: .generic(name)) == nil
                ? "it passes on its resolver to '\(name)'" : nil
        }
    }
}
