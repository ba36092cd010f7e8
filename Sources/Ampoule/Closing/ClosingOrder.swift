/// The order in which a container closes instances: each before those that it depends on.
///
/// What a factory resolves is made before the instance that the factory returns, so the reverse of the order in which the
/// instances were made is right for it. What a component resolves later, by a ``Lazy``, a ``Provider`` or an injected
/// factory, may be made after the component; the dependencies that components declare add that. The instances of a cycle
/// are closed together, the one that was made last first.
struct ClosingOrder: Sequence, IteratorProtocol {
    private let instances: [OpenInstances.Instance]

    /// The instances that each one depends on.
    private var dependencies: [[Int]]

    /// The number of open instances that depend on each one.
    private var dependentCounts: [Int]

    private var isOpen: [Bool]

    /// The first index after the last open instance.
    private var end: Int

    /// The instances of a cycle that are closed next, in the order in which they were made.
    private var cycle: [Int] = []

    /// - Parameter instances: The instances, in the order in which they were made.
    init(of instances: [OpenInstances.Instance], in container: Container) {
        self.init(
            instances,
            dependencies: instances.count < 2
                ? instances.map { _ in [] }
                : DeclaredDependencies(container).indices(of: instances.map(\.registration))
        )
    }

    private init(_ instances: [OpenInstances.Instance], dependencies: [[Int]]) {
        self.instances = instances
        self.dependencies = dependencies
        isOpen = instances.map { _ in true }
        end = instances.count
        dependentCounts = instances.map { _ in 0 }
        for dependency in dependencies.joined() { dependentCounts[dependency] += 1 }
    }

    /// The next instance to close.
    mutating func next() -> OpenInstances.Instance? {
        while end > 0, !isOpen[end - 1] { end -= 1 }
        guard end > 0 else { return nil }
        if cycle.isEmpty {
            let free = isOpen[..<end].indices.last { isOpen[$0] && dependentCounts[$0] == 0 }
            cycle = free.map { [$0] } ?? outerCycle
        }
        let place = cycle.removeLast()
        isOpen[place] = false
        for dependency in dependencies[place] { dependentCounts[dependency] -= 1 }
        return instances[place]
    }

    /// The instances of a cycle that no instance outside of it depends on.
    private var outerCycle: [Int] {
        var place = end - 1
        while true {
            // Every open instance has a dependent, so those of an outermost one are a cycle with it.
            let cycle = dependents(of: place)
            guard let outer = cycle.first(where: { !dependents(of: $0).contains(place) }) else {
                return cycle.sorted()
            }
            place = outer
        }
    }

    /// The open instances that depend on one, directly or indirectly.
    private func dependents(of place: Int) -> Set<Int> {
        var found: Set<Int> = []
        var unvisited = [place]
        while let next = unvisited.popLast() {
            for dependent in instances.indices
            where isOpen[dependent] && dependencies[dependent].contains(next)
                && found.insert(dependent).inserted
            {
                unvisited.append(dependent)
            }
        }
        return found
    }
}
