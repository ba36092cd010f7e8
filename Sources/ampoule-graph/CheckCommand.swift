import AmpouleGraphReader
import Foundation

/// What the build plugin asks for: the check of a target, and the file that lists its components.
struct CheckCommand {
    /// What the plugin knows of the target.
    struct Request: Codable {
        let target: String
        let modules: [SourceModule]

        /// Where what has been read is kept until the next build.
        let cache: String

        /// The source file to write.
        let output: String
    }

    let request: Request

    init(requestAt path: String) throws {
        request = try RequestFile(path: path).read()
    }

    /// Prints the problems and a summary.
    ///
    /// - Returns: Whether there are no problems.
    func run() throws -> Bool {
        let reading = SourceReading(request.modules.flatMap(\.files), cache: request.cache)
        guard
            let program = Program(
                target: request.target,
                modules: request.modules,
                declarations: reading.declarations
            )
        else {
            throw ToolError("The request does not say what the target '\(request.target)' consists of.")
        }
        let reader = GraphReader(program)
        try write(GeneratedFile(reader).text)
        let report = Report(reader)
        for problem in report.problems { print(problem) }
        print("'\(request.target)': \(report)")
        return report.problems.isEmpty
    }

    /// Writes the list, unless it is there already: a file that has not changed is not compiled again.
    private func write(_ text: String) throws {
        let former = FileManager.default.contents(atPath: request.output)
        guard former != Data(text.utf8) else { return }
        try OutputFile(path: request.output, content: "The list of components").write(text)
    }
}
