import AmpouleSyntax

/// The callers of the functions that lists write.
struct Callers {
    private let program: Program

    /// For each file, the names of the list functions that it calls on a container.
    private let calls: Column<Program.File, Set<String>>

    /// The modules whose files call a function, by its name.
    private var modules: [String: Set<String>] = [:]

    /// The modules with a list whose function isn't private, by the name of the function.
    private var owners: [String: Set<String>] = [:]

    init(_ program: Program, _ live: LiveFiles, _ containers: Containers) {
        let lists = program.files.flatMap { file in file.declarations.lists.map { (file.module, $0) } }
        let names = Set(lists.compactMap(\.1.functionName))
        self.program = program
        calls = Column(for: program.files) { file in
            names.isEmpty ? [] : Self.calls(of: names, in: file, program, containers)
        }
        for file in program.files.indices where live.contains(file) {
            for name in calls[file] { modules[name, default: []].insert(program.files[file].module) }
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
            owners[function]?.contains(caller) != true && program.reach.reaches(home.module, from: caller)
        }
    }
}
