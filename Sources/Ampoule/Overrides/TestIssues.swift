/// Records issues of the current test; the product `AmpouleTesting` has the implementation.
package protocol TestIssueRecording: AnyObject, Sendable {
    /// Records an issue of the current test.
    ///
    /// - Parameters:
    ///   - message: The description of the issue.
    ///   - file: The file of the mistake, with its module.
    ///   - line: The line of the mistake.
    /// - Returns: Whether a test is running.
    static func recordIssue(_ message: String, file: String, line: UInt) -> Bool
}

/// Turns mistakes of a test, which would end the whole test process, into issues of that test.
enum TestIssues {
    /// The implementation, found by its name since this module can't depend on Swift Testing; `nil` if the program
    /// doesn't link it.
    private static let recorder =
        _typeByName("AmpouleTesting.TestIssueRecorder") as? any TestIssueRecording.Type

    /// Records an error as an issue of the current test; stops the program at the caller's line if there is none.
    static func recordOrTrap(_ error: ResolutionError, file: StaticString, line: UInt) {
        let isRecorded = recorder?.recordIssue(error.description, file: "\(file)", line: line) ?? false
        if !isRecorded { trap(error, file: file, line: line) }
    }
}
