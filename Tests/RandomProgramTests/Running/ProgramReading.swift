import AmpouleGraphReader
import Foundation

/// What the build plugin says of a program: it reads the sources, and checks each module.
struct ProgramReading: Sendable {
    /// A problem of a kind, and its place as in `Page1.swift:12`.
    struct Problem: Hashable {
        let place: String
        let kind: String
    }

    /// What the check makes of a fault.
    enum Verdict {
        case found

        /// It is silent, and the summary says so.
        case silent
    }

    private(set) var problems: Set<Problem> = []

    /// The places on which the summaries say that the check is silent.
    private var silences: Set<String> = []

    /// The files with components that the summaries say are not checked.
    private var uncheckedFiles: Set<String> = []

    /// Whether a summary says that any service may be registered.
    private var isOpen = false

    /// What the check prints for each module.
    private(set) var reports: [String] = []

    private init(
        _ program: RandomProgram,
        _ modules: [SourceModule],
        _ declarations: [String: FileDeclarations]
    ) {
        for module in modules {
            let program = Program(target: module.name, modules: modules, declarations: declarations)
            guard let program else { preconditionFailure("There is no module '\(module.name)'") }
            let report = Report(program)
            for problem in report.problems + report.graphWarnings {
                let place = problem.location.map { location in
                    "\(URL(filePath: location.file).lastPathComponent):\(location.line)"
                }
                problems.insert(Problem(place: place ?? "nowhere", kind: problem.kind.rawValue))
            }
            readSummary(report.description)
            reports.append(
                (report.problems.map(\.description) + report.warnings + [report.description])
                    .joined(separator: "\n")
            )
        }
        problems.subtract(program.announced("warning"))
    }

    /// Notes what a summary says of silences.
    private mutating func readSummary(_ summary: String) {
        for line in summary.split(separator: "\n") {
            guard let note = line.firstMatch(of: #/([^/]*\.swift):(\d+):\d+: note: (.*)/#)?.output else {
                continue
            }
            if note.3.hasPrefix("Not all can be told here: ") { isOpen = true }
            // What a closure needs is not what a dependency is given.
            if note.3.contains(#/^The factor(y|ies) of /#) { continue }
            if note.3.contains(#/^'[^']+'((,| and) '[^']+')* (is|are) not checked/#) {
                uncheckedFiles.insert(String(note.1))
            }
            silences.insert("\(note.1):\(note.2)")
            guard let list = note.3.firstRange(of: ", in the lines ") else { continue }
            for number in note.3[list.upperBound...].matches(of: #/\d+/#) {
                silences.insert("\(note.1):\(number.output)")
            }
        }
    }

    /// What the check makes of the only fault of a program; nil if it says too much, or neither reports the fault nor
    /// states that it is silent about it.
    func verdict(on program: RandomProgram) -> Verdict? {
        let announced = program.announcedProblems
        if problems.count == 1, problems.isSubset(of: announced) { return .found }
        guard problems.isEmpty, !program.isClear else { return nil }
        let isStated = announced.contains { problem in
            silences.contains(problem.place)
                || uncheckedFiles.contains { problem.place.hasPrefix("\($0):") }
        }
        return isOpen || isStated ? .silent : nil
    }

    /// Reads the files of a program.
    init(_ folder: ProgramFolder, of program: RandomProgram) {
        self.init(program, folder.modules, SourceReading(folder.modules).declarations)
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
        self.init(program, modules, declarations)
    }
}

extension RandomProgram {
    /// The problems that comments announce, of which one is reported.
    var announcedProblems: Set<ProgramReading.Problem> { announced("problem") }

    /// The problems that comments with a mark announce.
    fileprivate func announced(_ mark: String) -> Set<ProgramReading.Problem> {
        var problems: Set<ProgramReading.Problem> = []
        for (name, text) in modules.flatMap(\.files) {
            for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let mark = line.range(of: "  // \(mark): ") else { continue }
                problems.insert(.init(place: "\(name):\(index + 1)", kind: String(line[mark.upperBound...])))
            }
        }
        return problems
    }
}
