import Foundation
import Testing

/// The build plugin finds nothing in the tutorial but the mistake that a step shows.
struct TutorialProblemTests {
    private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources/Ampoule/Ampoule.docc/Tutorials/Resources")

    /// The files of the program at the end, of which one is that of the step.
    private static let program = [
        "Reminders": "1-4", "Appointment": "2-1", "RequestInfo": "4-1", "AuditTrail": "4-2",
        "FrontDesk": "4-3",
        "Clinic": "4-4", "Calendar": "4-8",
    ]

    @Test func theProgramIsComplete() throws {
        #expect(try report(Self.program) == [])
    }

    @Test func theMistakeHasTheErrorThatTheStepShows() throws {
        let output = Self.resources.appending(path: "4-7-output.txt")
        let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)

        #expect(try report(Self.program.merging(["Calendar": "4-7"]) { $1 }) == lines)
    }

    private func report(_ steps: [String: String]) throws -> [String] {
        let files = try Dictionary(
            uniqueKeysWithValues: steps.map { name, step in
                let file = Self.resources.appending(path: "\(step)-\(name).swift")
                return ("\(name).swift", try String(contentsOf: file, encoding: .utf8))
            }
        )
        return Sources().with("Clinic", files: files).report(on: "Clinic").problems.descriptions
            .flatMap { problem in problem.split(separator: "\n").map(String.init) }
    }
}
