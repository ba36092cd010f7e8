import Ampoule

/// The visit of an animal at the practice.
struct Patient: ContainerLevel {
    let name: String
    let age: Int
}

/// One treatment during a visit.
struct Treatment: ContainerLevel {
    typealias Outer = Patient
}

protocol Record: Sendable {
    var patient: Patient { get }
}

@Register(Record.self, scope: .container)
final class VisitRecord: Record {
    let patient: Patient

    init(@Inject patient: Patient) { self.patient = patient }
}

@Registrations(VisitRecord.self)
extension LevelContainer<Patient> {}
