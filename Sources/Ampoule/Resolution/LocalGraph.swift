/// An object graph that is visible to one thread only.
///
/// Nearly every object graph stays on one thread and ends with its resolution. It needs no ``GraphIdentifier``, with
/// its lock. The instances are stored in an arena, each in its own type, so that sharing one allocates nothing. Its owner calls
/// ``removeAll()`` when the graph ends, which releases them.
struct LocalGraph: ~Copyable {
    private struct Entry: BitwiseCopyable {
        let owner: SerialNumber
        let type: Any.Type
        let instance: ValueAddress
    }

    private var entries = GrowingBuffer<Entry>()
    private var memory = Arena()

    /// The places of the entries from ``searchedCount`` on, by owner.
    ///
    /// A search of the others is faster, but would make a graph of thousands of instances quadratic.
    private var places: [SerialNumber: Int] = [:]

    private static let searchedCount = 32

    var isEmpty: Bool { entries.isEmpty }

    /// Returns the address of the instance of an owner, a registration, if it has one of the given type.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func instance(of owner: SerialNumber, type: Any.Type) -> ValueAddress? {
        guard let place = place(of: owner) else { return nil }
        let entry = entries[place]
        // Not if the scope of the registration was changed meanwhile.
        return entry.type == type ? entry.instance : nil
    }

    /// The place of the entry that was last added for an owner.
    @inline(__always)
    private func place(of owner: SerialNumber) -> Int? {
        if entries.count > Self.searchedCount, let place = places[owner] { return place }
        var place = min(entries.count, Self.searchedCount)
        while place > 0 {
            place -= 1
            if entries[place].owner == owner { return place }
        }
        return nil
    }

    /// Adds a copy of the instance of an owner.
    ///
    /// - Parameters:
    ///   - instance: The address of the instance.
    ///   - type: The type of the instance.
    ///   - owner: The owner.
    /// - Complexity: O(1) amortized.
    mutating func add(copying instance: ValueAddress, as type: Any.Type, of owner: SerialNumber) {
        let copy = instance.copied(to: &memory, as: type)
        if entries.count >= Self.searchedCount { places[owner] = entries.count }
        entries.append(Entry(owner: owner, type: type, instance: copy))
    }

    // MARK: - All instances

    /// Releases all instances, whose deinitializers may run user code, and keeps the memory for reuse.
    mutating func removeAll() {
        for place in 0..<entries.count { entries[place].instance.deinitialize(as: entries[place].type) }
        entries.removeAll()
        if !places.isEmpty { places = [:] }
        memory.popAll()
    }

    /// Copies all instances to a graph that other threads can see and that has none yet; runs no user code.
    func copy(to graph: GraphIdentifier) {
        for place in 0..<entries.count {
            let entry = entries[place]
            graph.setInstance(Shared.copying(entry.instance, as: entry.type), for: entry.owner)
        }
    }

    /// Stops the program if another instance is found in place of one; does nothing in release builds.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of instances.
    func _invariantCheck() {
        #if DEBUG
        for place in 0..<entries.count {
            guard let found = self.place(of: entries[place].owner), found >= place else {
                preconditionFailure("An instance has no place")
            }
            precondition(entries[found].owner == entries[place].owner, "A place is that of another instance")
        }
        #endif
    }
}
