import Ampoule

/// The rules of the clinic.
public protocol DomainComponents: ComponentList {}

@Registrations(
    SystemClock.self,
    CheckedAdmission.self,
    as: DomainComponents.self,
    provides: [WallClock.self, Admission.self],
    provided: [AnimalRepository.self, ChipRegistry.self]
)
extension Container {}

@Registrations(
    CheckedFrontDesk.self,
    AuditTrail.self,
    as: DomainComponents.self,
    provides: [FrontDesk.self],
    provided: [AnimalRepository.self, Transaction.self]
)
extension LevelContainer<Action> {}
