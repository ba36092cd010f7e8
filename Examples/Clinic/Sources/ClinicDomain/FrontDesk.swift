import Ampoule
import Foundation

/// Books and cancels appointments.
public protocol FrontDesk: Sendable {
    /// Checks a booking and stores an appointment for it.
    ///
    /// - Throws: A ``BookingError`` if the clinic declines it.
    func book(_ booking: Booking) async throws -> Appointment

    /// Cancels an appointment.
    ///
    /// - Throws: ``BookingError/unknownAppointment(_:)``.
    func cancel(_ id: UUID) async throws
}

@Register(FrontDesk.self)
struct CheckedFrontDesk: FrontDesk {
    @Inject let animals: any AnimalRepository
    @Inject let appointments: any AppointmentRepository
    @Inject let clock: any WallClock

    func book(_ booking: Booking) async throws -> Appointment {
        guard (1...200).contains(booking.reason.count) else { throw BookingError.reason }
        guard booking.time > clock.now else { throw BookingError.past(booking.time) }
        guard booking.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 900) == 0 else {
            throw BookingError.notAQuarter(booking.time)
        }
        guard try await animals.animal(booking.animal) != nil else {
            throw BookingError.unknownAnimal(booking.animal)
        }
        let appointment = Appointment(
            id: UUID(),
            animal: booking.animal,
            time: booking.time,
            reason: booking.reason
        )
        try await appointments.insert(appointment)
        return appointment
    }

    func cancel(_ id: UUID) async throws {
        try await appointments.remove(id)
    }
}
