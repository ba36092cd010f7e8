/// The instances that the resolution of one thread shares, as long as nobody else can see them.
///
/// Nearly every object graph lives on one thread and ends with its resolution; for these no
/// ``GraphIdentifier``, with its lock, is made. The instances lie side by side in one piece of memory, each in
/// its own type, so that none is allocated for sharing it.
struct LocalGraph: ~Copyable {
    private struct Entry: BitwiseCopyable {
        /// Nil if the instance is not to be found any more.
        let owner: SerialNumber?
        let type: Any.Type
        let instance: UnsafeMutableRawPointer
    }

    private var entries = GrowingBuffer<Entry>()
    private var memory = Arena()

    /// The places of the entries.
    private var places = SerialNumberTable()

    deinit {
        Self.deinitialize(entries)
    }

    var isEmpty: Bool { entries.isEmpty }

    /// Where the instance of an owner, a registration, lies, if it has one of the given type.
    ///
    /// - Complexity: O(1).
    @inline(__always)
    func instance(of owner: SerialNumber, type: Any.Type) -> UnsafeMutableRawPointer? {
        guard let place = places[owner] else { return nil }
        let entry = entries[place]
        // Not if it was removed, or if the registration was put into another scope meanwhile.
        return entry.owner == owner && entry.type == type ? entry.instance : nil
    }

    /// Makes room for the instance of an owner, which is to be initialized there at once.
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

    /// Lets the instance of an owner not be found any more; it is released with the others.
    ///
    /// - Complexity: O(1).
    mutating func remove(_ owner: SerialNumber) {
        guard let place = places[owner] else { return }
        let entry = entries[place]
        entries[place] = Entry(owner: nil, type: entry.type, instance: entry.instance)
    }

    /// Forgets all instances, whose deinitializers may run code of the user, and keeps the memory for others.
    mutating func removeAll() {
        Self.deinitialize(entries)
        entries.removeAll()
        places.removeAll()
        memory.popAll()
    }

    /// Moves all instances to an identifier that others can see.
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
