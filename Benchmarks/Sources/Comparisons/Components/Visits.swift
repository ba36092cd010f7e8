import Ampoule

/// The value of the level ``ContainerLevel/visit``.
struct Patient: Sendable {
    let name: String
    let age: Int
}

extension ContainerLevel<Patient> {
    /// The visit of an animal at the practice.
    static var visit: Self { Self("visit") }
}

extension ContainerLevel<Void> {
    /// One treatment during a visit.
    static var treatment: Self { Self("treatment", inside: .visit) }
}

protocol Record: Sendable {
    var patient: Patient { get }
}

@Register(Record.self, scope: .visit)
final class VisitRecord: Record {
    let patient: Patient

    init(@Inject patient: Patient) { self.patient = patient }
}

@Registrations(VisitRecord.self, named: "registerVisits")
extension Container {}
