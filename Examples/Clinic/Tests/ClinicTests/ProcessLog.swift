import Foundation
import Testing

/// The lines that a process writes, in a file.
struct ProcessLog: Sendable {
    private let file: URL

    init(in folder: URL) throws {
        file = folder.appending(path: "\(UUID()).log")
        try Data().write(to: file)
    }

    /// A handle for the output of the process.
    func handle() throws -> FileHandle { try FileHandle(forWritingTo: file) }

    var lines: [Substring] {
        get throws { try String(contentsOf: file, encoding: .utf8).split(separator: "\n") }
    }

    /// The port in the line that says that the program listens; `nil` before.
    var port: Int? {
        get throws {
            try lines.compactMap { $0.firstMatch(of: /port=(\d+) \[Clinic\] listening/) }.first.flatMap {
                Int($0.output.1)
            }
        }
    }

    /// The connections that were closed by the end of the program, in alphabetical order.
    var closedAtTheEnd: [String] {
        get throws {
            try lines.suffix(2).compactMap { line in
                ["chip registry disconnected", "database closed"].first { line.hasSuffix($0) }
            }
            .sorted()
        }
    }
}
