import Foundation

/// A confirmed appointment.
public struct Appointment: Codable, Equatable, Sendable {
    /// Identifies the appointment.
    public let id: UUID

    /// The animal to treat.
    public let animal: Int64

    /// The start of the appointment.
    public let time: Date

    /// The reason for the visit.
    public let reason: String

    /// Creates an appointment.
    public init(id: UUID, animal: Int64, time: Date, reason: String) {
        self.id = id
        self.animal = animal
        self.time = time
        self.reason = reason
    }
}

/// A request for an appointment, which nothing has checked yet.
public struct Booking: Codable, Equatable, Sendable {
    /// The animal to treat.
    public let animal: Int64

    /// The start of the appointment.
    public let time: Date

    /// The reason for the visit.
    public let reason: String

    /// Creates a booking.
    public init(animal: Int64, time: Date, reason: String) {
        self.animal = animal
        self.time = time
        self.reason = reason
    }
}
