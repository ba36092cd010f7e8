import Foundation

/// Reads and adds animals.
public protocol AnimalRepository: Sendable {
    /// Returns all animals, by name.
    func all() async throws -> [Animal]

    /// Returns an animal, or `nil` if there is none with the identifier.
    func animal(_ id: Int64) async throws -> Animal?

    /// Adds an animal.
    ///
    /// - Throws: ``AdmissionError/chipTaken(_:)`` if another animal has the chip.
    func add(_ animal: NewAnimal) async throws -> Animal
}

/// Reads appointments, and keeps track of reminders.
public protocol AppointmentRepository: Sendable {
    /// Returns all appointments, by time.
    func all() async throws -> [Appointment]

    /// Returns the appointments of a period whose owners weren't reminded yet, by time.
    func toRemind(in period: Range<Date>) async throws -> [Appointment]

    /// Notes that the owner was reminded.
    func noteReminder(of id: UUID) async throws
}
