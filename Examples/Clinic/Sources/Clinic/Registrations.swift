import Ampoule
import ClinicChips
import ClinicDomain
import ClinicPersistence
import ClinicReminders
import ClinicWeb
import Logging

// What there is once, what there is for each request, and what there is for each of its transactions.

@Registrations(
    including: ChipComponents.self,
    DomainComponents.self,
    PersistenceComponents.self,
    ReminderComponents.self,
    WebComponents.self,
    provided: [DatabaseSettings.self, ChipRegistrySettings.self, Logging.Logger.self]
)
extension Container {}

@Registrations(including: WebComponents.self)
extension LevelContainer<RequestInfo> {}

@Registrations(including: DomainComponents.self, PersistenceComponents.self, WebComponents.self)
extension LevelContainer<Action> {}
