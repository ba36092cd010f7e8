import AmpouleSyntax
import AmpouleGraph

/// The registrars of a program's components: its lists and its calls.
struct Registrations {
    /// One list of components.
    struct List {
        let declared: DeclaredList
        let file: Program.File.Index
        let module: String

        /// The displayed name, unique among the lists of the program.
        let name: String

        /// The components in it that were found.
        let components: [ProgramComponent.Index]

        /// The components, by the names of their accessors, which are those of the entries.
        let accessors: [String: ProgramComponent.Index]

        /// Whether all of its entries were found.
        let isComplete: Bool

        /// Whether its function is called somewhere.
        let isCalled: Bool

        /// Whether no code of the program can call its function.
        let isNeverCalled: Bool
    }

    private(set) var lists: [List] = []

    /// The calls of the functions of lists.
    let callers: Callers

    /// The certain registrars of each component.
    private(set) var registrars: [ProgramComponent.Index: [String]] = [:]

    /// The components that may be registered, including those in an `#if` or in a list that isn't called.
    private(set) var possible: Set<ProgramComponent.Index> = []

    /// The components in lists whose functions are never called.
    private var listedInVain: Set<ProgramComponent.Index> = []

    /// The components that a call by hand registers, in code that the program may run.
    private(set) var calledByHand: Set<ProgramComponent.Index> = []

    /// The containers and modules in which calls register components.
    private var callsByHand: [ProgramComponent.Index: [(rank: ContainerRank, module: ModuleOfElements?)]] =
        [:]

    /// Where components are registered that only containers inside of others or only modules register.
    private(set) var homes: [ProgramComponent.Index: ProgramNode.Home] = [:]

    /// The containers that several lists are called on, by their names as registrars.
    private(set) var sharedContainers: [String: ComponentGraph.Location] = [:]

    /// The components of those lists, in the order in which code registers them.
    private(set) var ordersOfSharedContainers: [String: [ProgramComponent.Index]] = [:]

    /// The names that the modules mention; `nil` if not all of their code has been read.
    let mentions: Mentions?

    /// The files whose code the program may run.
    let liveFiles: LiveFiles

    /// The assemblies that no code names.
    let unnamedAssemblies: UnnamedAssemblies

    /// The components that such assemblies register, with their names.
    private(set) var componentsOfAssemblies: [ProgramComponent.Index: String] = [:]

    /// The registrations whose service or component was not found.
    private(set) var unknown: [(file: Program.File.Index, Uncertainty)] = []

    init(
        _ table: TypeTable,
        _ components: Components,
        _ containers: Containers,
        _ assumption: ProgramGraphReader.Assumption
    ) {
        let live = LiveFiles(table.program)
        liveFiles = live
        unnamedAssemblies = UnnamedAssemblies(table.program)
        let mentions = assumption == .nothing ? Mentions(table.program, containers) : nil
        self.mentions = mentions
        callers = Callers(table.program, live, containers)
        for (file, content) in table.program.files.indexed {
            for declared in content.declarations.lists {
                add(declared, file, table, components, callers, mentions)
            }
            for call in content.declarations.componentRegistrations {
                add(call, file, table.program, components, isLive: live.contains(file))
            }
        }
        addUsesOfMacros(in: table.program)
        homes = readHomes(table.program)
        let listsByFunction = Dictionary(grouping: lists) { $0.declared.functionName }
        for (file, content) in table.program.files.indexed
        where content.module == table.program.target.name {
            for sequence in content.declarations.callSequences
            where containers.isContainer(sequence.receiver, in: file) == true {
                add(sequence, in: file, path: content.declarations.path, callers, listsByFunction)
            }
        }
    }

    /// Notes where the program's own macros are attached, whose expansions are not read.
    private mutating func addUsesOfMacros(in program: Program) {
        let names = program.files.reduce(into: Set<String>()) { $0.formUnion($1.declarations.macroNames) }
        guard !names.isEmpty else { return }
        for (file, content) in program.files.indexed where program.importsAmpoule(file) {
            for attribute in content.declarations.attributes where names.contains(attribute.name) {
                let uncertainty = Uncertainty(
                    position: attribute.position,
                    reason: .attachedMacro(attribute.name)
                )
                unknown.append((file, uncertainty))
            }
        }
    }

    /// Takes into account that several lists are called on one container.
    private mutating func add(
        _ sequence: CallSequence,
        in file: Program.File.Index,
        path: String,
        _ callers: Callers,
        _ listsByFunction: [String?: [List]]
    ) {
        let called = Set(sequence.names).map { name in
            (listsByFunction[name] ?? []).filter { list in
                callers.canCall(list.declared, inFile: list.file, from: file)
            }
        }
        // If a call may mean two lists, neither is known to be called.
        let certain = called.filter { $0.count == 1 }.joined().filter { !$0.declared.isConditional }
        guard certain.count > 1 else { return }
        let location = ComponentGraph.Location(sequence.position, in: path)
        let name = "the container at \(location.shortText)"
        sharedContainers[name] = location
        let order = sequence.names.flatMap { name in
            certain.filter { $0.declared.functionName ?? Vocabulary.defaultListName == name }
        }
        ordersOfSharedContainers[name] = order.flatMap(\.components)
        for place in Set(certain.flatMap(\.components)).sorted() {
            registrars[place, default: []].append(name)
        }
    }

    private mutating func add(
        _ declared: DeclaredList,
        _ file: Program.File.Index,
        _ table: TypeTable,
        _ components: Components,
        _ callers: Callers,
        _ mentions: Mentions?
    ) {
        let content = table.program.files[file]
        let found = declared.entries.map { components.find($0, in: file, scope: nil) }
        var places = found.compactMap { target -> ProgramComponent.Index? in
            guard case .component(let place) = target else { return nil }
            return place
        }
        if declared.isOfAll {
            places += components.listed(in: content.module, table.program)
        }
        let function = declared.functionName ?? Vocabulary.defaultListName
        let fileName = content.declarations.path.split(separator: "/").last ?? ""
        let list = List(
            declared: declared,
            file: file,
            module: content.module,
            name: "\(function)() of \(content.module) in \(fileName)",
            components: places,
            accessors: Self.accessors(of: declared, found, places, components),
            isComplete: places.count == found.count || declared.isOfAll,
            isCalled: callers.call(function, of: declared, inFile: file),
            isNeverCalled: !declared.isConditional
                && mentions?.mayCall(declared, inFile: file) == false
        )
        lists.append(list)
        if !list.isComplete, !declared.isConditional {
            unknown.append((file, Uncertainty(position: declared.position, reason: .unknownEntry)))
        }
        guard !list.isNeverCalled else {
            listedInVain.formUnion(places)
            return
        }
        possible.formUnion(places)
        if declared.isConditional { return }
        for place in Set(places).sorted() { registrars[place, default: []].append(list.name) }
    }

    private mutating func add(
        _ call: ComponentRegistrationCall,
        _ file: Program.File.Index,
        _ program: Program,
        _ components: Components,
        isLive: Bool
    ) {
        switch components.find(call.component, in: file, scope: call.scope) {
        case .component(let place):
            possible.insert(place)
            callsByHand[place, default: []].append(
                (call.rank, call.module.map { ModuleOfElements(file: file, declared: $0) })
            )
            guard !call.isConditional else { return }
            if let assembly = unnamedAssemblies.name(around: call.scope, in: file) {
                componentsOfAssemblies[place] = assembly
                return
            }
            let location = ComponentGraph.Location(
                call.position,
                in: program.files[file].declarations.path
            )
            registrars[place, default: []].append("register(in:) at \(location.shortText)")
            if isLive { calledByHand.insert(place) }
        // The body of the program's own function shows what it registers.
        case .otherType
        where !call.isLabeled
            || !program.functionNames.isDisjoint(with: Vocabulary.functionsThatRegisterComponents):
            break
        case .externalType where !call.isLabeled: break
        case .otherType, .externalType, .unknown:
            unknown.append((file, Uncertainty(position: call.position, reason: .unknownComponent)))
        }
    }
}

extension Registrations {
    /// Where components are registered that only containers inside of others or only modules register.
    private func readHomes(_ program: Program) -> [ProgramComponent.Index: ProgramNode.Home] {
        var homes: [ProgramComponent.Index: ProgramNode.Home] = [:]
        for (place, calls) in callsByHand {
            let modules = calls.compactMap(\.module)
            if modules.count == calls.count {
                homes[place] = .modules(Set(modules))
            } else if calls.allSatisfy({ $0.rank == .child }) {
                homes[place] = .children
            }
        }
        let functions = program.files.reduce(into: Set<String>()) { names, file in
            names.formUnion(file.declarations.memberUses.lazy.filter { $0.rank == .child }.map(\.name))
        }
        guard !homes.isEmpty || !functions.isEmpty else { return [:] }
        var outside: Set<ProgramComponent.Index> = []
        for list in lists where !list.isNeverCalled {
            let isInChildren =
                list.declared.functionName.map(functions.contains) == true
                && callers.ranks(of: list.declared, inFile: list.file) == [.child]
            for place in list.components {
                let isElsewhere = callsByHand[place] != nil && homes[place] != .children
                if isInChildren, !isElsewhere { homes[place] = .children } else { outside.insert(place) }
            }
        }
        for place in outside { homes[place] = nil }
        return homes
    }

    /// Whether containers without a parent register a component, and no others.
    func isOnlyInRoots(_ component: ProgramComponent.Index) -> Bool {
        let lists = lists.filter { !$0.isNeverCalled && $0.components.contains(component) }
        let calls = callsByHand[component] ?? []
        return !(lists.isEmpty && calls.isEmpty) && calls.allSatisfy { $0.rank == .root }
            && lists.allSatisfy { callers.ranks(of: $0.declared, inFile: $0.file) == [.root] }
    }

    /// The components of a list, by the names of their accessors.
    private static func accessors(
        of list: DeclaredList,
        _ found: [Components.Target],
        _ places: [ProgramComponent.Index],
        _ components: Components
    ) -> [String: ProgramComponent.Index] {
        var accessors: [String: ProgramComponent.Index] = [:]
        for place in places {
            accessors[AccessorName(components.all[place].declared.name).text] = place
        }
        for (entry, target) in zip(list.entries, found) {
            guard case .component(let place) = target, !components.all[place].declared.isFunction,
                let name = entry.type?.lastName, name != components.all[place].declared.name
            else { continue }
            // The accessor of an alias has the name of the alias.
            accessors[AccessorName(name).text] = place
        }
        return accessors
    }

    /// The components in lists, by the names of their accessors.
    func accessors() -> [String: Set<ProgramComponent.Index>] {
        lists.flatMap(\.accessors).reduce(into: [:]) { accessors, accessor in
            accessors[accessor.key, default: []].insert(accessor.value)
        }
    }

    /// Whether nothing registers a component but code in an `#if`.
    func isRegisteredConditionally(_ component: ProgramComponent.Index) -> Bool {
        possible.contains(component) && registrars[component] == nil
            && componentsOfAssemblies[component] == nil
    }

    /// The components that the target's list of all omits and that nothing else registers.
    func omitted(_ components: Components, _ program: Program) -> [ProgramComponent.Index] {
        let lists = lists.filter { list in
            list.declared.isOfAll && !list.declared.isConditional && list.module == program.target.name
        }
        guard !lists.isEmpty else { return [] }
        return components.all.indices.filter { place in
            program.files[components.all[place].file].module == program.target.name
                && !possible.contains(place) && !listedInVain.contains(place)
                && components.all[place].hindrance != nil
        }
    }
}

extension Components {
    /// The components in the list of all components of a module.
    func listed(in module: String, _ program: Program) -> [ProgramComponent.Index] {
        let elsewhere = Set(
            program.files.indices.filter { program.files[$0].module == module }.flatMap { file in
                program.files[file].declarations.lists.flatMap(\.entries).compactMap {
                    entry -> ProgramComponent.Index? in
                    guard case .component(let place) = find(entry, in: file, scope: nil) else { return nil }
                    return place
                }
            }
        )
        let listed = all.indices.filter { place in
            program.files[all[place].file].module == module && !elsewhere.contains(place)
                && all[place].hindrance == nil
        }
        // A decorator is registered after what it decorates.
        return listed.filter { all[$0].decorated == nil } + listed.filter { all[$0].decorated != nil }
    }
}
