import AmpouleGraph
import AmpouleGraphReader
import AmpoulePictures
import Foundation
import Testing

/// Reads programs as a whole, and compares what is said of them with what is said where bodies are omitted.
///
/// All programs of these tests are read by this, so each of them shows that nothing that matters is omitted.
enum BothWays {
    /// The program that a module and those it depends on make up.
    ///
    /// - Parameters:
    ///   - target: The name of the module.
    ///   - modules: The modules.
    ///   - texts: The texts of their files, by their paths.
    static func program(_ target: String, _ modules: [SourceModule], texts: [String: String]) -> Program {
        let whole = read(target, modules, texts, .whole)
        let necessary = read(target, modules, texts, .necessary)
        #expect(Findings(necessary) == Findings(whole))
        let unexplained = Report(whole).unchecked.filter {
            $0.message.hasSuffix("do not show what provides it")
        }
        #expect(unexplained.isEmpty)
        return whole
    }

    /// The program of one module whose files exist.
    static func program(_ name: String, files: [String]) throws -> Program {
        try program(name, [SourceModule(name: name, kind: .program, files: files)])
    }

    /// The program of modules whose files exist.
    static func program(_ target: String, _ modules: [SourceModule]) throws -> Program {
        let texts = try modules.flatMap(\.files).map { path in
            (path, try String(contentsOfFile: path, encoding: .utf8))
        }
        return program(target, modules, texts: Dictionary(uniqueKeysWithValues: texts))
    }

    private static func read(
        _ target: String,
        _ modules: [SourceModule],
        _ texts: [String: String],
        _ extent: SourceReading.Extent
    ) -> Program {
        let reading = SourceReading(modules, texts: texts, extent: extent)
        guard let program = Program(target: target, modules: modules, declarations: reading.declarations)
        else {
            preconditionFailure("There is no module '\(target)'")
        }
        return program
    }

    /// All that the tool says of a program, and writes for it.
    private struct Findings: Equatable {
        let problems: [String]
        let warnings: [String]
        let summary: String
        let list: String
        let graph: String
        let likelyGraph: String

        init(_ program: Program) {
            let report = Report(program)
            problems = report.problems.map { problem in "\(problem)" }
            warnings = report.warnings
            summary = report.description
            list = GeneratedFile(ProgramGraphReader(program)).text
            graph = Self.picture(of: ProgramGraphReader(program))
            likelyGraph = Self.picture(of: ProgramGraphReader(program, assuming: .likely))
        }

        private static func picture(of reader: ProgramGraphReader) -> String {
            reader.graph.picture(.json, of: ComponentGraph.Selection(), marking: [])
        }
    }
}
