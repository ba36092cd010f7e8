import Ampoule
import ClinicDomain
import GRDB

@Register(AnimalRepository.self, scope: .container)
struct StoredAnimals: AnimalRepository {
    @Inject let database: any DatabaseAccess

    func all() async throws -> [Animal] {
        try await database.writer.read { database in
            try Animal.fetchAll(database, sql: "SELECT * FROM animal ORDER BY name")
        }
    }

    func animal(_ id: Int64) async throws -> Animal? {
        try await database.writer.read { database in
            try Animal.fetchOne(database, sql: "SELECT * FROM animal WHERE id = ?", arguments: [id])
        }
    }

    func add(_ animal: NewAnimal) async throws -> Animal {
        try await database.writer.write { database in
            do {
                try database.execute(
                    sql: "INSERT INTO animal (name, species, owner, chip) VALUES (?, ?, ?, ?)",
                    arguments: [animal.name, animal.species, animal.owner, animal.chip]
                )
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
                throw AdmissionError.chipTaken(animal.chip ?? "")
            }
            return Animal(
                id: database.lastInsertedRowID,
                name: animal.name,
                species: animal.species,
                owner: animal.owner,
                chip: animal.chip
            )
        }
    }
}

extension Animal: FetchableRecord {}
