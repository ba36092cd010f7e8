import AmpouleGraphScanner
import AmpouleSyntax

/// The names that the modules of a program mention, which decide whether a list may be called at all.
///
/// In contrast to ``Callers``, this counts each mention of a name, unless it certainly means another function.
struct Mentions {
    private let program: Program
    private var namesOfFiles: Column<Program.File, Set<String>>

    /// The modules that mention a name.
    private var modules: [String: Set<String>] = [:]

    /// The modules whose omitted bodies mention a name, by its hash.
    private var modulesByHash: [UInt32: Set<String>] = [:]

    /// The lists that other modules or files can call, by the names of their functions.
    private var lists: [String: [(module: String, isOnContainer: Bool)]] = [:]

    /// Creates the mentions of a program; `nil` if not all of its code has been read.
    init?(_ program: Program, _ containers: Containers) {
        let usesMacros = program.files.contains { !$0.declarations.macroNames.isEmpty }
        guard program.target.kind == .program, program.isWholeRead, !usesMacros else { return nil }
        self.program = program
        let protocols = Self.protocolsOfContainers(program)
        namesOfFiles = Column(for: program.files) { file in
            let declarations = program.files[file].declarations
            // A function of the program with the name of a list's function is not called on a container.
            let uses = declarations.memberUses.filter { use in
                if case .instance(let type) = use.receiver, protocols.contains(type) { return true }
                return containers.isContainer(use.receiver, in: file) != false
            }
            return declarations.usedNames.subtracting(program.otherFunctionNames).union(uses.map(\.name))
        }
        for (file, content) in program.files.indexed {
            for name in namesOfFiles[file] { modules[name, default: []].insert(content.module) }
            for hash in content.declarations.omittedNames {
                modulesByHash[hash, default: []].insert(content.module)
            }
            for list in content.declarations.lists where list.access >= .internal {
                guard let function = list.functionName else { continue }
                lists[function, default: []].append((content.module, list.isOnContainer))
            }
        }
    }

    /// The protocols that the program has containers conform to, so that a value of one may be a container.
    private static func protocolsOfContainers(_ program: Program) -> Set<String> {
        program.files.reduce(into: []) { names, file in
            for conformance in file.declarations.conformances {
                guard case .extension(let type) = file.declarations.scopes[conformance.scope].kind,
                    Vocabulary.resolvingTypes.contains(type.path ?? "")
                else { continue }
                names.formUnion(conformance.inherited.compactMap(\.path))
            }
        }
    }

    /// Whether code that can name the function of a list mentions it.
    func mayCall(_ list: DeclaredList, inFile file: Program.File.Index) -> Bool {
        guard let function = list.functionName else { return true }
        if list.access < .internal { return namesOfFiles[file].contains(function) }
        let home = program.files[file].module
        return modules(thatMention: function).contains { module in
            canName(list, of: home, from: module) && !hasOwn(function, like: list, module, besides: home)
        }
    }

    /// Whether code that can name the accessors of a list mentions one of them.
    func mayUse(_ accessors: [String], of list: DeclaredList, inFile file: Program.File.Index) -> Bool {
        let home = program.files[file].module
        return accessors.contains { accessor in
            modules(thatMention: accessor).contains { canName(list, of: home, from: $0) }
        }
    }

    private func modules(thatMention name: String) -> Set<String> {
        (modules[name] ?? []).union(modulesByHash[NameHash(name).value] ?? [])
    }

    /// Whether a module has a list with a function of the same name, which its own code calls.
    private func hasOwn(_ function: String, like list: DeclaredList, _ module: String, besides home: String)
        -> Bool
    {
        module != home
            && (program.declaresContainerFunction(function, in: module)
                || hasList(function, like: list, module))
    }

    /// Whether a module has a list with a function of the same name.
    private func hasList(_ function: String, like list: DeclaredList, _ module: String) -> Bool {
        lists[function]?.contains { $0.module == module && $0.isOnContainer == list.isOnContainer } == true
    }

    private func canName(_ list: DeclaredList, of home: String, from module: String) -> Bool {
        module == home || list.access >= .internal && program.reach.reaches(home, from: module)
    }
}
