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
    private typealias Reference = Unmanaged<Element>

    private let slots: UnsafeMutablePointer<TableSlot>
    private let mask: Int

    /// The maximum number of elements: half of the slots, so that probe sequences are short, and end.
    private let capacity: Int

    /// Whether the table releases its elements; false once a larger table has taken them over.
    private let ownsElements = Atomic<Bool>(true)

    /// The number of elements; only the writer accesses it.
    private let storedCount = Atomic<Int>(0)

    /// The number of elements.
    ///
    /// The caller must be the writer, or exclude it.
    var count: Int { storedCount.load(ordering: .relaxed) }

    /// Whether another element needs a larger table.
    var isFull: Bool { count == capacity }

    /// Creates an empty table.
    ///
    /// - Parameter capacity: The maximum number of elements: a power of two, or 0.
    init(capacity: Int) {
        assert(capacity & (capacity - 1) == 0, "A probe sequence would never end")
        self.capacity = capacity
        let slotCount = max(1, capacity * 2)
        mask = slotCount - 1
        slots = .allocate(capacity: slotCount)
        for index in 0..<slotCount { (slots + index).initialize(to: TableSlot()) }
    }

    /// Creates a table from another one, with an element of the same hash for each element.
    ///
    /// The caller must be the other table's writer, or exclude it.
    ///
    /// - Complexity: O(*n*), where *n* is the capacity.
    convenience init(mapping other: InsertOnlyTable, _ transform: (Element) -> Element) {
        self.init(capacity: other.capacity)
        for index in 0...other.mask {
            guard let element = other.writersElement(at: index) else { continue }
            _ = insert(element._withUnsafeGuaranteedRef(transform)) { _ in false }
        }
    }

    deinit {
        TableSlot.free(slots, count: mask + 1, releasingElements: ownsElements.load(ordering: .acquiring))
    }

    // MARK: - Reading

    /// Finds the element that has a hash and satisfies a condition.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(hash: Int, where isFound: (Element) -> Bool) -> Pinned<Element>? {
        var index = hash & mask
        while true {
            let address = slots[index].address.load(ordering: .sequentiallyConsistent)
            guard let address else { return nil }
            let element = Pinned<Element>(rawValue: .fromOpaque(address))
            if element.read(isFound) { return element }
            index = (index + 1) & mask
        }
    }

    /// All elements.
    ///
    /// The caller must be the writer, or exclude it.
    ///
    /// - Complexity: O(*n*), where *n* is the capacity.
    var all: [Element] {
        (0...mask).compactMap { writersElement(at: $0)?.takeUnretainedValue() }
    }

    /// The elements that nothing but the table owns.
    ///
    /// The caller must be the writer, or exclude it.
    ///
    /// - Complexity: O(*n*), where *n* is the capacity.
    var allOwnedAlone: [Element] {
        (0...mask).compactMap { index in
            guard let reference = writersElement(at: index) else { return nil }
            var element = reference.takeRetainedValue()
            let isAlone = isKnownUniquelyReferenced(&element)
            _ = Reference.passRetained(element)
            return isAlone ? element : nil
        }
    }

    // MARK: - Writing

    /// Inserts an element; the table must not be full.
    ///
    /// - Parameter isReplaced: Whether the element replaces one of the same hash.
    /// - Returns: The replaced element, which readers may still use.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func insert(_ element: Element, replacing isReplaced: (Element) -> Bool) -> Element? {
        let reference = Reference.passRetained(element)
        var index = Int(truncatingIfNeeded: element.tableHash) & mask
        while let existing = writersElement(at: index) {
            if existing._withUnsafeGuaranteedRef(isReplaced) {
                slots[index].address.store(
                    UnsafeRawPointer(reference.toOpaque()),
                    ordering: .sequentiallyConsistent
                )
                return existing.takeRetainedValue()
            }
            index = (index + 1) & mask
        }
        slots[index].address.store(UnsafeRawPointer(reference.toOpaque()), ordering: .releasing)
        storedCount.store(count + 1, ordering: .relaxed)
        return nil
    }

    /// A table of twice the capacity, which takes the elements over.
    func grown() -> InsertOnlyTable {
        let larger = InsertOnlyTable(capacity: max(4, capacity * 2))
        for index in 0...mask {
            guard let element = writersElement(at: index) else { continue }
            _ = larger.insert(element.takeRetainedValue()) { _ in false }
        }
        // A table without capacity is a constant, which many threads may read.
        if capacity > 0 { ownsElements.store(false, ordering: .releasing) }
        return larger
    }

    /// The element at an index, for the writer, or while there is none.
    @inline(__always)
    private func writersElement(at index: Int) -> Reference? {
        slots[index].address.load(ordering: .relaxed).map(Reference.fromOpaque)
    }
}

extension InsertOnlyTable {
    /// Stops the program if a reader could miss an element; does nothing in release builds.
    ///
    /// The caller must be the writer, or exclude it.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the capacity.
    func _invariantCheck() {
        #if DEBUG
        var found = 0
        for index in 0...mask {
            guard let element = writersElement(at: index) else { continue }
            found += 1
            var probed = Int(truncatingIfNeeded: element._withUnsafeGuaranteedRef { $0.tableHash }) & mask
            while probed != index {
                precondition(writersElement(at: probed) != nil, "A probe sequence ends before its element")
                probed = (probed + 1) & mask
            }
        }
        precondition(found == count && count <= capacity, "The elements are miscounted")
        precondition(mask + 1 == max(1, capacity * 2), "The slots don't suit the capacity")
        #endif
    }

    /// Returns a table with space for another element, for an owner that frees neither elements nor tables.
    ///
    /// A full table is replaced by a larger one.
    ///
    /// The caller must be the writer, or exclude it.
    static func withSpace(in published: borrowing Atomic<Pinned<InsertOnlyTable>?>) -> InsertOnlyTable {
        let current = published.load(ordering: .acquiring)?.object
        if let current, !current.isFull { return current }
        let larger = current?.grown() ?? InsertOnlyTable(capacity: 8)
        published.store(Pinned(retaining: larger), ordering: .releasing)
        return larger
    }
}

/// A slot of an ``InsertOnlyTable``.
///
/// It is not generic, since the deinitializer of a generic class is not specialized.
private struct TableSlot: ~Copyable {
    /// The address of the element, which the table retains.
    let address = Atomic<UnsafeRawPointer?>(nil)

    /// Deallocates slots, which no thread reads any more.
    static func free(_ slots: UnsafeMutablePointer<TableSlot>, count: Int, releasingElements: Bool) {
        if releasingElements {
            for index in 0..<count {
                guard let address = slots[index].address.load(ordering: .acquiring) else { continue }
                Unmanaged<AnyObject>.fromOpaque(address).release()
            }
        }
        slots.deinitialize(count: count)
        slots.deallocate()
    }
}

// Hashes for an 'InsertOnlyTable', computed in 64 bits on every system: a word of some has 32.

extension ObjectIdentifier {
    /// A hash of the address for an ``InsertOnlyTable``: one multiplication spreads its bits.
    var tableHash: Int {
        Int(truncatingIfNeeded: (UInt64(UInt(bitPattern: self)) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}

extension String {
    /// A hash for open addressing, at a fraction of the cost of the standard library's `Hasher`.
    ///
    /// Equal strings have equal hashes, even if their scalars differ: "é" may be one scalar or two.
    @inline(never)
    var tableHash: Int {
        let hash = utf8.withContiguousStorageIfAvailable { bytes in Self.tableHash(ofASCII: bytes) }
        return (hash ?? nil) ?? canonicalTableHash
    }

    /// The hash of a string that is not all ASCII, or that has no contiguous storage.
    @inline(never)
    private var canonicalTableHash: Int {
        var native = String(
            String.UnicodeScalarView(unicodeScalars.lazy.map { scalar in scalar.asciiEquivalent ?? scalar })
        )
        return native.withUTF8 { bytes in Self.tableHash(ofASCII: bytes) } ?? hashValue
    }

    /// Hashes ASCII bytes, eight at a time; returns `nil` if a byte is not ASCII.
    @inline(__always)
    private static func tableHash(ofASCII bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let start = UnsafeRawPointer(bytes.baseAddress)
        let count = bytes.count
        guard let start, count > 0 else { return 0 }
        var hash = UInt64(truncatingIfNeeded: count)
        var seen: UInt64 = 0
        func mix(_ characters: UInt64) {
            seen |= characters
            // The last characters don't affect the low bits of the product, so both of its halves are combined.
            let product = (hash ^ characters).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
            hash = product.high ^ product.low
        }
        // The last load overlaps an earlier one, instead of reading beyond the end.
        if count >= 8 {
            var offset = 0
            while offset < count - 8 {
                mix(start.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                offset += 8
            }
            mix(start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
        } else if count >= 4 {
            let first = start.loadUnaligned(as: UInt32.self)
            let last = start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
            mix(UInt64(first) | UInt64(last) << 32)
        } else {
            mix(UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16)
        }
        guard seen & 0x8080_8080_8080_8080 == 0 else { return nil }
        return Int(truncatingIfNeeded: hash)
    }
}

extension Unicode.Scalar {
    /// The ASCII scalar that is canonically equivalent to this scalar, which is not ASCII.
    ///
    /// Three scalars have one. Unicode guarantees that no others will, since equal strings stay equal.
    var asciiEquivalent: Unicode.Scalar? {
        switch self {
        case "\u{37E}": ";"
        case "\u{1FEF}": "`"
        case "\u{212A}": "K"
        default: nil
        }
    }
}
