import AmpouleGraphReader

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

    private let checks: [Report]

    /// What the check prints for each module.
    var reports: [String] {
        checks.map { report in
            (report.problems.map(\.description) + report.warnings + [report.description])
                .joined(separator: "\n")
        }
    }

    /// The number of requests that are checked in the libraries of a program.
    let requestsCheckedInLibraries: Int

    private init(
        _ program: RandomProgram,
        _ modules: [SourceModule],
        _ declarations: [String: FileDeclarations]
    ) {
        checks = modules.map { module in
            let program = Program(target: module.name, modules: modules, declarations: declarations)
            guard let program else { preconditionFailure("There is no module '\(module.name)'") }
            return Report(program)
        }
        requestsCheckedInLibraries = zip(modules, checks).filter { $0.0.kind == .library }
            .map { $0.1.requests.judged }.reduce(0, +)
        for problem in checks.flatMap({ $0.problems + $0.graphWarnings }) {
            let place = problem.location.map { location in
                "\(location.file.split(separator: "/").last ?? ""):\(location.line)"
            }
            problems.insert(Problem(place: place ?? "nowhere", kind: problem.kind.rawValue))
        }
        if !problems.isEmpty { problems.subtract(program.announced("warning")) }
    }

    /// What the check makes of the only fault of a program; nil if it says too much, or neither reports the fault nor
    /// states that it is silent about it.
    func verdict(on program: RandomProgram) -> Verdict? {
        let announced = program.announcedProblems
        if problems.count == 1, problems.isSubset(of: announced) { return .found }
        guard problems.isEmpty, !program.isClear else { return nil }
        return Silences(checks.map(\.description)).cover(anyOf: announced) ? .silent : nil
    }

    /// Reads the files of a program.
    init(_ folder: ProgramFolder, of program: RandomProgram) {
        self.init(program, folder.modules, SourceReading(folder.modules).declarations)
    }

    /// Reads a program without writing its files.
    init(_ program: RandomProgram) {
        var files = ParsedFiles()
        self.init(program, parsing: &files)
    }

    /// Reads a program without writing its files, and without parsing those that other programs have, too.
    init(_ program: RandomProgram, parsing files: inout ParsedFiles) {
        var declarations: [String: FileDeclarations] = [:]
        let modules = program.modules.map { module in
            module.sourceModule { name in
                let path = "\(module.name)/\(name)"
                declarations[path] = files.declarations(of: module.files[name] ?? "", at: path)
                return path
            }
        }
        self.init(program, modules, declarations)
    }
}

/// The files that have been parsed.
struct ParsedFiles {
    private struct File: Hashable {
        let path: String
        let text: String
    }

    private var parsed: [File: FileDeclarations] = [:]

    /// The declarations of a file, which is parsed unless one of the same path and text has been.
    mutating func declarations(of text: String, at path: String) -> FileDeclarations {
        let file = File(path: path, text: text)
        if let known = parsed[file] { return known }
        let declarations = FileDeclarations(reading: text, path: path)
        parsed[file] = declarations
        return declarations
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
