import Synchronization

/// A global counter of what diverts resolutions from the fast path: substitutions of containers, and observers.
///
/// The fast path loads it once for both, so that a program without either pays for one load.
enum Diversion {
    private static let count = Atomic<Int>(0)

    /// Whether any container may be diverted.
    @inline(__always)
    static var mayApply: Bool { count.load(ordering: .relaxed) != 0 }

    static func begin() {
        count.add(1, ordering: .relaxed)
    }

    static func end() {
        count.subtract(1, ordering: .relaxed)
    }
}
