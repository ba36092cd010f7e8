import Ampoule
import Foundation

/// Records who changed what, in the transaction of the change.
@Register(scope: .container)
final class AuditTrail: Sendable {
    private let transaction: any Transaction
    private let request: RequestInfo
    private let action: Action

    init(@Inject transaction: any Transaction, @Inject request: RequestInfo, @Inject action: Action) {
        self.transaction = transaction
        self.request = request
        self.action = action
    }

    func record(_ appointment: UUID) {
        transaction.record(AuditEntry(request: request.id, action: action.name, appointment: appointment))
    }
}
