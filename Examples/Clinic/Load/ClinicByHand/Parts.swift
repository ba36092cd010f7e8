import Ampoule
import Logging

@testable import ClinicChips
@testable import ClinicDomain
@testable import ClinicPersistence
@testable import ClinicReminders
@testable import ClinicWeb

/// The shared parts of the program, created by hand in the order of their dependencies.
struct Parts: Sendable {
    let logger: Logging.Logger
    let database: ClinicDatabase
    let connection: RegistryConnection
    let registry: ChipRegistrySettings
    let animals: CachedAnimals
    let reminders: ReminderRound

    /// An empty container, for the page that draws one.
    let nothing = Container()

    init(database settings: DatabaseSettings, registry: ChipRegistrySettings, logger: Logging.Logger)
        async throws
    {
        self.logger = logger
        self.registry = registry
        database = try await ClinicDatabase(settings: settings, logger: logger)
        connection = RegistryConnection(settings: registry, logger: logger)
        animals = CachedAnimals(stored: StoredAnimals(database: database))
        reminders = ReminderRound(
            appointments: StoredAppointments(database: database),
            animals: animals,
            clock: SystemClock(),
            sender: LoggedReminders(logger: logger)
        )
    }

    func close() async throws {
        try await connection.close()
        try database.close()
    }
}

extension ClinicDatabase: DatabaseAccess {}
