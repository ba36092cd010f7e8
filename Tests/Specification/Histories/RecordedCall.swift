import Ampoule
import Foundation
import Synchronization

/// The global order of all events of a history: one counter.
struct HistoryClock: Sendable {
    private static let counter = Atomic<Int>(0)

    /// The next time, which no other event has.
    static func now() -> Int { counter.add(1, ordering: .sequentiallyConsistent).newValue }
}

/// A call with its begin, its end and its outcome, and the factories that it ran.
///
/// Unlocked, so that recording orders nothing that the container has to order: one worker writes it, and others read it after
/// the worker has ended.
final class RecordedCall: @unchecked Sendable {
    /// The call whose factories run on the current thread, or in the current task.
    @TaskLocal static var current: RecordedCall?

    enum Outcome {
        case instance(HistoryInstance)
        case done
        case failed(HistoryError)
    }

    let numbered: ConcurrentProgram.NumberedCall
    let worker: Int
    /// The making whose factory or completion requests, for a nested request.
    let maker: Making?
    fileprivate(set) var begin = 0
    fileprivate(set) var end = 0
    fileprivate(set) var outcome = Outcome.done
    /// The factories that the call itself has run: none, or one.
    fileprivate(set) var makings: [Making] = []
    /// Whether the instance was complete when the call returned it.
    fileprivate(set) var returnsComplete = true

    init(_ numbered: ConcurrentProgram.NumberedCall, worker: Int, inside maker: Making? = nil) {
        self.numbered = numbered
        self.worker = worker
        self.maker = maker
    }

    func record(_ body: () throws -> Outcome) {
        begin = HistoryClock.now()
        let result = Self.$current.withValue(self) { Result { try body() } }
        finish(result)
    }

    func record(_ body: () async throws -> Outcome) async {
        begin = HistoryClock.now()
        let result: Result<Outcome, any Error>
        do {
            result = .success(try await Self.$current.withValue(self) { try await body() })
        } catch {
            result = .failure(error)
        }
        finish(result)
    }

    private func finish(_ result: Result<Outcome, any Error>) {
        end = HistoryClock.now()
        switch result {
        case .success(let outcome): self.outcome = outcome
        case .failure(let error): outcome = .failed(HistoryError(error))
        }
        if case .instance(let instance) = outcome { returnsComplete = instance.isComplete }
    }
}

extension RecordedCall {
    func throwIfFailed() throws {
        if case .failed(let error) = outcome { throw error }
    }
}

/// A run of a factory, with the completion of its instance.
final class Making: @unchecked Sendable {
    let instance: HistoryInstance
    let recipe: Recipe
    let begin = HistoryClock.now()
    /// The end of the user's code: of the factory, or of the completion.
    var end = 0
    var error: HistoryError?
    var requests: [RecordedCall] = []

    init(_ instance: HistoryInstance, _ recipe: Recipe) {
        self.instance = instance
        self.recipe = recipe
        RecordedCall.current?.makings.append(self)
    }
}

/// The kinds of errors.
enum HistoryError: Error, Hashable {
    case unregistered, nothingToOverride, closed, asynchronous, planned
    /// The call was not made, because a shorter program lacks the call that makes its container or its entry.
    case skipped
    case other(String)

    init(_ error: any Error) {
        switch error {
        case let error as HistoryError: self = error
        case let error as ResolutionError:
            if let underlying = error.underlyingError {
                self = HistoryError(underlying)
            } else {
                switch error.reason {
                case .unregistered, .outsideOfLevel: self = .unregistered
                case .nothingToOverride: self = .nothingToOverride
                case .containerClosed: self = .closed
                case .asynchronous: self = .asynchronous
                default: self = .other("\(error.reason)")
                }
            }
        default: self = .other("\(error)")
        }
    }
}
