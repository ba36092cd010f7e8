/// The instances that the resolution of one thread shares, as long as nobody else can see them.
///
/// Nearly every object graph lives on one thread and ends with its resolution; for these no
/// ``GraphIdentifier``, with its lock, is made.
struct LocalGraph {
    /// A registration is not retained, for the reason given at ``ResolutionStack``.
    private struct Entry {
        let registration: Unmanaged<Registration>
        let instance: AnyShared
    }

    private var entries: [Entry] = []

    /// The places of the entries, once there are so many that searching them would be slower.
    private var places: [UnsafeMutableRawPointer: Int] = [:]

    private static let searchedCount = 16

    var isEmpty: Bool { entries.isEmpty }

    /// The instance of a registration.
    ///
    /// - Complexity: O(1).
    func instance(of registration: Unmanaged<Registration>) -> AnyShared? {
        let identity = registration.toOpaque()
        if entries.count > Self.searchedCount { return places[identity].map { entries[$0].instance } }
        return entries.first { $0.registration.toOpaque() == identity }?.instance
    }

    /// Adds the instance of a registration that has none.
    ///
    /// - Complexity: O(1) amortized.
    mutating func add(_ instance: AnyShared, of registration: Unmanaged<Registration>) {
        entries.append(Entry(registration: registration, instance: instance))
        if entries.count == Self.searchedCount + 1 {
            for (place, entry) in entries.enumerated() { places[entry.registration.toOpaque()] = place }
        } else if entries.count > Self.searchedCount {
            places[registration.toOpaque()] = entries.count - 1
        }
    }

    /// Takes out the instance of a registration.
    ///
    /// - Complexity: O(*n*), where *n* is the number of instances.
    mutating func remove(_ registration: Unmanaged<Registration>) {
        guard instance(of: registration) != nil else { return }
        var others = LocalGraph()
        for entry in entries where entry.registration.toOpaque() != registration.toOpaque() {
            others.add(entry.instance, of: entry.registration)
        }
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
        for entry in entries {
            graph.setInstance(entry.instance, for: entry.registration.takeUnretainedValue())
        }
        self = LocalGraph()
    }
}
