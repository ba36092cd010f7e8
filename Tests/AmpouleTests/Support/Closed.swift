import Ampoule

/// Whether a body fails because a container is closed.
func isClosed(_ body: () throws -> Void) -> Bool {
    do {
        try body()
        return false
    } catch {
        return isClosed(error)
    }
}

/// Whether an asynchronous body fails because a container is closed.
func isClosed(_ body: () async throws -> Void) async -> Bool {
    do {
        try await body()
        return false
    } catch {
        return isClosed(error)
    }
}

private func isClosed(_ error: any Error) -> Bool {
    if case .containerClosed = (error as? ResolutionError)?.reason { true } else { false }
}
