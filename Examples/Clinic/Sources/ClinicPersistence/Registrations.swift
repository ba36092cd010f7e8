import Ampoule
import ClinicDomain
import Logging

/// The components that store animals and appointments.
public protocol PersistenceComponents: ComponentList {}

@Registrations(
    OpeningAccess.self,
    StoredAnimals.self,
    StoredAppointments.self,
    DatabaseCheck.self,
    CachedAnimals.self,
    public: ClinicDatabase.self,
    as: PersistenceComponents.self,
    provides: [AnimalRepository.self, AppointmentRepository.self],
    provided: [DatabaseSettings.self, Logging.Logger.self]
)
extension Container {}

@Registrations(
    UnitOfWork.self,
    as: PersistenceComponents.self,
    provides: [Transaction.self],
    provided: [Logging.Logger.self]
)
extension LevelContainer<Action> {}
