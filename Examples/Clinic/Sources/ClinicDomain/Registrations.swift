import Ampoule

/// The rules of the clinic.
public protocol DomainComponents: ComponentList {}

@Registrations(
    SystemClock.self,
    CheckedAdmission.self,
    CheckedFrontDesk.self,
    AuditTrail.self,
    as: DomainComponents.self,
    provides: [WallClock.self, Admission.self, FrontDesk.self],
    provided: [AnimalRepository.self, ChipRegistry.self, Transaction.self, RequestInfo.self, Action.self]
)
extension Container {}
