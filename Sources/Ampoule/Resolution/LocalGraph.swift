/// An object graph that is visible to one thread only.
///
/// Nearly every object graph stays on one thread and ends with its resolution. It needs no ``GraphIdentifier``, with
/// its lock. The instances are stored in an arena, each in its own type, so that sharing one allocates nothing.
struct LocalGraph: ~Copyable {
    private struct Entry: BitwiseCopyable {
        /// Nil if the instance was removed.
        let owner: SerialNumber?
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
        // Not if it was removed, or if the scope of the registration was changed meanwhile.
        return entry.owner == owner && entry.type == type ? entry.instance : nil
    }

    /// Allocates memory for the instance of an owner.
    ///
    /// The caller must initialize it immediately.
    ///
    /// - Complexity: O(1) amortized.
    mutating func add(
        instanceOf owner: SerialNumber,
        type: Any.Type,
        size: Int,
        alignment: Int
    ) -> UnsafeMutableRawPointer {
        let instance = memory.push(size: size, alignment: alignment)
        places.note(entries.count, for: owner)
        entries.append(Entry(owner: owner, type: type, instance: instance))
        return instance
    }

    /// Removes the instance of an owner from lookups; it is released with the others.
    ///
    /// - Complexity: O(1).
    mutating func remove(_ owner: SerialNumber) {
        guard let place = places[owner] else { return }
        let entry = entries[place]
        entries[place] = Entry(owner: nil, type: entry.type, instance: entry.instance)
    }

    /// Releases all instances, whose deinitializers may run user code, and keeps the memory for reuse.
    mutating func removeAll() {
        Self.deinitialize(entries)
        entries.removeAll()
        places.removeAll()
        memory.popAll()
    }

    /// Moves all instances to a graph that other threads can see.
    mutating func move(to graph: GraphIdentifier) {
        for place in 0..<entries.count {
            let entry = entries[place]
            guard let owner = entry.owner else { continue }
            graph.setInstance(Self.shared(entry.type, entry.instance), for: owner)
        }
        removeAll()
    }

    private static func shared<Instance>(
        _ type: Instance.Type,
        _ instance: UnsafeMutableRawPointer
    ) -> AnyShared {
        let instance = instance.assumingMemoryBound(to: type).pointee
        return instance as? AnyShared ?? Shared(instance)
    }

    /// Releases the instances.
    private static func deinitialize(_ entries: borrowing GrowingBuffer<Entry>) {
        func deinitialize<Instance>(_ type: Instance.Type, _ instance: UnsafeMutableRawPointer) {
            instance.assumingMemoryBound(to: type).deinitialize(count: 1)
        }
        for place in 0..<entries.count { deinitialize(entries[place].type, entries[place].instance) }
    }
}
