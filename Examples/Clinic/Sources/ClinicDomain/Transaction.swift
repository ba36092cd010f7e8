import Ampoule
import Foundation

/// The level of a transaction, which stores all of its changes or none: its purpose, which the audit trail records.
public struct Action: ContainerLevel {
    /// A transaction is one of a request.
    public typealias Outer = RequestInfo

    /// The name of the action, such as "book".
    public let name: String

    /// Creates the value of a transaction.
    public init(name: String) {
        self.name = name
    }
}

/// The changes of one transaction.
public protocol Transaction: Sendable {
    /// Stores an appointment when the transaction is committed.
    func insert(_ appointment: Appointment)

    /// Removes an appointment when the transaction is committed.
    func remove(_ id: UUID)

    /// Records a line of the audit trail when the transaction is committed.
    func record(_ entry: AuditEntry)

    /// Makes all changes, or none if it throws.
    ///
    /// - Throws: A ``BookingError`` if a change contradicts what is stored.
    func commit() async throws
}

/// A line of the audit trail.
public struct AuditEntry: Codable, Equatable, Sendable {
    /// The request that led to the change.
    public let request: String

    /// The name of the action.
    public let action: String

    /// The appointment that was changed.
    public let appointment: UUID

    /// Creates an entry.
    public init(request: String, action: String, appointment: UUID) {
        self.request = request
        self.action = action
        self.appointment = appointment
    }
}
