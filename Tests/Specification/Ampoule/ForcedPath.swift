#if DEBUG
@testable import Ampoule
#endif

/// The choice between the fast path and the slow path.
enum ForcedPath {
    static func run<Result>(isSlow: Bool, _ body: () throws -> Result) rethrows -> Result {
        #if DEBUG
        let context = ResolutionContext.current
        context.state.isSlowPathForced = isSlow
        defer { context.state.isSlowPathForced = false }
        #endif
        return try body()
    }
}
