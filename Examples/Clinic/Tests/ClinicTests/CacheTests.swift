import Ampoule
import ClinicDomain
import Synchronization
import Testing

@testable import ClinicPersistence

/// The cache around the animals.
struct CacheTests {
    private final class CountingAnimals: AnimalRepository {
        let calls = Mutex(0)

        func all() async throws -> [Animal] { [] }

        func animal(_ id: Int64) async throws -> Animal? {
            calls.withLock { $0 += 1 }
            return id == 1 ? Animal(id: 1, name: "Mimi", species: "cat", owner: "Ada") : nil
        }

        func add(_ animal: NewAnimal) async throws -> Animal {
            Animal(id: 2, name: animal.name, species: animal.species, owner: animal.owner)
        }
    }

    @Test func anAnimalIsReadOnce() async throws {
        let stored = CountingAnimals()
        let animals = CachedAnimals(stored: stored)

        for _ in 1...3 { #expect(try await animals.animal(1)?.name == "Mimi") }
        #expect(stored.calls.withLock { $0 } == 1)
        for _ in 1...3 { #expect(try await animals.animal(2) == nil) }
        #expect(stored.calls.withLock { $0 } == 4)
    }

    @Test func allHandlersShareTheCache() throws {
        let container = makeClinic()
        let first = try container.require(AnimalRepository.self)
        let second = try container.require(AnimalRepository.self)
        #expect(first is CachedAnimals)
        #expect(first as AnyObject === second as AnyObject)
    }
}
