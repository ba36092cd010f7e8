/// Finds the current test and records its issues; the product `AmpouleTesting` has the implementation.
package protocol TestIssueRecording: AnyObject, Sendable {
    /// An object that identifies the test that runs in the current task; `nil` if none does, or a suite.
    static var currentTest: (any AnyObject & Sendable)? { get }

    /// Records an issue of the current test.
    ///
    /// - Parameters:
    ///   - message: The description of the issue.
    ///   - file: The file of the mistake, with its module.
    ///   - line: The line of the mistake.
    /// - Returns: Whether a test is running.
    static func recordIssue(_ message: String, file: String, line: UInt) -> Bool

    /// Records an issue if a test changes a container that another test has created, so that both use it.
    ///
    /// - Parameters:
    ///   - creatingTest: The test that has created the container.
    ///   - file: The file of the change, with its module.
    ///   - line: The line of the change.
    static func checkChange(ofContainerFrom creatingTest: any AnyObject & Sendable, file: String, line: UInt)
}

/// Turns mistakes of a test, which would end the test process or change the results of others, into issues of that test.
enum TestIssues {
    /// The implementation, found by its name since this module can't depend on Swift Testing; `nil` if the program
    /// doesn't link it.
    private static let recorder =
        _typeByName("AmpouleTesting.TestIssueRecorder") as? any TestIssueRecording.Type

    /// The test that runs in the current task; `nil` outside of tests.
    static var currentTest: (any AnyObject & Sendable)? { recorder?.currentTest }

    /// Records an error as an issue of the current test; stops the program at the caller's line if there is none.
    static func recordOrTrap(_ error: ResolutionError, file: StaticString, line: UInt) {
        let isRecorded = recorder?.recordIssue(error.description, file: "\(file)", line: line) ?? false
        if !isRecorded { trap(error, file: file, line: line) }
    }

    /// Records an issue if the current test changes a container that another test has created.
    static func checkChange(ofContainerFrom test: (any AnyObject & Sendable)?, file: String, line: UInt) {
        guard let test else { return }
        recorder?.checkChange(ofContainerFrom: test, file: file, line: line)
    }
}
