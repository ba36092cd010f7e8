import Ampoule
import ClinicDomain
import GRDB

@Register(AnimalRepository.self, scope: .container)
struct StoredAnimals: AnimalRepository {
    @Inject let database: ClinicDatabase.Factory

    func all() async throws -> [Animal] {
        try await database().writer.read { database in
            try Animal.fetchAll(database, sql: "SELECT * FROM animal ORDER BY name")
        }
    }

    func animal(_ id: Int64) async throws -> Animal? {
        try await database().writer.read { database in
            try Animal.fetchOne(database, sql: "SELECT * FROM animal WHERE id = ?", arguments: [id])
        }
    }
}

extension Animal: FetchableRecord {}
