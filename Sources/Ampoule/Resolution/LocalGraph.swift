/// An object graph that is visible to one thread only.
///
/// Nearly every object graph stays on one thread and ends with its resolution. It needs no ``GraphIdentifier``, with
/// its lock. The instances are stored in an arena, each in its own type, so that sharing one allocates nothing.
struct LocalGraph: ~Copyable {
    private struct Entry: BitwiseCopyable {
        let owner: SerialNumber
        let type: Any.Type
        let instance: UnsafeMutableRawPointer
    }

    private var entries = GrowingBuffer<Entry>()
    private var memory = Arena()

    /// The indices of the entries, by owner.
    private var places = SerialNumberTable()

    deinit {
        Self.deinitialize(entries)
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Returns the address of the instance of an owner, a registration, if it has one of the given type.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func instance(of owner: SerialNumber, type: Any.Type) -> UnsafeMutableRawPointer? {
        guard let place = places[owner] else { return nil }
        let entry = entries[place]
        // Not if the scope of the registration was changed meanwhile.
        return entry.type == type ? entry.instance : nil
    }

    /// Adds a copy of the instance of an owner.
    ///
    /// - Parameters:
    ///   - instance: The address of the instance.
    ///   - type: The type of the instance.
    ///   - owner: The owner.
    /// - Complexity: O(1) amortized.
    mutating func add(copying instance: UnsafeRawPointer, as type: Any.Type, of owner: SerialNumber) {
        func copy<Instance>(_ type: Instance.Type) -> UnsafeMutableRawPointer {
            let layout = MemoryLayout<Instance>.self
            let memory = self.memory.push(size: layout.size, alignment: layout.alignment)
            memory.initializeMemory(as: type, to: instance.assumingMemoryBound(to: type).pointee)
            return memory
        }
        let memory = _openExistential(type, do: copy)
        places.note(entries.count, for: owner)
        entries.append(Entry(owner: owner, type: type, instance: memory))
    }

    // MARK: - All instances

    /// Releases all instances, whose deinitializers may run user code, and keeps the memory for reuse.
    mutating func removeAll() {
        Self.deinitialize(entries)
        entries.removeAll()
        places.removeAll()
        memory.popAll()
    }

    /// Copies all instances to a graph that other threads can see and that has none yet; runs no user code.
    func copy(to graph: GraphIdentifier) {
        for place in 0..<entries.count {
            let entry = entries[place]
            let instance =
                entry.type == Shared.self
                ? entry.instance.load(as: Shared.self) : Shared.copying(entry.instance, as: entry.type)
            graph.setInstance(instance, for: entry.owner)
        }
    }

    /// Stops the program if an instance can't be found, or another one is found for it; does nothing in release builds.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of instances.
    func _invariantCheck() {
        #if DEBUG
        places._invariantCheck()
        for place in 0..<entries.count {
            guard let found = places[entries[place].owner], found < entries.count else {
                preconditionFailure("An instance has no place")
            }
            precondition(
                entries[found].owner == entries[place].owner,
                "A place is that of another instance"
            )
        }
        #endif
    }

    /// Releases the instances.
    private static func deinitialize(_ entries: borrowing GrowingBuffer<Entry>) {
        func deinitialize<Instance>(_ type: Instance.Type, _ instance: UnsafeMutableRawPointer) {
            instance.assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        for place in 0..<entries.count { deinitialize(entries[place].type, entries[place].instance) }
    }
}

/// Maps serial numbers of registrations to the indices of their instances in an object graph.
///
/// A hash table with open addressing and linear probing, which one thread reuses for one graph after the other.
/// Removing all indices increments the turn instead of writing to the slots, and the table grows to the size of the
/// largest graph.
struct SerialNumberTable: ~Copyable {
    private struct Place: BitwiseCopyable {
        var owner: SerialNumber
        var index: Int

        /// The turn in which the slot was filled; in any other turn, the slot is free.
        var turn: UInt64
    }

    private var places: UnsafeMutablePointer<Place>?
    private var mask = -1
    private var count = 0
    private var turn: UInt64 = 1

    deinit {
        places?.deallocate()
    }

    /// Accesses the index of a serial number.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    subscript(_ owner: SerialNumber) -> Int? {
        guard count > 0 else { return nil }
        let places = places.unsafelyUnwrapped
        var position = owner.hash & mask
        while places[position].turn == turn {
            if places[position].owner == owner { return places[position].index }
            position = (position + 1) & mask
        }
        return nil
    }

    /// Stores the index of a serial number.
    ///
    /// - Complexity: O(1) amortized.
    mutating func note(_ index: Int, for owner: SerialNumber) {
        // Half of the slots stay free, so that probe sequences are short, and end.
        if count * 2 > mask { grow() }
        let places = places.unsafelyUnwrapped
        var position = owner.hash & mask
        while places[position].turn == turn, places[position].owner != owner {
            position = (position + 1) & mask
        }
        if places[position].turn != turn { count += 1 }
        places[position] = Place(owner: owner, index: index, turn: turn)
    }

    /// Removes all indices, and keeps the memory for reuse.
    ///
    /// - Complexity: O(1).
    mutating func removeAll() {
        turn += 1
        count = 0
    }

    /// Stops the program if an index can't be found; does nothing in release builds.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of slots.
    func _invariantCheck() {
        #if DEBUG
        var found = 0
        for position in 0...max(0, mask) where mask >= 0 {
            let place = places.unsafelyUnwrapped[position]
            precondition(place.turn <= turn, "A slot is of a turn to come")
            guard place.turn == turn else { continue }
            found += 1
            precondition(self[place.owner] == place.index, "A probe sequence ends before its slot")
        }
        precondition(found == count, "The slots are miscounted")
        #endif
    }

    @inline(never)
    private mutating func grow() {
        let former = places
        let formerCount = mask + 1
        let placeCount = max(32, formerCount * 2)
        let larger = UnsafeMutablePointer<Place>.allocate(capacity: placeCount)
        larger.initialize(repeating: Place(owner: .none, index: 0, turn: 0), count: placeCount)
        places = larger
        mask = placeCount - 1
        count = 0
        guard let former else { return }
        for position in 0..<formerCount where former[position].turn == turn {
            note(former[position].index, for: former[position].owner)
        }
        former.deallocate()
    }
}
