import Ampoule
import TestSupport

/// A fault that a run imitates around its containers, to show that the search finds it.
package enum HistoryFault: CaseIterable, Sendable {
    /// A reset, or another change, loses against an instance that is being made: it is stored afterward.
    case lateInstance
    /// The container doesn't close an instance whose factory ran when closing began.
    case unclosedInstance
    /// A request makes an instance of its own while another thread makes it.
    case secondInstance
    /// A request returns an instance whose completion still runs on another thread.
    case incompleteInstance
    /// `override` registers in the default scope, and sets the scope afterward.
    case overrideInTwoSteps
}

/// Imitates a fault.
final class PlantedFaults: Sendable {
    private let fault: HistoryFault?
    private let state = Locked(State())

    private struct State {
        var stored: [HistoryKey: HistoryInstance] = [:]
        var made: [HistoryService: HistoryInstance] = [:]
        var running: [HistoryKey: Int] = [:]
        var copies: [ObjectIdentifier: Container] = [:]
        var isClosing = false
    }

    private struct HistoryKey: Hashable {
        let container: ObjectIdentifier
        let service: HistoryService
    }

    init(_ fault: HistoryFault?) { self.fault = fault }

    func isPlanted(_ fault: HistoryFault) -> Bool { self.fault == fault }

    func willDiscard() {
        if fault == .lateInstance { state.withLock { $0.stored = [:] } }
    }

    func willClose() {
        if fault == .unclosedInstance { state.withLock { $0.isClosing = true } }
    }

    /// Notes an instance whose factory has returned.
    func didMake(_ instance: HistoryInstance) {
        switch fault {
        case .incompleteInstance:
            state.withLock { $0.made[instance.service] = instance }
            Pace.short.spend()
        case .unclosedInstance: instance.losesClosing = state.withLock { $0.isClosing }
        default: break
        }
    }

    /// Requests an instance synchronously.
    func request(_ service: HistoryService, in container: Container) throws -> HistoryInstance {
        guard let fault else { return try container.require(service) }
        let key = HistoryKey(container: ObjectIdentifier(container), service: service)
        let isFirst = state.withLock { state in
            state.running[key, default: 0] += 1
            return state.running[key] == 1
        }
        defer { state.withLock { $0.running[key]! -= 1 } }
        switch fault {
        case .lateInstance:
            if let stored = state.withLock({ $0.stored[key] }) { return stored }
            let instance = try container.require(service)
            if service.initialScope != .transient { state.withLock { $0.stored[key] = instance } }
            return instance
        case .secondInstance where !isFirst:
            let copy = state.withLock { state in
                let copy = state.copies[key.container] ?? container.copy()
                state.copies[key.container] = copy
                return copy
            }
            return try copy.require(service)
        case .incompleteInstance where !isFirst:
            let made = state.withLock { $0.made[service] }
            return try made ?? container.require(service)
        default: return try container.require(service)
        }
    }
}
