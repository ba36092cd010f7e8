import AmpouleGraphReader
import Foundation

/// The command of the build plugin: checks a target and writes the list of its components.
struct CheckCommand {
    /// A description of the target, by the plugin or the command line.
    struct Request: Codable {
        let target: String
        let modules: [SourceModule]

        /// The modules that can't use Ampoule, whose sources are only searched for the names of types.
        var unread: [UnreadSources.Module]?

        /// The path of the folder in which the target keeps what it has read; `nil` for none.
        let cache: String?

        /// The path of the folder with the outputs of all plugins, in which other targets keep what they have read.
        var outputs: String?

        /// The source file to write; `nil` for none.
        let output: String?

        /// Whether modules depend on those that they import; `nil` means no.
        var followsImports: Bool?

        /// Whether there may be modules that use Ampoule and whose sources are unknown; `nil` means no.
        var mayMissModules: Bool?

        /// How parts that are not checked are reported, unless a list asks for more; `nil` means as notes.
        var unchecked: UncheckedSeverity?

        /// The path of the file with the whole summary, if it is long; `nil` for none.
        var summary: String? {
            cache.map { URL(filePath: $0).deletingLastPathComponent().appending(path: "Summary.txt").path }
        }

        /// The modules with what other plugins have generated for them.
        var modulesWithGeneratedSources: [SourceModule] {
            modules.withGeneratedSources { module in
                module.name == target ? .checkOfItself : .checkOfDependent
            }
        }
    }

    let request: Request

    init(_ request: Request) {
        self.request = request
    }

    init(requestAt path: String) throws {
        self.init(try RequestFile(path: path).read())
    }

    /// Prints the problems, the warnings and a summary.
    ///
    /// - Returns: Whether there are no errors.
    func run() throws -> Bool {
        let outcome = try outcome()
        for line in outcome.lines { print(line) }
        return outcome.isSuccess
    }

    /// The outcome of the check, which is that of the last one if nothing has changed since.
    func outcome() throws -> CheckOutcome {
        let cache = OutcomeCache(of: request)
        if let outcome = cache?.outcome { return outcome }
        let (outcome, reading) = try check(reading: cache?.caches)
        cache?.write(outcome, of: reading)
        return outcome
    }

    /// Checks the target, and writes the list of its components.
    ///
    /// - Parameter caches: The caches of the declarations; `nil` if nothing is cached.
    private func check(reading caches: CacheFolders?) throws -> (CheckOutcome, SourceReading) {
        let modules = request.modulesWithGeneratedSources
        let read = request.followsImports == true ? modules.importable(by: request.target) : modules
        var reading = SourceReading(read, caches: caches)
        defer { reading.finishWriting() }
        var reader = try reader(of: reading, modules)
        var report = Report(reader)
        if !report.errors.isEmpty, reading.isCondensed {
            // A problem is reported only if all that has been omitted bears it out.
            reading.finishWriting()
            reading = SourceReading(read, caches: caches, extent: .whole)
            reader = try self.reader(of: reading, modules)
            report = Report(reader)
        }
        try write(GeneratedFile(reader).text)
        let summary = "'\(request.target)': \(try summary(of: report))"
        let outcome = CheckOutcome(
            lines: report.errors + report.warnings + [summary],
            isSuccess: report.errors.isEmpty
        )
        return (outcome, reading)
    }

    /// The summary, with all that it leaves out in a file in the folder of the cache.
    private func summary(of report: Report) throws -> String {
        guard let path = request.summary,
            let summary = report.summary(upTo: Self.mostNotes, allIn: path)
        else { return report.description }
        try OutputFile(path: path, content: "The summary of the check").write(report.description + "\n")
        return summary
    }

    /// The most notes of a kind that are printed.
    private static let mostNotes = 20

    private func reader(of reading: SourceReading, _ modules: [SourceModule]) throws -> ProgramGraphReader {
        guard
            let program = Program(
                target: request.target,
                modules: request.followsImports == true
                    ? modules.imported(by: request.target, reading.declarations) : modules,
                declarations: reading.declarations,
                mayMissModules: request.mayMissModules == true,
                unchecked: request.unchecked ?? .note,
                unread: UnreadSources(request.unread ?? [])
            )
        else {
            throw ToolError("The request does not say what the target '\(request.target)' consists of.")
        }
        return ProgramGraphReader(program)
    }

    /// Writes the list, unless it is there already: a file that has not changed is not compiled again.
    private func write(_ text: String) throws {
        guard let output = request.output, FileManager.default.contents(atPath: output) != Data(text.utf8)
        else { return }
        try OutputFile(path: output, content: "The list of components").write(text)
    }
}
