import AmpouleGraphScanner
import AmpouleSyntax

/// The names whose use in a body can change the result of a check, although the body registers nothing.
///
/// These are
/// - the functions that lists write, since a list counts where its function is called;
/// - functions that return containers of levels, and properties that hold them;
/// - functions that throw the errors of requests, which their callers may catch;
/// - variables that hold containers and functions that return them, whose members make components; all names if
///   containers have aliases, which hide such variables;
/// - in programs with levels, the accessors of components;
/// - in programs of several modules, the names that lead to library files with registrations, which count only where
///   they are used (see ``LiveFiles``).
struct UsesThatMatter {
    private var hashes: Set<UInt32> = []
    private var names: Set<String> = []
    private var areAllNames = false

    init(_ modules: [SourceModule], _ declarations: [String: FileDeclarations]) {
        let lists = declarations.values.flatMap(\.lists)
        add(lists.map { list in list.functionName ?? Vocabulary.defaultListName })
        let functionsOfLists = names
        addFunctionsThatThrowErrorsOfRequests(declarations.values)
        add(declarations.values.flatMap(\.namesOfOpenedContainers))
        add(declarations.values.flatMap(\.containerVariables).map(\.name))
        add(declarations.values.flatMap(\.functionsThatReturnContainers))
        // An accessor may be one of a component that belongs to a level.
        if declarations.values.contains(where: { file in file.constants.contains { $0.level != nil } }) {
            add(declarations.values.flatMap(\.namesOfAccessors))
        }
        areAllNames = declarations.values.contains { file in file.types.contains(where: \.isAliasOfContainer)
        }
        addNamesLeadingToRegistrations(
            in: Self.libraryFiles(modules, declarations),
            orCallsOf: functionsOfLists
        )
    }

    /// Whether the omitted bodies of a file may use one of the names.
    func areOmitted(_ file: FileDeclarations) -> Bool {
        areAllNames ? !file.omittedNames.isEmpty : file.omittedNames.contains(where: hashes.contains)
    }

    private mutating func add(_ added: some Sequence<String>) {
        for name in added where names.insert(name).inserted { hashes.insert(NameHash(name).value) }
    }

    private mutating func addFunctionsThatThrowErrorsOfRequests(_ files: some Sequence<FileDeclarations>) {
        var functions = Set(files.flatMap(\.functionsOfRequests))
        guard !functions.isEmpty else { return }
        let propagations = files.flatMap(\.propagations)
        var count = 0
        while functions.count > count {
            count = functions.count
            for propagation in propagations where functions.contains(propagation.called) {
                functions.insert(propagation.function)
            }
        }
        add(functions)
    }

    private mutating func addNamesLeadingToRegistrations(
        in files: [FileDeclarations],
        orCallsOf functionsOfLists: Set<String>
    ) {
        var rest = files
        var found = rest.filter { file in
            !file.componentRegistrations.isEmpty
                || file.memberUses.contains { use in functionsOfLists.contains(use.name) }
        }
        while !found.isEmpty {
            for file in found {
                add(file.functionNames)
                add(file.types.map(\.name))
            }
            let paths = Set(found.map(\.path))
            rest.removeAll { file in paths.contains(file.path) }
            found = rest.filter { file in !file.usedNames.isDisjoint(with: names) || areOmitted(file) }
        }
    }

    /// The files of the modules that others depend on.
    private static func libraryFiles(_ modules: [SourceModule], _ declarations: [String: FileDeclarations])
        -> [FileDeclarations]
    {
        let libraries = Set(modules.flatMap(\.dependencies))
        return modules.filter { libraries.contains($0.name) }.flatMap(\.files).compactMap { declarations[$0] }
    }
}

extension DeclaredType {
    /// Whether this is an alias of a type that resolves services.
    fileprivate var isAliasOfContainer: Bool {
        guard case .alias(let spelling) = kind, let target = spelling.lastName else { return false }
        return Vocabulary.resolvingTypes.contains(target)
    }
}

extension FileDeclarations {
    fileprivate var functionsThatReturnContainers: [String] {
        results.filter { $0.type.map(Vocabulary.resolvingTypes.contains) ?? false }.map(\.function)
    }

    /// The names of the accessors that lists may generate for components, and for aliases of components.
    fileprivate var namesOfAccessors: [String] {
        let entries = lists.flatMap(\.entries).compactMap { $0.function ?? $0.type?.lastName }
        return (components.map(\.name) + entries).map { AccessorName($0).text }
    }

    /// The functions that throw the errors of requests.
    fileprivate var functionsOfRequests: [String] {
        requests.compactMap { request in
            guard case .unless(let function, _) = request.demand else { return nil }
            return function
        }
    }
}
