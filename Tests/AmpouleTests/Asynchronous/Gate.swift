import Ampoule

/// Holds back tasks until it is opened.
actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// How many tasks have come so far.
    private(set) var arrivals = 0

    func pass() async {
        arrivals += 1
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until a number of tasks have come.
    func comes(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }
}

/// Gives other tasks a chance to run, several times.
func suspend(times: Int = 20) async {
    for _ in 0..<times { await Task.yield() }
}

extension Container {
    /// Registers a factory that suspends before it makes the instance.
    @discardableResult
    func registerAsynchronously<Service: Sendable>(
        _ service: Service.Type,
        suspending count: Int = 20,
        _ make: @escaping @Sendable () -> Service
    ) -> AsynchronousServiceEntry<Service> {
        register(service) { _ in
            await suspend(times: count)
            return make()
        }
    }
}
