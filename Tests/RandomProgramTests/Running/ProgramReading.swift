import AmpouleGraphReader
import Foundation

/// What the build plugin says of a program: it reads the sources, and checks each module.
struct ProgramReading: Sendable {
    /// A problem of a kind, and its place as in `Page1.swift:12`.
    struct Problem: Hashable {
        let place: String
        let kind: String
    }

    private(set) var problems: Set<Problem> = []

    /// What the check prints for each module.
    private(set) var reports: [String] = []

    private init(_ modules: [SourceModule], _ declarations: [String: FileDeclarations]) {
        for module in modules {
            let program = Program(target: module.name, modules: modules, declarations: declarations)
            guard let program else { preconditionFailure("There is no module '\(module.name)'") }
            let report = Report(program)
            for problem in report.problems {
                let place = problem.location.map { location in
                    "\(URL(filePath: location.file).lastPathComponent):\(location.line)"
                }
                problems.insert(Problem(place: place ?? "nowhere", kind: problem.kind.rawValue))
            }
            reports.append(
                (report.problems.map(\.description) + [report.description]).joined(separator: "\n")
            )
        }
    }

    /// Reads the files of a program.
    init(_ folder: ProgramFolder) {
        self.init(folder.modules, SourceReading(folder.modules).declarations)
    }

    /// Reads a program without writing its files.
    init(_ program: RandomProgram) {
        var declarations: [String: FileDeclarations] = [:]
        let modules = program.modules.map { module in
            module.sourceModule { name in
                let path = "\(module.name)/\(name)"
                declarations[path] = FileDeclarations(reading: module.files[name] ?? "", path: path)
                return path
            }
        }
        self.init(modules, declarations)
    }
}

extension RandomProgram {
    /// The problems that comments announce, of which one is reported.
    var announcedProblems: Set<ProgramReading.Problem> {
        var problems: Set<ProgramReading.Problem> = []
        for (name, text) in modules.flatMap(\.files) {
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.range(of: "  // problem: ") else { continue }
                problems.insert(.init(place: "\(name):\(index + 1)", kind: String(line[mark.upperBound...])))
            }
        }
        return problems
    }
}
