import Foundation

/// A file that is written, or else an error with the reason of the system.
package struct OutputFile {
    private let path: String
    private let content: String

    /// - Parameters:
    ///   - path: The path of the file.
    ///   - content: The contents of the file, as the beginning of a sentence.
    package init(path: String, content: String) {
        (self.path, self.content) = (path, content)
    }

    /// Writes the file.
    package func write(_ text: String) throws {
        // Foundation does not tell the reason of the system on every platform.
        guard let file = fopen(path, "w") else { throw failure }
        let isWritten = fputs(text, file) >= 0
        // What is still in memory is written when the file is closed.
        guard fclose(file) == 0, isWritten else { throw failure }
    }

    private var failure: ToolError {
        let number = errno
        let hint =
            number == EPERM
            ? " Allow it with 'swift package --allow-writing-to-directory <folder> graph …'." : ""
        let reason = String(cString: strerror(number))
        return ToolError("\(content) cannot be written to '\(path)': \(reason).\(hint)")
    }
}
