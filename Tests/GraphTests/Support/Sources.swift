import AmpouleGraph
import AmpouleGraphReader

/// A program that is written down in a test: modules with their files.
struct Sources {
    private var modules: [SourceModule] = []
    private var texts: [String: String] = [:]

    /// The modules in the order in which they were added, with their files.
    private(set) var compiled: [(module: String, files: [String: String])] = []

    /// Adds a module.
    ///
    /// - Parameters:
    ///   - name: The name of the module; that of its file is the same with the ending `.swift`.
    ///   - kind: What the target is for.
    ///   - dependencies: The modules that it depends on.
    ///   - package: What tells its package apart from others.
    ///   - mayIsolateByDefault: Whether what states no isolation may have one.
    ///   - hasDependents: Whether other targets depend on it.
    ///   - source: The text of the file.
    ///   - more: The texts of further files, which are called after the module with a number.
    func with(
        _ name: String,
        _ kind: SourceModule.Kind = .program,
        using dependencies: String...,
        package: String? = nil,
        mayIsolateByDefault: Bool = false,
        hasDependents: Bool? = false,
        source: String,
        and more: String...
    ) -> Sources {
        let names = ["\(name).swift"] + more.indices.map { "\(name)\($0 + 2).swift" }
        let files = Dictionary(uniqueKeysWithValues: zip(names, [source] + more))
        var sources = self
        sources.modules.append(
            SourceModule(
                name: name,
                kind: kind,
                files: names,
                dependencies: dependencies,
                package: package,
                mayIsolateByDefault: mayIsolateByDefault,
                hasDependents: hasDependents
            )
        )
        for (path, text) in files { sources.texts[path] = text }
        sources.compiled.append((name, files))
        return sources
    }

    /// Adds a program that depends on no other module, with the texts of its files by their names.
    func with(_ name: String, files: [String: String]) -> Sources {
        var sources = self
        sources.modules.append(
            SourceModule(
                name: name,
                kind: .program,
                files: files.keys.sorted(),
                dependencies: [],
                package: nil,
                mayIsolateByDefault: false,
                hasDependents: false
            )
        )
        sources.texts.merge(files) { $1 }
        sources.compiled.append((name, files))
        return sources
    }

    private func program(_ target: String) -> Program { BothWays.program(target, modules, texts: texts) }

    /// What is said of a module.
    func report(on target: String = "Zoo") -> Report { Report(program(target)) }

    /// The problems of a module, as the compiler would write them, without advice and notes.
    func problems(in target: String = "Zoo") -> [String] {
        report(on: target).problems.map { problem in
            let place = problem.location.map { "\($0.file):\($0.line)" } ?? "?"
            return "\(place) \(problem.kind.rawValue)"
        }
    }

    /// The graph of a module.
    func graph(of target: String = "Zoo", assuming assumption: ProgramGraphReader.Assumption = .nothing)
        -> ComponentGraph
    {
        ProgramGraphReader(program(target), assuming: assumption).graph
    }

    /// The file that lists the components of a module.
    func list(of target: String = "Zoo") -> String { GeneratedFile(ProgramGraphReader(program(target))).text }
}
