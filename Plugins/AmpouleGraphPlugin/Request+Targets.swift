import Foundation

extension Request {
    /// A request to check a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - targets: All targets of the package or project, and those that they depend on.
    ///   - folder: The plugin's folder for the target, in which the tool writes.
    ///   - outputs: The path of the folder with the outputs of all plugins; `nil` if it is unknown.
    ///   - generation: Finds the files that other plugins generate for a target.
    init(
        checking target: BuildTarget,
        of targets: [BuildTarget],
        in folder: URL,
        outputs: String? = nil,
        generation: (BuildTarget) -> Generation? = { _ in nil }
    ) {
        let graph = TargetGraph(targets)
        self.init(
            target: target.module,
            modules: Self.modules(for: [target.id], of: graph, generation: generation),
            unread: graph.unread(for: [target.id])
                .map { UnreadModule(name: $0.module, files: $0.files.filter(Self.isRead).sorted()) }
                .sorted { $0.name < $1.name },
            cache: folder.appending(path: "Declarations").path,
            outputs: outputs,
            output: folder.appending(path: Self.nameOfList(beside: target.files)).path,
            followsImports: target.dependencies == nil ? true : nil,
            mayMissModules: target.dependencies == nil ? true : nil,
            unchecked: target.unchecked
        )
    }

    /// The name of the file that the tool writes: none that a file of the target has, since a module can't have two.
    private static func nameOfList(beside files: [String]) -> String {
        let taken = Set(
            files.filter(isRead).map { file in URL(filePath: file).lastPathComponent.lowercased() }
        )
        var name = "AmpouleRegistrations"
        while taken.contains("\(name).swift".lowercased()) { name += "_" }
        return "\(name).swift"
    }

    /// The modules that are read to check targets, in the order of their names.
    static func modules(
        for roots: [String],
        of graph: TargetGraph,
        generation: (BuildTarget) -> Generation? = { _ in nil }
    ) -> [Module] {
        graph.read(for: roots).map { target in
            Module(
                name: target.module,
                kind: target.kind == .library ? "library" : "program",
                files: target.files.filter(isRead).sorted(),
                dependencies: target.dependencies == nil
                    ? [] : graph.readDependencies(of: target).map(\.module).sorted(),
                package: target.package,
                generation: graph.canUseAmpoule(target) ? generation(target) : nil,
                mayIsolateByDefault: target.mayIsolateByDefault,
                hasDependents: graph.hasDependents(target),
                cache: target.cache
            )
        }.sorted { $0.name < $1.name }
    }

    /// Whether a file of a target is read: not the list that the tool itself writes.
    private static func isRead(_ file: String) -> Bool {
        file.hasSuffix(".swift") && !file.contains("/AmpouleGraphPlugin/")
    }
}
