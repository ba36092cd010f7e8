import AmpouleGraphReader

/// The command-line options of the check, for build systems without the plugin.
struct CheckOptions: Equatable {
    /// A module with the files and folders of its sources.
    struct Module: Equatable {
        let name: String
        var paths: [String]

        /// The modules that it depends on although its sources don't import them.
        var dependencies: [String] = []
    }

    var target: Module
    var isLibrary = false
    var hasNoDependents = false
    var dependencies: [Module] = []
    var list: String?
    var cache: String?
    var unchecked: UncheckedSeverity?

    static let help = """
        Checks that every dependency of a target's components can be resolved, for build systems without the plugin.

        Usage: ampoule-graph check --target <name> --sources <path> … [options]

          --target <name>              The module to check.
          --sources <path> …           Its Swift files, or folders of them.
          --library                    The target is a library: modules that depend on it may register the services
                                       that it requires.
          --no-dependents              No other module depends on the target: warn about its lists and levels that no
                                       code uses.
          --dependency <name>=<path> …
                                       A module that the target depends on, and its files or folders. Name each one
                                       that uses Ampoule, including indirect dependencies.
          --dependency-of <name>=<name> …
                                       A module, and another one that it depends on although its sources don't
                                       import it.
          --list <file>                Write the list for '@AllRegistrations' to this file of the target.
          --cache <folder>             Cache the declarations here. The next check reads only changed files.
          --unchecked <severity>       Report what is not checked as 'note', 'warning' or 'error'.
          --help                       Print the options.

        Problems are printed in the compiler's format. The exit status is 0 without problems, 1 with problems, and 2
        if the call is wrong.
        """

    /// Reads the command line.
    ///
    /// - Parameter arguments: The arguments after the name of the command.
    /// - Returns: The options; `nil` if the help is wanted.
    static func read(_ arguments: some Sequence<String>) throws -> CheckOptions? {
        var uses: [(option: Option, values: [String])] = []
        for argument in arguments {
            guard argument.hasPrefix("-") else {
                guard let last = uses.last, !last.option.isFlag else {
                    throw ToolError("'\(argument)' follows no option. \(seeHelp)")
                }
                uses[uses.count - 1].values.append(argument)
                continue
            }
            // '--target=App' says the same as '--target App'.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let option = Option(rawValue: name == "-h" ? "--help" : name) else {
                throw ToolError("There is no option '\(name)'. \(seeHelp)")
            }
            if option == .help { return nil }
            if option.isFlag, parts.count == 2 { throw ToolError("'\(name)' takes no value.") }
            uses.append((option, parts.dropFirst().map(String.init)))
        }
        return try CheckOptions(Dictionary(grouping: uses, by: \.option).mapValues { $0.map(\.values) })
    }

    private static let seeHelp = "See 'ampoule-graph check --help'."

    private enum Option: String, CaseIterable {
        case target = "--target"
        case sources = "--sources"
        case library = "--library"
        case noDependents = "--no-dependents"
        case dependency = "--dependency"
        case dependencyOf = "--dependency-of"
        case list = "--list"
        case cache = "--cache"
        case unchecked = "--unchecked"
        case help = "--help"

        /// Whether it takes no value.
        var isFlag: Bool { [.library, .noDependents, .help].contains(self) }
    }

    private init(_ values: [Option: [[String]]]) throws {
        for (option, uses) in values where !option.isFlag {
            guard uses.allSatisfy({ use in !use.isEmpty && use.allSatisfy { !$0.isEmpty } }) else {
                throw ToolError("'\(option.rawValue)' needs a value. \(Self.seeHelp)")
            }
        }
        func only(_ option: Option) throws -> String? {
            let given = values[option, default: []].joined()
            guard given.count <= 1 else { throw ToolError("'\(option.rawValue)' takes one value only.") }
            return given.first
        }
        guard let name = try only(.target) else {
            throw ToolError("'--target' is missing: the name of the module to check. \(Self.seeHelp)")
        }
        guard let sources = values[.sources] else {
            throw ToolError("'--sources' is missing: the files or folders of '\(name)'. \(Self.seeHelp)")
        }
        target = Module(name: name, paths: Array(sources.joined()))
        isLibrary = values[.library] != nil
        hasNoDependents = values[.noDependents] != nil
        if isLibrary, hasNoDependents {
            throw ToolError("'--library' and '--no-dependents' contradict each other.")
        }
        list = try only(.list)
        cache = try only(.cache)
        unchecked = try only(.unchecked).map { value in
            guard let severity = UncheckedSeverity(rawValue: value) else {
                throw ToolError("'--unchecked' is 'note', 'warning' or 'error', not '\(value)'.")
            }
            return severity
        }
        for use in values[.dependency, default: []] {
            let (name, path) = try Self.pair(use[0], behind: .dependency)
            guard name != target.name else {
                throw ToolError("'\(name)' is the target; name its files after '--sources'.")
            }
            add([path] + use.dropFirst(), to: name)
        }
        for pair in values[.dependencyOf, default: []].joined() {
            let (name, dependency) = try Self.pair(pair, behind: .dependencyOf)
            try add(dependency, toDependenciesOf: name)
        }
    }

    private mutating func add(_ paths: [String], to name: String) {
        if let place = dependencies.firstIndex(where: { $0.name == name }) {
            dependencies[place].paths += paths
        } else {
            dependencies.append(Module(name: name, paths: paths))
        }
    }

    private mutating func add(_ dependency: String, toDependenciesOf name: String) throws {
        let names = [target.name] + dependencies.map(\.name)
        for unknown in [name, dependency] where !names.contains(unknown) {
            throw ToolError("'--dependency-of' names '\(unknown)', but no '--dependency' does.")
        }
        if name == target.name {
            target.dependencies.append(dependency)
        } else if let place = dependencies.firstIndex(where: { $0.name == name }) {
            dependencies[place].dependencies.append(dependency)
        }
    }

    private static func pair(_ value: String, behind option: Option) throws -> (String, String) {
        let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            let example = option == .dependency ? "Kit=Sources/Kit" : "Kit=Core"
            throw ToolError(
                "'\(option.rawValue)' takes a value such as '\(example)', not '\(value)'."
            )
        }
        return (parts[0], parts[1])
    }
}
