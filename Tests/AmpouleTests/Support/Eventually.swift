import Foundation

/// Whether a condition comes true in the end.
///
/// What a container forgets is released as soon as no thread is in the midst of a resolution that might see
/// it; the other tests resolve at the same time.
///
/// - Parameter patience: The number of milliseconds that it may take.
func eventually(patience: Int = 60_000, _ condition: () -> Bool) async -> Bool {
    for _ in 0..<patience {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return false
}

/// Whether a condition comes true in the end; for threads of their own, which it blocks meanwhile.
func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<60_000 {
        if condition() { return true }
        Thread.sleep(forTimeInterval: 0.001)
    }
    return false
}
