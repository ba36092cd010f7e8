import Ampoule
import Synchronization

/// An instance of a service, which knows the registration that made it.
final class HistoryInstance: Closable, @unchecked Sendable {
    private static let count = Atomic<Int>(0)

    /// Identifies the instance.
    let serialNumber = HistoryInstance.count.add(1, ordering: .relaxed).newValue
    let service: HistoryService

    /// The number of the call that registered the factory.
    let registration: Int

    /// The times at which it was closed, which are read after all workers have ended.
    private(set) var closings: [Int] = []

    /// Whether closing has no effect: a planted fault.
    var losesClosing = false

    /// Whether its factory and its completion have ended.
    var isComplete: Bool { completion.load(ordering: .acquiring) }
    private let completion = Atomic<Bool>(false)

    init(of service: HistoryService, by registration: Int) {
        self.service = service
        self.registration = registration
    }

    func complete() { completion.store(true, ordering: .releasing) }

    func close() {
        let time = HistoryClock.now()
        if !losesClosing { closings.append(time) }
    }
}

/// The level of the histories.
struct HistoryLevel: ContainerLevel {}

extension HistoryService {
    /// The name of its registrations; one service has none, since such keys are found in another way.
    var name: String? { self == .base ? nil : "\(self)" }
}

extension Resolver {
    func require(_ service: HistoryService) throws -> HistoryInstance {
        try require(HistoryInstance.self, name: service.name)
    }
}

extension AsynchronousResolver {
    func require(_ service: HistoryService) async throws -> HistoryInstance {
        try await require(HistoryInstance.self, name: service.name)
    }
}
