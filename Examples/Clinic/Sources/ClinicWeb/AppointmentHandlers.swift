import Ampoule
import ClinicDomain
import Foundation
import Hummingbird

/// Answers the requests about appointments.
@Register
struct AppointmentHandlers: Sendable {
    @Inject let appointments: any AppointmentRepository
    @Inject let transactions: any Transactions
    @Inject let log: RequestLog

    func list() async throws -> [Appointment] {
        try await appointments.all()
    }

    func book(_ booking: Booking) async throws -> EditedResponse<Appointment> {
        let appointment = try await transactions.perform("book") { desk in
            try await desk.book(booking)
        }
        log.logger.info("booked", metadata: ["appointment": "\(appointment.id)"])
        return EditedResponse(
            status: .created,
            headers: [.location: "/appointments/\(appointment.id)"],
            response: appointment
        )
    }

    func cancel(_ id: UUID) async throws -> HTTPResponse.Status {
        try await transactions.perform("cancel") { desk in desk.cancel(id) }
        log.logger.info("canceled", metadata: ["appointment": "\(id)"])
        return .noContent
    }
}

extension Appointment: ResponseEncodable {}
