import AmpouleGraph
import AmpouleGraphReader
import AmpoulePictures
import Foundation

/// The command of the command plugin: draws the graph of a package.
struct DrawCommand {
    /// The plugin's description of the package.
    struct Request: Codable {
        /// The modules of the package itself, each of which can be asked for as a target.
        let targets: [String]

        /// The targets among them that are tests, which are drawn only on request.
        let tests: [String]

        /// These modules and those they depend on.
        let modules: [SourceModule]

        /// The folder of the package, to which locations are relative, so that they are equal on every machine.
        let root: String

        /// The path of the folder in which what has been read is kept.
        let cache: String

        /// The path of the page, unless the command line names another.
        let page: String
    }

    /// The name of a module that depends on all targets, which no target can have.
    private static let everything = "*"

    private let request: Request

    /// The modules with what other plugins have generated for them.
    private let modules: [SourceModule]
    private let options: DrawOptions

    /// - Parameters:
    ///   - request: The plugin's description of the package.
    ///   - options: The options of the command line.
    init(_ request: Request, _ options: DrawOptions) {
        self.request = request
        modules = request.modules.withGeneratedSources { _ in .drawing }
        self.options = options
    }

    /// Writes the picture.
    ///
    /// - Returns: What to print.
    func run() throws -> String {
        if let target = options.target, !request.targets.contains(target) {
            throw ToolError("There is no target '\(target)' with sources in Swift. \(list(request.targets))")
        }
        let caches = CacheFolders(own: request.cache)
        var reading = SourceReading(modules, caches: caches)
        defer { reading.finishWriting() }
        var problems = problems(reading)
        if !problems.isEmpty, reading.isCondensed {
            reading.finishWriting()
            reading = SourceReading(modules, caches: caches, extent: .whole)
            problems = self.problems(reading)
        }
        let graph = try graph(reading)
        guard !graph.nodes.isEmpty else { return "There are no components to draw.\n" }
        try check(options.selection, for: graph)

        let picture = graph.picture(options.format, of: options.selection, marking: problems)
        guard let path = options.output ?? (options.format == .html ? request.page : nil) else {
            return picture
        }
        try OutputFile(path: path, content: "The picture").write(picture)
        return "The picture is in '\(URL(filePath: path).path)'.\n"
    }

    /// Notes on the parts of the picture that are uncertain.
    var notes: [String] {
        Set(modules.flatMap(\.generated.uncertainties)).sorted().map {
            "note: Not everything is shown, because \($0)."
        }
    }

    // MARK: - Reading

    private var drawn: [String] {
        options.target.map { [$0] } ?? request.targets.filter { !request.tests.contains($0) }
    }

    private func graph(_ reading: SourceReading) throws -> ComponentGraph {
        let whole = SourceModule(
            name: Self.everything,
            kind: .program,
            files: [],
            dependencies: drawn
        )
        guard let program = program(options.target ?? Self.everything, [whole], reading) else {
            throw ToolError("The request does not say what the package consists of.")
        }
        let graph = ProgramGraphReader(program, assuming: .likely).graph
        let places = PlacesInPackage(root: request.root)
        return ComponentGraph(nodes: graph.nodes.map(places.node), levels: graph.levels.map(places.level))
    }

    /// The reported problems of the drawn targets.
    private func problems(_ reading: SourceReading) -> [ComponentGraph.Problem] {
        var known: Set<ComponentGraph.Problem> = []
        let problems = drawn.flatMap { target in
            program(target, [], reading).map { Report($0).problems } ?? []
        }
        return problems.filter { known.insert($0).inserted }.map(PlacesInPackage(root: request.root).problem)
    }

    /// A target with all it depends on.
    private func program(_ target: String, _ more: [SourceModule], _ reading: SourceReading) -> Program? {
        let modules = Dictionary(uniqueKeysWithValues: (modules + more).map { ($0.name, $0) })
        var found: Set<String> = []
        var pending = [target]
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += modules[next]?.dependencies ?? [] }
        }
        return Program(
            target: target,
            modules: found.compactMap { modules[$0] },
            declarations: reading.declarations
        )
    }

    // MARK: - Selection

    private func check(_ selection: ComponentGraph.Selection, for graph: ComponentGraph) throws {
        for root in selection.roots where graph.nodes(called: root).isEmpty {
            throw ToolError("There is no component or service '\(root)'.\(hint(graph.names(like: root)))")
        }
        for module in selection.modules where !graph.modules.contains(module) {
            throw ToolError("No component is in a module '\(module)'. \(list(graph.modules))")
        }
    }

    private func hint(_ names: [String]) -> String {
        guard !names.isEmpty else { return "" }
        return " Did you mean \(names.map { "'\($0)'" }.joined(separator: " or "))?"
    }

    private func list(_ names: [String]) -> String {
        names.isEmpty ? "There is none." : "There are: \(names.sorted().joined(separator: ", "))."
    }
}
