import Ampoule
import Foundation

/// Books and cancels appointments, in a transaction.
public protocol FrontDesk: Sendable {
    /// Checks a booking and adds an appointment for it to the transaction.
    ///
    /// - Throws: A ``BookingError`` if the clinic declines it.
    func book(_ booking: Booking) async throws -> Appointment

    /// Cancels an appointment.
    func cancel(_ id: UUID)
}

@Register(FrontDesk.self)
struct CheckedFrontDesk: FrontDesk {
    @Inject let animals: any AnimalRepository
    @Inject let clock: any WallClock
    @Inject let transaction: any Transaction
    @Inject let trail: AuditTrail

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
        transaction.insert(appointment)
        trail.record(appointment.id)
        return appointment
    }

    func cancel(_ id: UUID) {
        transaction.remove(id)
        trail.record(id)
    }
}
