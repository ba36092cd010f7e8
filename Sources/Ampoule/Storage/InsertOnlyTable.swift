import Synchronization

/// An element of an ``InsertOnlyTable``.
protocol TableElement: AnyObject, Sendable {
    /// The hash that the table probes by.
    var tableHash: UInt32 { get }
}

/// A hash table with open addressing and linear probing, which threads read lock-free while one thread writes.
///
/// A slot that has an element never becomes empty again, so a reader that meets an empty slot has seen the whole probe
/// sequence of its key. A full table is replaced by a larger one, which takes the elements over.
///
/// The owner of the table keeps elements alive while they are read: it retires replaced elements and tables with
/// ``Reclamation``, or never frees any.
///
/// Unchecked because of the pointer, which is written once; the slots are atomic.
final class InsertOnlyTable<Element: TableElement>: @unchecked Sendable {
    private typealias Slot = Atomic<Unmanaged<Element>?>

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int

    /// The maximum number of elements: half of the slots, so that probe sequences are short, and end.
    private let capacity: Int

    /// Whether the table releases its elements; false once a larger table has taken them over.
    private let ownsElements = Atomic<Bool>(true)

    /// The number of elements; only the writer accesses it.
    private let storedCount = Atomic<Int>(0)

    private var count: Int { storedCount.load(ordering: .relaxed) }

    /// Whether another element needs a larger table.
    var isFull: Bool { count == capacity }

    /// Creates an empty table.
    ///
    /// - Parameter capacity: The maximum number of elements: a power of two, or 0.
    init(capacity: Int) {
        self.capacity = capacity
        let slotCount = max(1, capacity * 2)
        mask = slotCount - 1
        slots = .allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: Slot(nil)) }
    }

    deinit {
        if ownsElements.load(ordering: .acquiring) {
            for index in 0...mask { slots[index].load(ordering: .acquiring)?.release() }
        }
        slots.deinitialize(count: mask + 1)
        slots.deallocate()
    }

    // MARK: - Reading

    /// Finds the element that has a hash and satisfies a condition.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(hash: Int, where isFound: (Element) -> Bool) -> Unmanaged<Element>? {
        var index = hash & mask
        while true {
            guard let element = slots[index].load(ordering: .sequentiallyConsistent) else { return nil }
            if element._withUnsafeGuaranteedRef(isFound) { return element }
            index = (index + 1) & mask
        }
    }

    /// All elements.
    ///
    /// The caller must be the writer, or exclude it.
    ///
    /// - Complexity: O(*n*), where *n* is the capacity.
    var all: [Element] {
        (0...mask).compactMap { slots[$0].load(ordering: .acquiring)?.takeUnretainedValue() }
    }

    // MARK: - Writing

    /// Inserts an element; the table must not be full.
    ///
    /// - Parameter isReplaced: Whether the element replaces one of the same hash.
    /// - Returns: The replaced element, which readers may still use.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func insert(_ element: Element, replacing isReplaced: (Element) -> Bool) -> Element? {
        let reference = Unmanaged.passRetained(element)
        var index = Int(element.tableHash) & mask
        while let existing = slots[index].load(ordering: .relaxed) {
            if existing._withUnsafeGuaranteedRef(isReplaced) {
                return slots[index].exchange(reference, ordering: .sequentiallyConsistent)?
                    .takeRetainedValue()
            }
            index = (index + 1) & mask
        }
        slots[index].store(reference, ordering: .releasing)
        storedCount.store(count + 1, ordering: .relaxed)
        return nil
    }

    /// A table of twice the capacity, which takes the elements over.
    func grown() -> InsertOnlyTable {
        let larger = InsertOnlyTable(capacity: max(4, capacity * 2))
        for index in 0...mask {
            guard let element = slots[index].load(ordering: .relaxed) else { continue }
            larger.adopt(element)
        }
        larger.storedCount.store(count, ordering: .relaxed)
        ownsElements.store(false, ordering: .releasing)
        return larger
    }

    /// Stores an element in the first free slot, while no other thread has access to the table.
    private func adopt(_ element: Unmanaged<Element>) {
        var index = Int(element._withUnsafeGuaranteedRef { $0.tableHash }) & mask
        while slots[index].load(ordering: .relaxed) != nil { index = (index + 1) & mask }
        slots[index].store(element, ordering: .relaxed)
    }
}

extension ObjectIdentifier {
    /// A hash of the address for an ``InsertOnlyTable``: one multiplication spreads its bits.
    var tableHash: Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: self) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}
