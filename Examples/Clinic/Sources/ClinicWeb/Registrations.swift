import Ampoule
import ClinicDomain
import Logging

/// The components that answer requests.
public protocol WebComponents: ComponentList {}

@Registrations(
    AnimalHandlers.self,
    AppointmentHandlers.self,
    GraphHandlers.self,
    HealthHandlers.self,
    OwnerHandlers.self,
    OpenTransaction.self,
    RequestLog.self,
    TransactionLevels.self,
    Visitor.self,
    public: ClinicRouter.self,
    as: WebComponents.self,
    provided: [
        Admission.self,
        AnimalRepository.self,
        AppointmentRepository.self,
        FrontDesk.self,
        Transaction.self,
        RequestInfo.self,
        Logging.Logger.self,
    ]
)
extension Container {}
