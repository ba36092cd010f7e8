import Ampoule
import ClinicDomain

/// Runs transactions of a request.
protocol Transactions: Sendable {
    /// Runs a closure in a transaction, and commits it if the closure returns.
    func perform<Result: Sendable>(
        _ action: String,
        _ body: (_ desk: any FrontDesk) async throws -> Result
    ) async throws -> Result
}

/// Opens a level for each transaction.
@Register(Transactions.self)
struct TransactionLevels: Transactions {
    @Inject let request: LevelContainer<RequestInfo>

    func perform<Result: Sendable>(
        _ action: String,
        _ body: (_ desk: any FrontDesk) async throws -> Result
    ) async throws -> Result {
        try await request.withLevel(Action(name: action)) { level in
            let work = try level.openTransaction.make()
            let result = try await body(work.desk)
            try await work.transaction.commit()
            return result
        }
    }
}

/// The front desk of one transaction.
@Register
struct OpenTransaction: Sendable {
    @Inject let desk: any FrontDesk
    @Inject let transaction: any Transaction
}
