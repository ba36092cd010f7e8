@testable import Ampoule

/// Stops the program if a structure of the runtime is broken that the thread or a container uses.
///
/// Stress tests call it after each step.
func checkInvariants(_ container: Container? = nil) {
    ResolutionContext.current._invariantCheck()
    Makings.state.withLock { $0.table._invariantCheck() }
    container?.core.registrar.registry._invariantCheck()
}
