@testable import ClinicChips
@testable import ClinicDomain
@testable import ClinicPersistence
@testable import ClinicReminders
@testable import ClinicWeb

/// Makes the handlers of one request.
struct HandHandlers: Handlers {
    let parts: Parts
    let request: RequestInfo

    func animals() -> AnimalHandlers {
        AnimalHandlers(
            animals: parts.animals,
            admission: CheckedAdmission(
                animals: parts.animals,
                chips: RemoteChipRegistry(connection: parts.connection, settings: parts.registry)
            ),
            log: log
        )
    }

    func appointments() -> AppointmentHandlers {
        AppointmentHandlers(
            appointments: StoredAppointments(database: parts.database),
            transactions: HandTransactions(parts: parts, request: request),
            log: log
        )
    }

    func graph() -> GraphHandlers { GraphHandlers(container: parts.nothing) }

    func health() -> HealthHandlers {
        HealthHandlers(
            checks: [
                "database": DatabaseCheck(database: parts.database),
                "reminders": ReminderCheck(round: parts.reminders),
            ],
            log: log
        )
    }

    func owner() -> OwnerHandlers {
        OwnerHandlers(visitor: Visitor(request: request), animals: parts.animals)
    }

    private var log: RequestLog { RequestLog(request: request, logger: parts.logger) }
}
