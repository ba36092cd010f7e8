import Foundation

/// A program that is run for what it prints.
package struct Tool {
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Runs the program and returns all it prints.
    ///
    /// - Throws: An error if the program crashes, or fails and does not say why.
    package func output(_ arguments: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let isCrash = process.terminationReason == .uncaughtSignal || process.terminationStatus > 1
        if isCrash || process.terminationStatus != 0 && output.isEmpty {
            throw Failure(path: path, status: process.terminationStatus, output: output)
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
