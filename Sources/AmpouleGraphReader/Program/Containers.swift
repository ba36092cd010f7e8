/// The types and variables that identify containers and resolvers in a program.
struct Containers {
    private var filesImportingAmpoule: Set<Program.File.Index> = []

    /// The files that can name the functions of modules, as far as their own imports show it.
    private var filesImportingModules: Set<Program.File.Index> = []

    /// The names of container and resolver types, including aliases.
    private var names: Set<String> = Vocabulary.resolvingTypes

    /// The names that have another meaning somewhere in the program.
    private var ambiguousNames: Set<String> = []

    /// The variables that hold containers or resolvers, by the files that declare them.
    private var variables: Set<ContainerVariable> = []

    /// The constants that hold containers created outside of any other, and are the only ones of their names.
    private var created: Set<ContainerVariable> = []

    /// The names of the types whose functions register services or resolve them, including aliases.
    private var registeringNames: Set<String> = Vocabulary.registeringTypes

    /// Whether the program has resolvers of its own, which may resolve more than containers do.
    private(set) var hasOwnResolvers = false

    /// The types that functions return, by their names; with `nil` if one is unknown.
    private var results: [String: Set<String?>] = [:]

    /// The declarations that files import from other modules by their names, as in `import struct Farm.Horse`.
    private var importedDeclarations: [Program.File.Index: Set<String>] = [:]

    /// The properties of the library's own types.
    private static let propertiesOfLibrary = Set(
        Vocabulary.properties.map { ContainerVariable(owner: $0.owner, name: $0.name, type: $0.type) }
    )

    /// Creates the containers of a program without files.
    init() {}

    init(_ program: Program) {
        filesImportingAmpoule = program.filesImportingAmpoule
        filesImportingModules = Set(
            program.files.indices.filter { file in
                program.files[file].declarations.imports.contains { $0.module == Vocabulary.moduleOfModules }
            }
        )
        importedDeclarations = program.importedDeclarations
        hasOwnResolvers = program.inheritedNames.contains { Vocabulary.types(.resolver).contains($0) }
        let types = program.files.flatMap { $0.declarations.types }
        readAliases(program, types)
        let names = Set(types.map(\.name))
        variables = Self.propertiesOfLibrary.filter { property in !names.contains(property.owner ?? "") }
        for (place, file) in program.files.indexed where program.importsAmpoule(place) {
            variables.formUnion(file.declarations.containerVariables)
        }
        readCreated(program)
        readResults(program)
    }

    private mutating func readAliases(_ program: Program, _ types: [DeclaredType]) {
        let aliases = types.compactMap { type -> (name: String, target: String)? in
            guard case .alias(let spelling) = type.kind else { return nil }
            return spelling.path.map { (type.name, $0) }
        }
        var previous = 0
        while registeringNames.count > previous {
            previous = registeringNames.count
            for (name, target) in aliases {
                if names.contains(target) { names.insert(name) }
                if registeringNames.contains(target) { registeringNames.insert(name) }
            }
        }
        for file in program.files {
            for scope in file.declarations.scopes where !scope.genericParameters.isEmpty {
                ambiguousNames.formUnion(scope.genericParameters.filter(registeringNames.contains))
            }
        }
        for type in types where registeringNames.contains(type.name) {
            if case .alias(let spelling) = type.kind, let path = spelling.path,
                registeringNames.contains(path)
            {
                continue
            }
            ambiguousNames.insert(type.name)
        }
    }

    private mutating func readCreated(_ program: Program) {
        created = program.files.reduce(into: []) { $0.formUnion($1.declarations.createdContainers) }
        guard !created.isEmpty else { return }
        var counts: [String: Int] = [:]
        for file in program.files {
            for constant in file.declarations.constants { counts[constant.name, default: 0] += 1 }
        }
        created = created.filter { counts[$0.name] == 1 }
    }

    /// Whether a value is a constant of the program that holds a container created outside of any other.
    func isCreated(_ receiver: Receiver) -> Bool {
        switch receiver {
        case .variable(let name, let type): isCreated(name, of: type) || isCreated(name, of: nil)
        case .member(let name, let type): isCreated(name, of: type)
        case .instance, .result, .unknown: false
        }
    }

    private func isCreated(_ name: String, of owner: String?) -> Bool {
        created.contains(ContainerVariable(owner: owner, name: name, type: Vocabulary.container))
    }

    private mutating func readResults(_ program: Program) {
        for file in program.files {
            for result in file.declarations.results {
                results[result.function, default: []].insert(result.type)
            }
        }
        // A variable may hold another function of the name.
        for file in program.files {
            for constant in file.declarations.constants { results[constant.name] = nil }
        }
    }

    /// Whether the functions of a type register services; `nil` if the program has another type of that name.
    func registers(_ type: String) -> Bool? {
        guard registeringNames.contains(type) else { return false }
        return ambiguousNames.contains(type) ? nil : true
    }

    /// Whether a value in a file is a container or a resolver; `nil` if that is unknown.
    func isContainer(_ receiver: Receiver, in file: Program.File.Index) -> Bool? {
        switch receiver {
        case .instance(let type):
            if ambiguousNames.contains(type) || importedDeclarations[file]?.contains(type) == true {
                return nil
            }
            // An alias can be named without an import.
            return names.contains(type)
                && (filesImportingAmpoule.contains(file) || !Vocabulary.resolvingTypes.contains(type))
        case .member(let name, let type): return holdsContainer(name, of: type)
        case .variable(let name, let type):
            return type.flatMap { holdsContainer(name, of: $0) } ?? holdsContainer(name, of: nil)
        case .result(let name):
            if results[name] == nil, Vocabulary.functionsThatMakeContainers.contains(name),
                filesImportingModules.contains(file)
            {
                return true
            }
            return returnsOnly(name, types: names) ? true : nil
        case .unknown: return nil
        }
    }

    /// Whether all functions of a name return one of some types.
    private func returnsOnly(_ function: String, types: Set<String>) -> Bool {
        guard let results = results[function], !results.isEmpty else { return false }
        return results.allSatisfy { type in
            type.map { types.contains($0) && !ambiguousNames.contains($0) } ?? false
        }
    }

    /// Whether a value in a file is known to be a container, rather than any resolver.
    func isContainerItself(_ receiver: Receiver, in file: Program.File.Index) -> Bool {
        guard isContainer(receiver, in: file) == true else { return false }
        func holds(_ name: String, _ owner: String?) -> Bool {
            variables.contains(ContainerVariable(owner: owner, name: name, type: Vocabulary.container))
        }
        return switch receiver {
        case .instance(let type): !Vocabulary.types(.resolver).contains(type)
        case .member(let name, let type): holds(name, type)
        case .variable(let name, let type): type.map { holds(name, $0) } == true || holds(name, nil)
        case .result(let name): returnsOnly(name, types: names.subtracting(Vocabulary.types(.resolver)))
        case .unknown: false
        }
    }

    /// `true` if a variable is known to hold a container; otherwise, `nil`.
    private func holdsContainer(_ name: String, of owner: String?) -> Bool? {
        let isKnown = Vocabulary.resolvingTypes.subtracting(ambiguousNames).contains { type in
            variables.contains(ContainerVariable(owner: owner, name: name, type: type))
        }
        return isKnown ? true : nil
    }
}

extension Program {
    /// Whether a file can name the library's declarations.
    func importsAmpoule(_ file: Program.File.Index) -> Bool { filesImportingAmpoule.contains(file) }

    /// The single declarations that files import, which take precedence over those of whole modules.
    ///
    /// Files without any, and declarations of the library, are left out.
    fileprivate var importedDeclarations: [File.Index: Set<String>] {
        files.indexed.reduce(into: [:]) { found, entry in
            for declared in entry.1.declarations.imports where declared.module != Vocabulary.module {
                guard let name = declared.declaration else { continue }
                found[entry.0, default: []].insert(name)
            }
        }
    }
}
