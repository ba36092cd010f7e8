/// Which of the instances to close depend on which others.
struct InstanceDependencies {
    private let registrations: [Registration]

    /// The number of the instance that was made first.
    private let firstNumber: SerialNumber

    private var declared: DeclaredDependencies
    private var known: [SerialNumber: DeclaredDependencies.Found] = [:]

    /// - Parameter instances: The instances to close, in the order in which they were made.
    init(of instances: [OpenInstances.Instance], in container: Core) {
        registrations = instances.map(\.registration)
        firstNumber = instances.map(\.number).min() ?? .none
        declared = DeclaredDependencies(in: container, madeBy: registrations)
    }

    /// The indices of the instances that each one depends on, also through others that are not among them; with whether it
    /// depends on no others: no closure takes part, which may resolve anything.
    ///
    /// - Complexity: O(*n* · *m*) for *n* instances whose components depend on *m* others that are not among them.
    mutating func indices() -> [(found: Set<Int>, areComplete: Bool)] {
        let indices = Dictionary(grouping: registrations.indices) { registrations[$0].serialNumber }
        var all: [(found: Set<Int>, areComplete: Bool)] = []
        for registration in registrations {
            // Any other may have received the instance of a registration that has been replaced since.
            var result = (found: Set<Int>(), areComplete: declared.areCurrent)
            var visited: Set<SerialNumber> = [registration.serialNumber]
            var unvisited = [registration]
            while let next = unvisited.popLast() {
                let found = dependencies(of: next)
                if !found.areKnown || !found.areAllFound { result.areComplete = false }
                for maker in found.registrations.map(\.maker)
                where visited.insert(maker.serialNumber).inserted {
                    if let places = indices[maker.serialNumber] {
                        result.found.formUnion(places)
                    } else {
                        unvisited.append(maker)
                    }
                }
            }
            all.append(result)
        }
        return all
    }

    private mutating func dependencies(of registration: Registration) -> DeclaredDependencies.Found {
        if let known = known[registration.serialNumber] { return known }
        var found = declared.dependencies(of: registration)
        // An existing instance that was registered later may hold any of the instances.
        if found.isOfExistingInstance, registration.serialNumber >= firstNumber {
            found.areKnown = false
        }
        known[registration.serialNumber] = found
        return found
    }
}
