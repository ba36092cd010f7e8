import Ampoule
import Foundation
import Synchronization

/// The results of the examples so far.
private struct Findings {
    /// The heading of the running example.
    var heading = ""

    /// The reason of the last failed resolution, until it is shown.
    var reason: String?

    /// The unexpected results.
    var surprises: [String] = []
}

private let findings = Mutex(Findings())

/// Prints the title of a chapter.
func chapter(_ title: String) {
    print("\n\(title)\n\(String(repeating: "=", count: title.count))")
}

/// Prints the heading of an example.
func heading(_ title: String) {
    print("\n\(title)")
    findings.withLock { $0.heading = title }
}

/// Prints a value, and the reason if the resolution failed; records a value that is not as expected.
func show<Value: Equatable>(
    _ label: String,
    _ value: Value?,
    expecting expected: Value?,
    because cause: String? = nil
) {
    let reason = takeReason()
    print("    \(label) → \(describe(value))")
    if let reason { print(indented(reason)) }
    if value != expected { note("'\(label)' is not \(describe(expected))") }
    if let cause, reason?.contains(cause) != true { note("'\(label)' is not explained by \(cause)") }
    if cause == nil, reason != nil { note("'\(label)' is a miss") }
}

/// Prints an error; records it if it does not contain the expected text.
func show(_ label: String, _ error: ResolutionError, mentioning expected: String) {
    print("    \(label) →\n\(indented(error.description))")
    if !error.description.contains(expected) { note("'\(label)' does not mention \(expected)") }
}

/// Stores the reason of a failed resolution, until the next value is shown.
@Sendable func explain(_ level: LogLevel, _ reason: String) {
    findings.withLock { $0.reason = reason }
}

/// Prints whether all results are as expected, and exits with the corresponding status.
func conclude() -> Never {
    let surprises = findings.withLock { $0.surprises }
    print(surprises.isEmpty ? "\nEverything is as expected." : "\nNot as expected:")
    for surprise in surprises { print("    \(surprise)") }
    exit(surprises.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
}

private func note(_ surprise: String) {
    findings.withLock { $0.surprises.append("\($0.heading): \(surprise)") }
}

private func takeReason() -> String? {
    findings.withLock { findings in
        defer { findings.reason = nil }
        return findings.reason
    }
}

private func describe<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nil"
}

private func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
}
