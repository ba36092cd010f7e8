import Synchronization

/// Identifies an object, even after another one reuses its memory.
struct SerialNumber: Hashable, Comparable, BitwiseCopyable, Sendable {
    private let value: UInt64

    private static let last = Atomic<UInt64>(0)

    static func < (left: SerialNumber, right: SerialNumber) -> Bool { left.value < right.value }

    /// A number that nothing has.
    static let none = SerialNumber(value: 0)

    /// A hash for a table of places: numbers are counted up, so their last bits are as good as any.
    @inline(__always)
    var hash: Int { Int(truncatingIfNeeded: value) }

    /// A number that nothing has had before.
    static func next() -> SerialNumber {
        SerialNumber(value: last.wrappingAdd(1, ordering: .relaxed).newValue)
    }
}
