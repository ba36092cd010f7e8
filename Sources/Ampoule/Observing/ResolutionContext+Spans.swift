/// The observed spans of the thread.
extension ResolutionContext {
    /// The making that the thread runs, or that it resolves a part of.
    var span: ObservedSpan? {
        state.pointee.spans.last?.span ?? state.pointee.caller?.span
    }

    /// Whether an observer is being notified on this thread, whose own resolutions cause no events.
    var isNotifying: Bool { state.pointee.isNotifying }

    /// Runs a closure that notifies observers.
    func whileNotifying(_ body: () -> Void) {
        state.pointee.isNotifying = true
        defer { state.pointee.isNotifying = false }
        body()
    }

    /// Begins a span on this thread.
    func begin(_ span: RunningSpan) {
        state.pointee.spans.append(span)
        span.begin(in: self)
    }

    /// Ends the span that has begun last.
    func endSpan(_ kind: ContainerEvent.Kind, error: (any Error)? = nil) {
        state.pointee.spans.removeLast().end(kind, error: error, in: self)
    }
}
