import Ampoule
import ClinicChips
import ClinicDomain
import ClinicPersistence
import ClinicReminders
import ClinicWeb
import Logging

/// The list of the program: all modules, with what it registers itself, and the values of the levels.
@Registrations(
    including: ChipComponents.self,
    DomainComponents.self,
    PersistenceComponents.self,
    ReminderComponents.self,
    WebComponents.self,
    provided: [
        DatabaseSettings.self,
        ChipRegistrySettings.self,
        Logging.Logger.self,
        RequestInfo.self,
        Action.self,
    ]
)
extension Container {}
