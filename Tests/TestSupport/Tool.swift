import Foundation

/// A program that is run for what it prints.
package struct Tool {
    package let path: String

    package init(path: String) { self.path = path }

    /// Runs the program and returns all it prints.
    ///
    /// - Throws: An error if the program crashes, or fails and does not say why.
    package func output(_ arguments: [String]) throws -> String {
        let child = try ChildProcess(path: path, arguments: arguments)
        let output = try child.readAll()
        let status = try child.wait()
        if status > 1 || status != 0 && output.isEmpty {
            throw Failure(path: path, status: status, output: output)
        }
        return output
    }

    private struct Failure: Error, CustomStringConvertible {
        let path: String
        let status: Int32
        let output: String

        var description: String { "'\(path)' ended with status \(status) after printing:\n\(output)" }
    }
}
