/// Which instances a container may close at the same time.
///
/// Instances begin to close in the ``order``, or later. One waits for those that declare it as a dependency, and for each
/// earlier one of the order that may depend on it without declaring so. So the instances of closures are closed one after the
/// other; components that know their dependencies, and have none in common, wait for each other only where they must.
struct ClosingSchedule {
    /// The instances in the order of closing, given by the numbers of the order in which they were made.
    let order: [Int]

    /// The places of the instances that nothing has to be closed before.
    private(set) var first: [Int] = []

    /// The places of the instances that wait for each one.
    private var waiting: [[Int]]

    /// The number of instances that each one waits for.
    private var waitCounts: [Int]

    /// - Parameters:
    ///   - dependencies: The instances that each one depends on, in the order in which they were made.
    ///   - areComplete: Whether each one depends on no others.
    /// - Complexity: O(*n* + *m*) for *n* instances and *m* dependencies, unless those form cycles.
    init(dependencies: [[Int]], areComplete: [Bool]) {
        let groups = Array(ClosingOrder(dependencies: dependencies))
        order = groups.flatMap(\.self)
        var places = order
        for (place, instance) in order.enumerated() { places[instance] = place }
        waiting = order.map { _ in [] }
        waitCounts = order.map { _ in 0 }

        var lastBarrier: Int?
        for group in groups {
            for instance in group {
                let place = places[instance]
                if let lastBarrier { add(place, waitingFor: lastBarrier) }
                for dependency in dependencies[instance] where places[dependency] > place {
                    add(places[dependency], waitingFor: place)
                }
                if group.count > 1 || !areComplete[instance] { lastBarrier = place }
            }
        }
        first = waitCounts.indices.filter { waitCounts[$0] == 0 }
    }

    private mutating func add(_ place: Int, waitingFor other: Int) {
        waiting[other].append(place)
        waitCounts[place] += 1
    }

    /// Records that the instance at a place of the order is closed.
    ///
    /// - Returns: The places of the instances that waited for it alone.
    mutating func didClose(_ place: Int) -> [Int] {
        var ready: [Int] = []
        for next in waiting[place] {
            waitCounts[next] -= 1
            if waitCounts[next] == 0 { ready.append(next) }
        }
        return ready.sorted()
    }
}
