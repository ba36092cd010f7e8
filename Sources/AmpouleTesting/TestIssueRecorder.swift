import Ampoule
import Testing

/// Records issues of the current test, for Ampoule, which finds this type by its name.
final class TestIssueRecorder: TestIssueRecording {
    static var currentTest: (any AnyObject & Sendable)? {
        guard let test = Test.current, !test.isSuite else { return nil }
        return CreatingTest(test)
    }

    static func recordIssue(_ message: String, file: String, line: UInt) -> Bool {
        guard Test.current != nil else { return false }
        Issue.record(
            Comment(rawValue: message),
            sourceLocation: SourceLocation(fileID: file, filePath: file, line: Int(line), column: 1)
        )
        return true
    }

    static func checkChange(ofContainerFrom creatingTest: any AnyObject & Sendable, file: String, line: UInt)
    {
        guard let test = Test.current, !test.isSuite, !Test.changesSharedContainers,
            let other = (creatingTest as? CreatingTest)?.test, other.id != test.id
        else { return }
        _ = recordIssue(
            """
            The test changes a container that the test '\(other.name)' has created and other tests use: their results would \
            depend on the order. Override in a copy, as the trait '.container(…)' makes it, or say 'changeForAllTests'.
            """,
            file: file,
            line: line
        )
    }
}

/// The test that created a container.
private final class CreatingTest: Sendable {
    let test: Test

    init(_ test: Test) { self.test = test }
}
