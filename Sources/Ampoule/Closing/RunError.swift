/// The failure of ``Container/run(closingWithin:_:)`` to close everything, with the error that ended the run.
public struct RunError: Error {
    /// The error of the closure, or of making the shared instances; `nil` if both succeeded.
    public let cause: (any Error)?

    /// The errors of closing; `nil` if the limit was reached first.
    public let closing: ClosingError?

    /// The registrations whose instances weren't closed when the limit was reached: those that were being closed, then those
    /// that waited for them.
    public let unclosed: [RegistrationKey]
}

extension RunError: CustomStringConvertible {
    /// A description of each error and of each instance that isn't closed.
    public var description: String {
        var lines: [String] = []
        if let cause { lines.append("The run has failed: \(cause)") }
        if let closing { lines.append(closing.description) }
        if let first = unclosed.first {
            lines.append("'\(first)' is still being closed after the limit.")
            let waiting = unclosed.dropFirst().map { key in "'\(key)'" }
            if !waiting.isEmpty { lines.append("Not closed yet: \(waiting.joined(separator: ", ")).") }
        } else if closing == nil {
            lines.append("Closing has not ended within the limit.")
        }
        return lines.joined(separator: "\n")
    }
}
