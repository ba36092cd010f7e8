import AmpouleGraphScanner

/// Identifies the declarations of a file among all that it has had.
///
/// Versions that were read one after the other and have equal declarations have one origin, so a change that no check
/// depends on, such as that of a literal in a body, doesn't change what a file is identified by.
package struct FileVersion: Equatable {
    private let origin: FileStamp

    /// Whether no bodies have been omitted: the declarations of the same file are others if some have.
    package let isWhole: Bool

    init(origin: FileStamp, isWhole: Bool) {
        (self.origin, self.isWhole) = (origin, isWhole)
    }

    /// A line that is the same for equal versions only.
    package var text: String { "\(isWhole ? Self.whole : "")\(origin.text)" }

    /// Whether a line is the text of a version without omitted bodies.
    package static func isWhole(text: some StringProtocol) -> Bool { text.hasPrefix(whole) }

    private static let whole = "whole "
}
