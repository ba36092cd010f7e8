import AmpouleGraph
import AmpouleSyntax

/// The scope of a node, as far as the sources show it.
struct NodeScope {
    let scope: ComponentGraph.Scope

    /// Whether the scope is certain; any other one is a custom scope in the model.
    let isKnown: Bool
}

extension ProgramGraphReader {
    /// The levels for the model.
    var modelLevels: [ComponentGraph.Level] { levels.levels.values.map(model) }

    private func model(_ level: ProgramLevel) -> ComponentGraph.Level {
        ComponentGraph.Level(
            name: level.name,
            value: level.value?.text,
            outer: level.outer,
            location: ComponentGraph.Location(
                level.position,
                in: table.program.files[level.file].declarations.path
            )
        )
    }

    // MARK: - Scopes

    /// The scope for the model.
    func scope(
        _ spelling: ScopeSpelling,
        _ file: Program.File.Index,
        _ lexicalScope: LexicalScope.Index?,
        _ defaultScope: NodeScope
    ) -> NodeScope {
        switch spelling {
        case .unspecified: return defaultScope
        case .expression: return NodeScope(scope: .custom("unknown"), isKnown: false)
        case .reference(let path):
            let level = levels.level(at: path, in: file, scope: lexicalScope)
            return level.map { NodeScope(scope: .level($0.name), isKnown: true) }
                ?? NodeScope(scope: .custom(path.last ?? "unknown"), isKnown: false)
        case .named(let name):
            let scope = ComponentGraph.Scope(named: name)
            guard case .custom = scope else { return NodeScope(scope: scope, isKnown: true) }
            let level = levels.level(at: [DeclaredLevel.typeName, name], in: file, scope: lexicalScope)
            let isScope = constants.hasMember(name, ofExternal: Vocabulary.scope)
            if let level, !isScope { return NodeScope(scope: .level(level.name), isKnown: true) }
            let isLevel = constants.hasMember(name, ofExternal: DeclaredLevel.typeName)
            let custom = constants.entry(at: [Vocabulary.scope, name], in: file, scope: lexicalScope)
            return NodeScope(
                scope: scope,
                isKnown: !isLevel && custom?.constant.isCustomScope == true
            )
        }
    }

    /// The nodes that may have any scope, or whose instances another container than the program's may keep.
    var nodesOfUnknownScope: Set<ComponentGraph.Node.ID> {
        let mayBeInside = registersInInnerContainers
        let unknown = drafts.filter { draft in
            switch draft.node.scope {
            case .container, .weak, .custom: mayBeInside || !draft.isScopeKnown
            case .transient, .graph, .level: !draft.isScopeKnown
            }
        }
        return Set(unknown.map(\.node.id))
    }

    /// Whether something may be registered in the container of a level, which then keeps it.
    var registersInInnerContainers: Bool {
        let program = table.program
        // Those who depend on a library call its lists on any container.
        guard program.target.kind == .program else { return true }
        let functions = Set(registrations.lists.compactMap(\.declared.functionName))
        let areRegistering = program.files.indices.filter { file in
            let declarations = program.files[file].declarations
            return !declarations.componentRegistrations.isEmpty
                || declarations.memberUses.contains { functions.contains($0.name) }
        }
        if program.files.contains(where: { $0.declarations.createsChildren }) { return true }
        let isReceiverUnknown = areRegistering.contains { file in
            program.files[file].declarations.memberUses.contains { use in
                functions.contains(use.name) && containers.isContainer(use.receiver, in: file) == nil
            }
        }
        if isReceiverUnknown, passesOnOpenedContainers { return true }
        var registering = functions.union(Vocabulary.registeringFunctions)
            .union(Vocabulary.types(.assembler))
        for file in areRegistering {
            let declarations = program.files[file].declarations
            registering.formUnion(declarations.functionNames)
            registering.formUnion(declarations.types.map(\.name))
        }
        return program.files.contains { file in
            !file.declarations.usesOfOpenedContainers.isDisjoint(with: registering)
        } || registersInReturnedContainers(functions, registering)
    }

    /// Whether a file that registers something uses a container of a level that code of another file returns or holds.
    private func registersInReturnedContainers(_ functionsOfLists: Set<String>, _ registering: Set<String>)
        -> Bool
    {
        let files = table.program.files.map(\.declarations)
        let names = files.reduce(into: Set<String>()) { $0.formUnion($1.namesOfOpenedContainers) }
        guard !names.isEmpty else { return false }
        return files.contains { file in
            let used = file.usedNames.union(file.memberUses.map(\.name))
            let holdsOpened = file.memberUses.contains { use in
                switch use.receiver {
                case .member(let name, _), .variable(let name, _):
                    functionsOfLists.contains(use.name) && names.contains(name)
                case .instance, .result, .unknown: false
                }
            }
            return holdsOpened
                || !used.isDisjoint(with: names.subtracting(file.namesOfOpenedContainers))
                    && !used.isDisjoint(with: registering.subtracting(names))
        }
    }

    /// Whether any code but the functions that open levels and resolve services may use the container of a level.
    private var passesOnOpenedContainers: Bool {
        let accessors = registrations.lists.flatMap(\.accessors.keys)
        let resolving = Vocabulary.membersThatResolve.union(accessors).subtracting(
            table.program.functionNames
        )
        return table.program.files.contains { file in
            file.declarations.passesOnOpenedContainers
                || !file.declarations.usesOfOpenedContainers.isSubset(of: resolving)
        }
    }

    /// Whether the containers that code names, beside those that it opens itself, are the program's alone.
    ///
    /// A component that requires a container has that of its level, and a behavior is told of each.
    var findsOnlyRootNamed: Bool {
        let program = table.program
        guard program.target.kind == .program, program.target.hasDependents == false, isWholeProgramRead,
            !containers.hasOwnResolvers, !passesOnOpenedContainers,
            !program.files.contains(where: { $0.declarations.createsChildren }),
            !program.inheritedNames.contains(where: {
                Vocabulary.types(.requirement).contains($0) && $0 == "Behavior"
            })
        else { return false }
        let builtIn = Vocabulary.builtInServices
        let requests = program.files.lazy.flatMap { $0.declarations.requests }.map(\.service)
        let optional = program.files.lazy.flatMap { $0.declarations.optionalRequests }.map(\.service)
        return !drafts.contains { draft in
            draft.dependencies.contains { builtIn.contains(where: $0.declared.text.contains) }
        } && !requests.contains { builtIn.contains($0.lastName ?? "") }
            && !optional.contains { builtIn.contains($0.lastName ?? "") }
    }

    // MARK: - Values

    /// The values of levels that serve as a dependency; `nil` if there are none of its type.
    func value(for question: Question) -> ComponentGraph.Provider? {
        let found = levels.levels(withValue: question.service)
        guard !found.isEmpty, question.name != .expression else { return found.isEmpty ? nil : .unknown }
        guard question.name == .none else { return nil }
        let own = question.service.declaration.flatMap { components.place(ofKey: $0.id) }
        let isRegistered = own != nil || !offers[question.service].isEmpty
        if assumption == .likely, isRegistered { return nil }
        // A registration beside the levels serves where none of them is open.
        let isCertain =
            !isRegistered && !levels.mayHaveValue(question.service) && !offers.mayInclude(question.service)
            && table.program.uncertainties.isEmpty
            && found.allSatisfy { level in level.value.map { question.service.isSame(as: $0) } == true }
        return isCertain || assumption == .likely ? .value(found.map(\.name)) : .unknown
    }

    // MARK: - Openings

    /// The names of the levels that code opens; `nil` if others may be opened, too.
    private var openedLevels: Set<String>? {
        let program = table.program
        guard program.target.kind == .program, program.target.hasDependents == false, isWholeProgramRead
        else { return nil }
        var opened: Set<String> = []
        for (file, content) in program.files.indexed {
            for opening in content.declarations.openings {
                let level = opening.level.flatMap { levels.level(at: $0, in: file, scope: opening.scope) }
                if let level {
                    opened.insert(level.name)
                } else if !opening.mayBeAnother {
                    return nil
                }
            }
        }
        return opened
    }

    /// The levels of a program's own module that no code opens.
    var unopenedLevels: [ComponentGraph.Level] {
        guard let opened = openedLevels else { return [] }
        return levels.levels.values.filter { isOwn($0) && !opened.contains($0.name) }.map(model)
    }

    private func isOwn(_ level: ProgramLevel) -> Bool {
        table.program.files[level.file].module == table.program.target.name
    }

    /// The levels that components of called lists of libraries need, and that no code opens.
    func requiredLevels(_ judgement: Judgement) -> [ComponentGraph.RequiredLevel] {
        guard !levels.isEmpty, let opened = openedLevels else { return [] }
        let lists = registrations.lists.filter { list in
            list.isCalled && !list.declared.isConditional && list.module != table.program.target.name
        }
        return lists.flatMap { list -> [ComponentGraph.RequiredLevel] in
            let calls = registrations.callers.placesOfCalls(of: list.declared, inFile: list.file)
            guard let call = calls.first else { return [] }
            var known = opened
            let nodes = list.components.flatMap { nodesOfComponents[$0] }.map { judgement.nodes[$0] }
            return nodes.flatMap { node in
                Self.levels(neededBy: node, opened).filter { known.insert($0).inserted }
                    .compactMap { levels.levels[$0] }.filter { !isOwn($0) }
                    .map { level in
                        ComponentGraph.RequiredLevel(
                            level: model(level),
                            node: node.id,
                            function: list.declared.functionName ?? Vocabulary.defaultListName,
                            module: list.module,
                            call: call.location
                        )
                    }
            }
        }
    }

    /// The levels without which a node can't be resolved.
    private static func levels(neededBy node: ComponentGraph.Node, _ opened: Set<String>) -> [String] {
        if case .level(let name) = node.scope { return [name] }
        return node.dependencies.filter { $0.need != .optional }.map(\.provider.levels)
            .filter { opened.isDisjoint(with: $0) }.compactMap(\.first)
    }

    /// Whether nothing is left open that may use any declaration of the program.
    var isWholeProgramRead: Bool { table.program.isWholeRead && registrations.unknown.isEmpty }
}

extension ResolvedType {
    /// Whether two types with equal keys are certainly one.
    fileprivate func isSame(as other: ResolvedType) -> Bool {
        isExact && other.isExact || identity != nil && identity == other.identity
    }
}

extension Program {
    /// Whether all code that is compiled has been read: files that are invalid, generated or written by macros may
    /// use any declaration.
    var isWholeRead: Bool {
        uncertainties.isEmpty && files.contains { $0.module == target.name }
            && files.allSatisfy { file in
                !file.isGenerated && !file.declarations.hasErrors && file.declarations.uncertainties.isEmpty
            }
    }
}
