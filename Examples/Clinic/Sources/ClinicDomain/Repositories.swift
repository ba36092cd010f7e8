import Foundation

/// Stores animals.
public protocol AnimalRepository: Sendable {
    /// Returns all animals, by name.
    func all() async throws -> [Animal]

    /// Returns an animal, or `nil` if there is none with the identifier.
    func animal(_ id: Int64) async throws -> Animal?
}

/// Stores appointments.
public protocol AppointmentRepository: Sendable {
    /// Returns all appointments, by time.
    func all() async throws -> [Appointment]

    /// Stores an appointment.
    ///
    /// - Throws: ``BookingError/taken(_:)`` or ``BookingError/unknownAnimal(_:)``.
    func insert(_ appointment: Appointment) async throws

    /// Removes an appointment.
    ///
    /// - Throws: ``BookingError/unknownAppointment(_:)``.
    func remove(_ id: UUID) async throws
}
