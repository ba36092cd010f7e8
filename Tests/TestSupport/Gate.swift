/// Holds back tasks until it is opened.
package actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// How many tasks have come so far.
    package private(set) var arrivals = 0

    package func pass() async {
        arrivals += 1
        guard !isOpen else { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    package func open() {
        isOpen = true
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    /// Waits until a number of tasks have come.
    package func comes(_ count: Int) async {
        while arrivals < count { await Task.yield() }
    }
}

/// Gives other tasks a chance to run, several times.
package func suspend(times: Int = 20) async {
    for _ in 0..<times { await Task.yield() }
}
