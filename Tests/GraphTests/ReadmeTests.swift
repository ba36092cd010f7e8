import Foundation
import Testing

/// The errors in the README are those of the compiler and the build plugin for the programs before them.
struct ReadmeTests {
    @Test func theFirstProgramHasTheErrorOfTheReadmeWithoutItsRegistration() throws {
        let complete = try block(after: "# Ampoule")
        let incomplete = complete.replacing("MailReminders.self, ", with: "")

        #expect(report("Clinic", complete) == [])
        #expect(try Sources().with("Clinic", source: complete).compile(areProved: true) == [])
        let errors = try Sources().with("Clinic", source: incomplete).compile(areProved: true)
        #expect(try lines(after: "Remove `MailReminders.self`") == errors)
    }

    @Test func theSingletonHasTheErrorOfTheReadme() throws {
        let mailer = try block(after: "**One request's user in a singleton.**")
        let program = """

            struct RequestInfo: Sendable { let user: String }
            extension ContainerLevel<RequestInfo> { static var request: Self { Self("request") } }
            @Registrations(Mailer.self)
            extension Container {}
            let container = Container()
            container.registerComponents()
            let request = container.child(.request, RequestInfo(user: "Ada"))
            """
        let errors = report("Mailer", mailer + program).filter { line in line.contains(": error: ") }

        #expect(try lines(afterBlockAfter: "**One request's user in a singleton.**") == errors)
    }

    private func report(_ module: String, _ source: String) -> [String] {
        Sources().with(module, source: source + "\n").report(on: module).problems.descriptions
            .flatMap { problem in problem.split(separator: "\n").map(String.init) }
    }

    // MARK: The README

    private static let text: String = {
        var root = URL(filePath: #filePath)
        for _ in 0..<3 { root.deleteLastPathComponent() }
        return (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    }()

    /// The blocks of code behind a text, each without its fences.
    private func blocks(after mark: String) throws -> [Substring] {
        let start = try #require(Self.text.range(of: mark)).upperBound
        return Self.text[start...].matches(of: /```(?:swift)?\n((?:[^`]|`(?!``))*)\n```/).map(\.output.1)
    }

    private func block(after mark: String) throws -> String {
        String(try #require(blocks(after: mark).first))
    }

    private func lines(after mark: String) throws -> [String] {
        try block(after: mark).split(separator: "\n").map(String.init)
    }

    private func lines(afterBlockAfter mark: String) throws -> [String] {
        let blocks = try blocks(after: mark)
        return try #require(blocks.dropFirst().first).split(separator: "\n").map(String.init)
    }
}
