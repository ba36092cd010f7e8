/// The order in which a container closes instances: each before those that it depends on.
///
/// What a factory resolves is made before the instance that the factory returns, so the reverse of the order in which the
/// instances were made is right for it. What a component resolves later, by a ``Lazy``, a ``Provider`` or an injected
/// factory, may be made after the component; the dependencies that components declare add that. An instance whose
/// dependencies are unknown may depend on each one that was made before it, except for those that depend on it. The
/// instances of a cycle are closed together, the one that was made last first.
private struct ClosingOrder: Sequence, IteratorProtocol {
    /// The instances that depend on each one.
    ///
    /// Instances are numbered in the order in which they were made.
    private let dependents: [[Int]]

    /// Whether each one depends on no others.
    private let areComplete: [Bool]

    /// Whether each one has no place in the order so far.
    private var isLeft: [Bool]

    /// The first number after the last instance without a place in the order.
    private var end: Int

    /// - Parameters:
    ///   - dependencies: The instances that each one depends on, in the order in which they were made.
    ///   - areComplete: Whether each one depends on no others.
    init(dependencies: [[Int]], areComplete: [Bool]) {
        var dependents: [[Int]] = dependencies.map { _ in [] }
        for (instance, found) in dependencies.enumerated() {
            for dependency in found { dependents[dependency].append(instance) }
        }
        self.dependents = dependents
        self.areComplete = areComplete
        isLeft = dependencies.map { _ in true }
        end = dependencies.count
    }

    /// The next instance, or those of a cycle.
    mutating func next() -> [Int]? {
        while end > 0, !isLeft[end - 1] { end -= 1 }
        guard end > 0 else { return nil }
        let next = firstOfThoseLeft
        for instance in next { isLeft[instance] = false }
        return next
    }

    private var firstOfThoseLeft: [Int] {
        // Those that have to be closed before an instance that waits; at first, all.
        var candidates: Set<Int>?
        while true {
            let isCandidate = { isLeft[$0] && candidates?.contains($0) != false }
            let isFree = { isCandidate($0) && !dependents[$0].contains { isLeft[$0] } }
            guard let free = (0..<end).last(where: isFree) else {
                return outerCycle(from: (0..<end).last(where: isCandidate) ?? end - 1)
            }
            // One that was made later, and waits for a dependent, may depend on the free instance.
            guard let waiting = (free + 1..<end).last(where: { isCandidate($0) && !areComplete[$0] }) else {
                return [free]
            }
            let earlier = allDependents(of: waiting).subtracting([waiting])
            candidates = candidates?.intersection(earlier) ?? earlier
        }
    }

    /// The instances of a cycle that no instance outside of it depends on, the one that was made last first.
    ///
    /// - Parameter place: An instance of which each direct and indirect dependent has a dependent.
    private func outerCycle(from place: Int) -> [Int] {
        // Each of them has the dependents of its dependents, and more, unless they are a cycle.
        let cycle = allDependents(of: place).map(allDependents).min { $0.count < $1.count }
        return (cycle ?? [place]).sorted(by: \.self).reversed()
    }

    /// The instances that are left and depend on one, directly or indirectly.
    private func allDependents(of place: Int) -> Set<Int> {
        var found: Set<Int> = []
        var unvisited = [place]
        while let next = unvisited.popLast() {
            for dependent in dependents[next] where isLeft[dependent] && found.insert(dependent).inserted {
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
    ///
    /// Valid until the first one is closed.
    var first: [Int] { waitCounts.indices.filter { waitCounts[$0] == 0 } }

    /// The places of the instances that wait for each one.
    private var waiting: [[Int]]

    /// The number of instances that each one waits for.
    private var waitCounts: [Int]

    /// - Parameters:
    ///   - dependencies: The instances that each one depends on, in the order in which they were made.
    ///   - areComplete: Whether each one depends on no others.
    /// - Complexity: O(*n* + *m*) for *n* instances and *m* dependencies, unless those form cycles, or
    ///   one that may depend on others waits for one that was made earlier.
    init(dependencies: [[Int]], areComplete: [Bool]) {
        let groups = Array(ClosingOrder(dependencies: dependencies, areComplete: areComplete))
        order = groups.flatMap(\.self)
        var places = order
        for (place, instance) in order.enumerated() { places[instance] = place }
        waiting = order.map { _ in [] }
        var lastBarrier: Int?
        for group in groups {
            for instance in group {
                let place = places[instance]
                if let lastBarrier { waiting[lastBarrier].append(place) }
                for dependency in dependencies[instance] where places[dependency] > place {
                    waiting[place].append(places[dependency])
                }
                if group.count > 1 || !areComplete[instance] { lastBarrier = place }
            }
        }
        waitCounts = order.map { _ in 0 }
        for place in waiting.joined() { waitCounts[place] += 1 }
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
        return ready.sorted(by: \.self)
    }
}

extension Core {
    /// Which instances the container may close at the same time.
    ///
    /// They may depend on each other through others that are not among them.
    ///
    /// - Parameter instances: The instances to close, in the order in which they were made.
    /// - Complexity: O(*n* · *m*) for *n* instances whose components depend on *m* others that are not among them.
    func closingSchedule(of instances: [OpenInstances.Instance]) -> ClosingSchedule {
        // A single instance depends on no others.
        guard instances.count > 1 else { return ClosingSchedule(dependencies: [[]], areComplete: [true]) }
        let registrations = instances.map(\.registration)
        let firstNumber = instances.map(\.number).min() ?? .none
        let indices = Dictionary(grouping: registrations.indices) { registrations[$0].serialNumber }
        var declared = DeclaredDependencies(in: self, madeBy: registrations)
        var known: [SerialNumber: DeclaredDependencies.Found] = [:]
        var dependencies: [[Int]] = []
        var areComplete: [Bool] = []
        for registration in registrations {
            var places: Set<Int> = []
            // Any other may have received the instance of a registration that has been replaced since.
            var isComplete = declared.areCurrent
            var visited: Set<SerialNumber> = [registration.serialNumber]
            var unvisited = [registration]
            while let next = unvisited.popLast() {
                let found = known[next.serialNumber] ?? declared.dependencies(of: next)
                known[next.serialNumber] = found
                // A closure may resolve anything. An existing instance that was registered later may hold any of the instances.
                let mayHoldAny = found.isOfExistingInstance && next.serialNumber >= firstNumber
                if !found.areKnown || !found.areAllFound || mayHoldAny { isComplete = false }
                for maker in found.registrations.map(\.maker)
                where visited.insert(maker.serialNumber).inserted {
                    if let found = indices[maker.serialNumber] {
                        places.formUnion(found)
                    } else {
                        unvisited.append(maker)
                    }
                }
            }
            dependencies.append(places.sorted(by: \.self))
            areComplete.append(isComplete)
        }
        return ClosingSchedule(dependencies: dependencies, areComplete: areComplete)
    }
}
