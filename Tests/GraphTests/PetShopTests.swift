import AmpouleGraph
import AmpouleGraphReader
import Foundation
import Testing

/// The example program: every example of the documents that the container and the modules follow.
struct PetShopTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/PetShop")

    private static let files: [String] = {
        let enumerator = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (enumerator?.compactMap { $0 as? URL } ?? []).map(\.path).filter { $0.hasSuffix(".swift") }
            .sorted()
    }()

    private static func report(of files: [String]) throws -> Report {
        Report(try BothWays.program("PetShop", files: files))
    }

    /// What each example shows on purpose.
    private static let problems: [String: [String]] = [
        "ErrorsWithClosures.swift": ["missingRegistration"],
        "AsynchronousComponentsWithClosures.swift": ["cycle"],
        "InitializerAndInitializerWithClosures.swift": ["cycle"],
        "RegistrationKeysWithClosures.swift": ["duplicateKey"],
    ]

    @Test(arguments: files)
    func anExampleHasTheProblemsThatItShows(file: String) throws {
        let kinds = try Self.report(of: [file]).problems.map(\.kind.rawValue)

        #expect(kinds == Self.problems[URL(filePath: file).lastPathComponent] ?? [])
    }

    @Test func whatTheProgramDoesNotSpellOutIsNotJudged() throws {
        let report = try Self.report(of: Self.files)

        // One of its modules registers what a function returns, which may be any service. Two registrations under one key
        // are a mistake all the same.
        #expect(report.problems.map(\.kind) == [.duplicateKey])
        #expect(report.description.contains("which service is registered is not spelled out"))
        #expect(report.components.all > 30)
    }
}
