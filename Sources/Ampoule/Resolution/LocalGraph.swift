/// The instances that the resolution of one thread shares, as long as nobody else can see them.
///
/// Nearly every object graph lives on one thread and ends with its resolution; for these no
/// ``GraphIdentifier``, with its lock, is made.
struct LocalGraph {
    private struct Entry {
        let owner: SerialNumber
        let instance: AnyShared
    }

    private var entries: [Entry] = []

    /// The places of the entries, once there are so many that searching them would be slower.
    private var places: [SerialNumber: Int] = [:]

    private static let searchedCount = 16

    var isEmpty: Bool { entries.isEmpty }

    /// The instance of an owner, a registration.
    ///
    /// - Complexity: O(1).
    func instance(of owner: SerialNumber) -> AnyShared? {
        if entries.count > Self.searchedCount { return places[owner].map { entries[$0].instance } }
        // Places are counted by hand, since a closure would have the entries counted by reference.
        for place in 0..<entries.count where entries[place].owner == owner { return entries[place].instance }
        return nil
    }

    /// Adds the instance of an owner that has none.
    ///
    /// - Complexity: O(1) amortized.
    mutating func add(_ instance: AnyShared, of owner: SerialNumber) {
        entries.append(Entry(owner: owner, instance: instance))
        if entries.count == Self.searchedCount + 1 {
            for (place, entry) in entries.enumerated() { places[entry.owner] = place }
        } else if entries.count > Self.searchedCount {
            places[owner] = entries.count - 1
        }
    }

    /// Takes out the instance of an owner.
    ///
    /// - Complexity: O(*n*), where *n* is the number of instances.
    mutating func remove(_ owner: SerialNumber) {
        guard instance(of: owner) != nil else { return }
        var others = LocalGraph()
        for entry in entries where entry.owner != owner { others.add(entry.instance, of: entry.owner) }
        self = others
    }

    /// Forgets all instances, whose deinitializers may run code of the user, and keeps the memory for others.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
    }

    /// Takes the memory of an empty graph over, if this one has none.
    mutating func reuseMemory(of other: LocalGraph) {
        if entries.capacity == 0 { self = other }
    }

    /// Moves all instances to an identifier that others can see.
    mutating func move(to graph: GraphIdentifier) {
        for entry in entries { graph.setInstance(entry.instance, for: entry.owner) }
        self = LocalGraph()
    }
}
