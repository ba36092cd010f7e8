import AmpouleSyntax

/// The names that the modules of a program mention, which decide whether a list may be called at all.
///
/// In contrast to ``Callers``, this counts each mention of a name, whatever it is used on.
struct Mentions {
    private let program: Program
    private var names: [String: Set<String>] = [:]
    private var namesOfFiles: Column<Program.File, Set<String>>
    private var omitted: [String: Set<UInt32>] = [:]

    /// The lists that other modules or files can call, by the names of their functions.
    private var lists: [String: [(module: String, isOnContainer: Bool)]] = [:]

    /// Creates the mentions of a program; `nil` if not all of its code has been read.
    init?(_ program: Program) {
        let usesMacros = program.files.contains { !$0.declarations.macroNames.isEmpty }
        guard program.target.kind == .program, program.isWholeRead, !usesMacros else { return nil }
        self.program = program
        namesOfFiles = Column(for: program.files) { file in
            let declarations = program.files[file].declarations
            return declarations.usedNames.union(declarations.memberUses.map(\.name))
        }
        for (file, content) in program.files.indexed {
            names[content.module, default: []].formUnion(namesOfFiles[file])
            omitted[content.module, default: []].formUnion(content.declarations.omittedNames)
            for list in content.declarations.lists where list.access >= .internal {
                guard let function = list.functionName else { continue }
                lists[function, default: []].append((content.module, list.isOnContainer))
            }
        }
    }

    /// Whether code that can name the function of a list mentions it.
    func mayCall(_ list: DeclaredList, inFile file: Program.File.Index) -> Bool {
        guard let function = list.functionName else { return true }
        if list.access < .internal { return namesOfFiles[file].contains(function) }
        return modules(thatCanName: list, of: program.files[file].module).contains { module in
            isMentioned(function, in: module)
                && !hasOwn(function, like: list, module, besides: program.files[file].module)
        }
    }

    /// Whether code that can name the accessors of a list mentions one of them.
    func mayUse(_ accessors: [String], of list: DeclaredList, inFile file: Program.File.Index) -> Bool {
        modules(thatCanName: list, of: program.files[file].module).contains { module in
            accessors.contains { isMentioned($0, in: module) }
        }
    }

    private func isMentioned(_ name: String, in module: String) -> Bool {
        names[module]?.contains(name) == true || omitted[module]?.contains(NameHash(name).value) == true
    }

    /// Whether a module has a list with a function of the same name, which its own code calls.
    private func hasOwn(_ function: String, like list: DeclaredList, _ module: String, besides home: String)
        -> Bool
    {
        module != home
            && lists[function]?.contains {
                $0.module == module && $0.isOnContainer == list.isOnContainer
            } == true
    }

    private func modules(thatCanName list: DeclaredList, of home: String) -> [String] {
        names.keys.filter { module in
            module == home || list.access >= .internal && program.closure(of: module).contains(home)
        }
    }
}
