extension RunningSpan {
    /// Begins to make an instance.
    func begin(in context: ResolutionContext) {
        if let slot { span.beginMaking(in: slot) }
        notify(.willMake, in: context)
    }

    /// Ends making an instance.
    func end(_ kind: ContainerEvent.Kind, error: (any Error)? = nil, in context: ResolutionContext) {
        if let slot { span.endMaking(in: slot) }
        notify(kind, error: error, in: context)
    }

    /// Notifies the observers of an event of the span.
    func notify(
        _ kind: ContainerEvent.Kind,
        awaiting awaited: ObservedSpan? = nil,
        error: (any Error)? = nil,
        in context: ResolutionContext
    ) {
        let event = ContainerEvent(kind, span, awaiting: awaited, error: error)
        context.whileNotifying {
            for observer in observers { observer.observe(event) }
        }
    }
}
