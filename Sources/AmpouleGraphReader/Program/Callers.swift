import AmpouleGraph
import AmpouleSyntax

/// The callers of the functions that lists write.
struct Callers {
    private let program: Program
    private let containers: Containers

    /// For each file, the names of the list functions that it calls on a container.
    private let calls: Column<Program.File, Set<String>>

    /// The modules whose files call a function, by its name.
    private var modules: [String: Set<String>] = [:]

    /// The files that call a function and may run, by its name.
    private var files: [String: [Program.File.Index]] = [:]

    /// The modules with a list whose function isn't private, by the name of the function.
    private var owners: [String: Set<String>] = [:]

    init(_ program: Program, _ live: LiveFiles, _ containers: Containers) {
        let lists = program.files.flatMap { file in file.declarations.lists.map { (file.module, $0) } }
        let names = Set(lists.compactMap(\.1.functionName))
        self.program = program
        self.containers = containers
        calls = Column(for: program.files) { file in
            names.isEmpty ? [] : Self.calls(of: names, in: file, program, containers)
        }
        for file in program.files.indices where live.contains(file) {
            for name in calls[file] {
                modules[name, default: []].insert(program.files[file].module)
                files[name, default: []].append(file)
            }
        }
        for (module, list) in lists where list.access > .fileprivate {
            if let name = list.functionName { owners[name, default: []].insert(module) }
        }
    }

    /// The names of the list functions that a file calls on a container.
    ///
    /// A call on an unknown value doesn't count if the program declares another function with the name.
    private static func calls(
        of names: Set<String>,
        in file: Program.File.Index,
        _ program: Program,
        _ containers: Containers
    ) -> Set<String> {
        let uses = program.files[file].declarations.memberUses.filter { names.contains($0.name) }
        return Set(
            uses.filter { use in
                containers.isContainer(use.receiver, in: file) ?? !program.otherFunctionNames.contains(
                    use.name
                )
            }.map(\.name)
        )
    }

    /// Whether a call of a list's function on a container in a file can call that list.
    func canCall(_ list: DeclaredList, inFile home: Program.File.Index, from file: Program.File.Index) -> Bool
    {
        guard let name = list.functionName else { return false }
        if list.access < .internal { return file == home }
        let (module, caller) = (program.files[home].module, program.files[file].module)
        if module == caller { return true }
        return list.access > .internal && owners[name]?.contains(caller) != true
            && !program.declaresContainerFunction(name, in: caller)
            && program.reach.reaches(module, from: caller)
    }

    /// Whether a file that can call the function of a list calls a function of that name.
    ///
    /// A module with a function of the same name calls its own.
    func call(_ function: String, of list: DeclaredList, inFile file: Program.File.Index) -> Bool {
        let home = program.files[file]
        if list.access < .internal { return calls[file].contains(function) }
        guard let callers = modules[function] else { return false }
        if callers.contains(home.module) { return true }
        guard list.access > .internal else { return false }
        return callers.contains { caller in
            owners[function]?.contains(caller) != true
                && !program.declaresContainerFunction(function, in: caller)
                && program.reach.reaches(home.module, from: caller)
        }
    }

    /// Whether the containers that the function of a list is called on are inside of others.
    ///
    /// The container of a function that is used as a value is unknown.
    func ranks(of list: DeclaredList, inFile home: Program.File.Index) -> Set<ContainerRank> {
        guard let function = list.functionName, !list.isConditional else { return [.unknown] }
        let ranks = program.files.indices.filter {
            calls[$0].contains(function) && canCall(list, inFile: home, from: $0)
        }
        .flatMap { file in
            program.files[file].declarations.memberUses.filter { use in
                use.name == function && containers.isContainer(use.receiver, in: file) != false
            }
            .map(\.rank)
        }
        return ranks.isEmpty ? [.unknown] : Set(ranks)
    }

    /// The places where the function of a list is called, those in the target's own files first.
    ///
    /// If only the function as a value is used, there are none.
    func placesOfCalls(of list: DeclaredList, inFile home: Program.File.Index) -> [Place] {
        guard let function = list.functionName else { return [] }
        let places = (files[function] ?? []).filter { canCall(list, inFile: home, from: $0) }
            .flatMap { file -> [Place] in
                let declarations = program.files[file].declarations
                return declarations.positionsOfCalls.filter { use, _ in
                    use.name == function && containers.isContainer(use.receiver, in: file) != false
                }
                .map { Place(file: file, location: ComponentGraph.Location($0.value, in: declarations.path)) }
            }
            .sorted { $0.location < $1.location }
        let isOwn = { (place: Place) in program.files[place.file].module == program.target.name }
        return places.filter(isOwn) + places.filter { !isOwn($0) }
    }

    /// The call of a list's function.
    struct Place {
        let file: Program.File.Index
        let location: ComponentGraph.Location
    }
}

extension Program {
    /// Whether a module has a function without parameters of its own, which its files call rather than another
    /// module's.
    func declaresContainerFunction(_ name: String, in module: String) -> Bool {
        functionsOfContainers[module]?.contains(name) ?? false
    }
}
