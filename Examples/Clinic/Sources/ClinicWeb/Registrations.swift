import Ampoule
import ClinicDomain
import Logging

/// The components that answer requests.
public protocol WebComponents: ComponentList {}

@Registrations(public: ClinicRouter.self, as: WebComponents.self)
extension Container {}

@Registrations(
    AnimalHandlers.self,
    AppointmentHandlers.self,
    GraphHandlers.self,
    HealthHandlers.self,
    OwnerHandlers.self,
    RequestLog.self,
    TransactionLevels.self,
    Visitor.self,
    as: WebComponents.self,
    provides: [],
    provided: [
        Admission.self,
        AnimalRepository.self,
        AppointmentRepository.self,
        Logging.Logger.self,
    ]
)
extension LevelContainer<RequestInfo> {}

@Registrations(
    OpenTransaction.self,
    as: WebComponents.self,
    provides: [],
    provided: [FrontDesk.self, Transaction.self]
)
extension LevelContainer<Action> {}
