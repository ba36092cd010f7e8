import Synchronization

/// The identity of an object, unique even after another object reuses its memory.
package struct SerialNumber: Hashable, Comparable, BitwiseCopyable, Sendable {
    private let value: UInt64

    private static let last = Atomic<UInt64>(0)

    package static func < (left: SerialNumber, right: SerialNumber) -> Bool { left.value < right.value }

    /// A number that no object has.
    static let none = SerialNumber(value: 0)

    /// A hash for open addressing: numbers are consecutive, so their low bits are as good as any.
    @inline(__always)
    var hash: Int { Int(truncatingIfNeeded: value) }

    /// Returns a number that is greater than those of all objects before.
    static func next() -> SerialNumber {
        SerialNumber(value: last.wrappingAdd(1, ordering: .relaxed).newValue)
    }
}

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
