import Ampoule
import ClinicDomain
import Synchronization

/// Keeps the animals that were read: the clinic changes none.
@Register(decorates: AnimalRepository.self)
final class CachedAnimals: AnimalRepository {
    private let stored: any AnimalRepository
    private let animals = Mutex<[Int64: Animal]>([:])

    init(stored: any AnimalRepository) {
        self.stored = stored
    }

    func all() async throws -> [Animal] {
        let all = try await stored.all()
        animals.withLock { animals in
            animals = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        }
        return all
    }

    func animal(_ id: Int64) async throws -> Animal? {
        if let animal = animals.withLock({ $0[id] }) { return animal }
        guard let animal = try await stored.animal(id) else { return nil }
        animals.withLock { $0[id] = animal }
        return animal
    }

    func add(_ animal: NewAnimal) async throws -> Animal {
        try await stored.add(animal)
    }
}
