import AmpouleTesting
import Testing

/// Overrides that replace nothing.
struct MissedOverrideTests {
    private let container = Container()

    @Test func anOverrideThatReplacesNothingIsAnIssueAtItsLineAndIsRegistered() throws {
        let line = #line + 3
        try withKnownIssue { () throws in
            // The registration is missing.
            container.override(Int.self, name: "age") { _ in 7 }
            #expect(try container.require(Int.self, name: "age") == 7)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
                && issue.comments.first?.rawValue.contains("'Int named \"age\"' replaces nothing")
                    ?? false
        }
    }

    @Test func anAsynchronousOverrideThatReplacesNothingIsAnIssueAndIsRegistered() async {
        await withKnownIssue { () async throws in
            container.override(Int.self) { _ in
                await Task.yield()
                return 7
            }
            #expect(try await container.asynchronous.require(Int.self) == 7)
        }
    }

    @Test func outsideOfTestsAnOverrideThatReplacesNothingTraps() async {
        await #expect(processExitsWith: .failure) {
            Container().override(Int.self) { _ in 7 }
        }
    }
}
