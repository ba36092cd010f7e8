import Synchronization

/// Counts how many instances have been made, and how many of them live.
final class LiveInstances: Sendable {
    private let births = Atomic<Int>(0)
    private let deaths = Atomic<Int>(0)

    var made: Int { births.load(ordering: .sequentiallyConsistent) }

    var living: Int { made - deaths.load(ordering: .sequentiallyConsistent) }

    fileprivate func noteBirth() { births.add(1, ordering: .sequentiallyConsistent) }

    fileprivate func noteDeath() { deaths.add(1, ordering: .sequentiallyConsistent) }
}

/// An animal that is counted.
final class CountedCat: Animal, Pet {
    let name: String
    private let instances: LiveInstances

    init(name: String = "Mimi", in instances: LiveInstances) {
        self.name = name
        self.instances = instances
        instances.noteBirth()
    }

    deinit {
        instances.noteDeath()
    }
}
