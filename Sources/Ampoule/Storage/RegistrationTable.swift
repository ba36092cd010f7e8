import Synchronization

/// A hash table of registrations that is read without a lock while one thread at a time writes.
///
/// The places of the table are atomic references, filled in probing order and never emptied, so a reader
/// that meets an empty place knows that there is no such key. A full table is replaced by a larger one.
///
/// Unchecked because of the pointer, which is written once; what it points at is atomic.
final class RegistrationTable: @unchecked Sendable {
    typealias Place = Atomic<Unmanaged<Registration>?>

    private let places: UnsafeMutablePointer<Place>
    private let mask: Int

    /// Whether the registrations are released with the table; not when a larger table has taken them over.
    private let ownsRegistrations = Atomic<Bool>(true)

    /// The number of registrations; only touched by the thread that writes.
    private let storedCount = Atomic<Int>(0)

    private var count: Int { storedCount.load(ordering: .relaxed) }

    /// How many registrations fit in before a larger table is needed.
    private let capacity: Int

    /// Whether a larger table is needed for another registration.
    var isFull: Bool { count == capacity }

    /// The table of all containers in which nothing is registered; nothing fits in.
    static let empty = RegistrationTable(capacity: 0)

    /// Creates an empty table.
    ///
    /// - Parameter capacity: How many registrations must fit in: a power of two, or 0.
    private init(capacity: Int) {
        self.capacity = capacity
        // One place at least stays empty, which ends every search.
        let placeCount = max(1, capacity * 2)
        mask = placeCount - 1
        places = .allocate(capacity: placeCount)
        for index in 0..<placeCount { (places + index).initialize(to: Place(nil)) }
    }

    deinit {
        if ownsRegistrations.load(ordering: .acquiring) {
            for index in 0...mask { places[index].load(ordering: .acquiring)?.release() }
        }
        places.deinitialize(count: mask + 1)
        places.deallocate()
    }

    // MARK: - Reading

    /// The registration under a key; for announced readers only.
    ///
    /// - Parameter hash: The hash of the key.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(_ key: RegistrationKey, hash: Int) -> Unmanaged<Registration>? {
        var index = hash & mask
        while true {
            guard let found = places[index].load(ordering: .sequentiallyConsistent) else { return nil }
            if found._withUnsafeGuaranteedRef({ $0.isFiled(under: key) }) { return found }
            index = (index + 1) & mask
        }
    }

    /// The registration under a key that has a name and no option; for announced readers only.
    ///
    /// - Complexity: O(1) on average.
    func find(signature: ObjectIdentifier, name: String) -> Unmanaged<Registration>? {
        var index = (signature.tableHash ^ name.tableHash) & mask
        while true {
            guard let found = places[index].load(ordering: .sequentiallyConsistent) else { return nil }
            let isFound = found._withUnsafeGuaranteedRef { $0.isFiled(under: signature, name: name) }
            if isFound { return found }
            index = (index + 1) & mask
        }
    }

    /// The registration under a key that consists of its signature alone; for announced readers only.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(signature: ObjectIdentifier) -> Unmanaged<Registration>? {
        var index = signature.tableHash & mask
        while true {
            guard let found = places[index].load(ordering: .sequentiallyConsistent) else { return nil }
            let isFound = found._withUnsafeGuaranteedRef { registration in
                registration.hasPlainKey && registration.key.signature.identity == signature
            }
            if isFound { return found }
            index = (index + 1) & mask
        }
    }

    // MARK: - Writing

    /// All registrations.
    ///
    /// - Complexity: O(*n*), where *n* is the capacity.
    var all: [Registration] {
        (0...mask).compactMap { places[$0].load(ordering: .acquiring)?.takeUnretainedValue() }
    }

    /// Files a registration, which must fit in.
    ///
    /// - Returns: The registration that was there under the same key, to be retired.
    /// - Complexity: O(1) on average.
    func insert(_ registration: Registration) -> Registration? {
        let reference = Unmanaged.passRetained(registration)
        var index = Int(registration.tableHash) & mask
        while let existing = places[index].load(ordering: .relaxed) {
            if existing._withUnsafeGuaranteedRef({ $0.isFiled(as: registration) }) {
                return places[index].exchange(reference, ordering: .sequentiallyConsistent)?
                    .takeRetainedValue()
            }
            index = (index + 1) & mask
        }
        // Nothing goes, so there is nothing that a reader could still hold on to.
        places[index].store(reference, ordering: .releasing)
        storedCount.store(count + 1, ordering: .relaxed)
        return nil
    }

    /// A table of twice the capacity with the same registrations, which it takes over.
    func grown() -> RegistrationTable {
        let larger = RegistrationTable(capacity: max(4, capacity * 2))
        for index in 0...mask {
            guard let registration = places[index].load(ordering: .relaxed) else { continue }
            larger.take(registration)
        }
        larger.storedCount.store(count, ordering: .relaxed)
        ownsRegistrations.store(false, ordering: .releasing)
        return larger
    }

    /// Puts a registration into the first free place, while nobody else knows the table.
    private func take(_ registration: Unmanaged<Registration>) {
        var index = Int(registration._withUnsafeGuaranteedRef { $0.tableHash }) & mask
        while places[index].load(ordering: .relaxed) != nil { index = (index + 1) & mask }
        places[index].store(registration, ordering: .relaxed)
    }
}

extension RegistrationKey {
    /// A hash of the key, good enough for a table of places.
    var tableHash: Int { RegistrationTable.hash(signature: signature.identity, name: name) }
}

extension RegistrationTable {
    /// A hash of a key, good enough for a table of places.
    @inline(__always)
    static func hash(signature: ObjectIdentifier, name: String?) -> Int {
        guard let name else { return signature.tableHash }
        return signature.tableHash ^ name.tableHash
    }
}

extension ObjectIdentifier {
    /// A hash of a type.
    ///
    /// It is an address, whose bits are mixed by a multiplication; that is all most keys need.
    var tableHash: Int {
        Int(truncatingIfNeeded: (UInt(bitPattern: self) &* 0x9E37_79B9_7F4A_7C15) >> 20)
    }
}
