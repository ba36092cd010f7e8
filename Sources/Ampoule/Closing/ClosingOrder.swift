/// The order in which a container closes instances: each before those that it depends on.
///
/// What a factory resolves is made before the instance that the factory returns, so the reverse of the order in which the
/// instances were made is right for it. What a component resolves later, by a ``Lazy``, a ``Provider`` or an injected
/// factory, may be made after the component; the dependencies that components declare add that. The instances of a cycle
/// are closed together, the one that was made last first.
struct ClosingOrder: Sequence, IteratorProtocol {
    /// The instances that each one depends on.
    ///
    /// Instances are numbered in the order in which they were made.
    private let dependencies: [[Int]]

    /// The number of instances without a place in the order that depend on each one.
    private var dependentCounts: [Int]

    private var isLeft: [Bool]

    /// The first number after the last instance without a place in the order.
    private var end: Int

    /// - Parameter dependencies: The instances that each one depends on, in the order in which they were made.
    init(dependencies: [[Int]]) {
        self.dependencies = dependencies
        isLeft = dependencies.map { _ in true }
        end = dependencies.count
        dependentCounts = dependencies.map { _ in 0 }
        for dependency in dependencies.joined() { dependentCounts[dependency] += 1 }
    }

    /// The next instance, or those of a cycle.
    mutating func next() -> [Int]? {
        while end > 0, !isLeft[end - 1] { end -= 1 }
        guard end > 0 else { return nil }
        let free = isLeft[..<end].indices.last { isLeft[$0] && dependentCounts[$0] == 0 }
        let next = free.map { [$0] } ?? outerCycle
        for instance in next {
            isLeft[instance] = false
            for dependency in dependencies[instance] { dependentCounts[dependency] -= 1 }
        }
        return next
    }

    /// The instances of a cycle that no instance outside of it depends on, the one that was made last first.
    private var outerCycle: [Int] {
        var place = end - 1
        while true {
            // Every instance that is left has a dependent, so those of an outermost one are a cycle with it.
            let cycle = dependents(of: place)
            guard let outer = cycle.first(where: { !dependents(of: $0).contains(place) }) else {
                return cycle.sorted(by: >)
            }
            place = outer
        }
    }

    /// The instances that are left and depend on one, directly or indirectly.
    private func dependents(of place: Int) -> Set<Int> {
        var found: Set<Int> = []
        var unvisited = [place]
        while let next = unvisited.popLast() {
            for dependent in dependencies.indices
            where isLeft[dependent] && dependencies[dependent].contains(next)
                && found.insert(dependent).inserted
            {
                unvisited.append(dependent)
            }
        }
        return found
    }
}

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
