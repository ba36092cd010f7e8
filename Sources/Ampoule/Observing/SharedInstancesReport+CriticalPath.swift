extension SharedInstancesReport {
    /// The instances that determine how long the warm-up takes, in the order in which their factories were called.
    ///
    /// At each moment before the end, one of them was being made that everything later has waited for. To start faster, make
    /// one of these faster, or have what needs it need it later.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    public var criticalPath: [Instance] {
        guard let last = instances.filter({ $0.parent == nil }).max(by: { $0.end < $1.end }) else {
            return []
        }
        var search = CriticalPathSearch(instances)
        search.goBack(from: last)
        return search.found.sorted().map { instances[$0] }
    }
}

/// Walks from the end of the last instance back in time, to what was being waited for at each moment.
private struct CriticalPathSearch {
    private struct Need {
        let instance: Int
        let end: Duration
    }

    private let instances: [SharedInstancesReport.Instance]

    /// The needs of each instance, in the order in which they ended.
    private var needs: [[Need]]

    private(set) var found: Set<Int> = []

    init(_ instances: [SharedInstancesReport.Instance]) {
        self.instances = instances
        needs = instances.map { instance in instance.waits.map { Need(instance: $0.instance, end: $0.end) } }
        for instance in instances {
            if let parent = instance.parent {
                needs[parent].append(Need(instance: instance.id, end: instance.end))
            }
        }
        for index in needs.indices { needs[index].sort { $0.end < $1.end } }
    }

    mutating func goBack(from last: SharedInstancesReport.Instance) {
        var (current, time) = (last.id, last.end)
        found.insert(current)
        while true {
            if let need = nextNeed(of: current, before: time) {
                (current, time) = (need.instance, need.end)
                found.insert(current)
            } else if let parent = instances[current].parent {
                (current, time) = (parent, instances[current].start)
                found.insert(current)
            } else {
                return
            }
        }
    }

    /// The last need of an instance that ended before a time, without those found already.
    private mutating func nextNeed(of instance: Int, before time: Duration) -> Need? {
        while let need = needs[instance].popLast() {
            if need.end <= time, !found.contains(need.instance) { return need }
        }
        return nil
    }
}
