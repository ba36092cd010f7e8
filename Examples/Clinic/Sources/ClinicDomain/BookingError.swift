import Foundation

/// The reason why the clinic declines a booking or a cancellation.
public enum BookingError: Error, Equatable {
    /// The clinic doesn't know the animal.
    case unknownAnimal(Int64)

    /// The clinic doesn't know the appointment.
    case unknownAppointment(UUID)

    /// Another appointment has the time.
    case taken(Date)

    /// The time isn't in the future.
    case past(Date)

    /// The time isn't a full quarter of an hour.
    case notAQuarter(Date)

    /// The reason is empty or longer than 200 characters.
    case reason
}

extension BookingError: CustomStringConvertible {
    /// The reason, for the client.
    public var description: String {
        switch self {
        case .unknownAnimal(let id): "There is no animal \(id)."
        case .unknownAppointment(let id): "There is no appointment \(id)."
        case .taken(let time): "The time \(time.formatted(.iso8601)) is taken."
        case .past(let time): "The time \(time.formatted(.iso8601)) isn't in the future."
        case .notAQuarter(let time): "The time \(time.formatted(.iso8601)) isn't a full quarter of an hour."
        case .reason: "The reason needs 1 to 200 characters."
        }
    }
}
