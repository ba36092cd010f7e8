/// Notifies the observers of what the container makes, overrides and refuses.
///
/// While the program has no observers, each function costs the load of `Diversion.mayApply`, and nothing is called.
extension Core {
    // MARK: - Making

    /// Begins to observe the making of an instance on this thread, which has entered the factory.
    ///
    /// - Returns: Whether the making is observed. If so, end it with ``ResolutionContext/endSpan(_:error:)``.
    @inline(__always)
    func beginSpan(
        of registration: Registration,
        in slot: InstanceSlot?,
        _ context: ResolutionContext
    ) -> Bool {
        guard Diversion.mayApply,
            let span = observedSpan(of: registration, in: slot, of: context.span, context)
        else { return false }
        context.begin(span)
        return true
    }

    /// The span in which an asynchronous factory makes an instance, which has not begun; `nil` if nothing observes it.
    @inline(__always)
    func span(
        of registration: Registration,
        in slot: InstanceSlot? = nil,
        _ request: AsynchronousRequest
    ) -> RunningSpan? {
        guard Diversion.mayApply else { return nil }
        return observedSpan(of: registration, in: slot, of: request.caller?.span, .current)
    }

    @inline(never)
    private func observedSpan(
        of registration: Registration,
        in slot: InstanceSlot?,
        of parent: ObservedSpan?,
        _ context: ResolutionContext
    ) -> RunningSpan? {
        guard registration.isObservable, !lineage.contains(where: { $0.levelValue === registration }) else {
            return nil
        }
        return span(of: registration.key, registration.scopeDescription, in: slot, of: parent, context)
    }

    private func span(
        of key: RegistrationKey,
        _ scope: String?,
        in slot: InstanceSlot? = nil,
        of parent: ObservedSpan?,
        _ context: ResolutionContext
    ) -> RunningSpan? {
        guard !context.isNotifying else { return nil }
        let observers = allObservers
        guard !observers.isEmpty else { return nil }
        let level = level.identity?.name
        let span = ObservedSpan(of: key, scope: scope, level: level, in: parent)
        return RunningSpan(span: span, slot: slot, observers: observers)
    }

    /// Leaves the factory, or the completions, entered last, because of an error.
    ///
    /// - Returns: The error to throw.
    func leave(
        _ context: ResolutionContext,
        failingWith error: any Error,
        isObserved: Bool
    ) -> ResolutionError {
        let error = context.leave(failingWith: error)
        if isObserved {
            error.markAsObserved()
            context.endSpan(.didFail, error: error)
        }
        return error
    }

    // MARK: - Waiting

    /// Asks for the instance of a slot, and blocks the thread while another maker makes it.
    ///
    /// - Returns: The answer; `nil` if the maker makes an instance.
    func ask(
        _ slot: InstanceSlot,
        as maker: Makings.Maker,
        _ context: ResolutionContext
    ) -> Waiter.Answer? {
        let wait = Diversion.mayApply ? wait(for: slot, in: context.span, context) : nil
        let answer = context.ask(slot, as: maker)
        if answer != nil, let wait { wait.span.notify(.didWait, awaiting: wait.awaited, in: context) }
        return answer
    }

    /// Asks for the instance of a slot, and suspends the task while another maker makes it.
    ///
    /// - Returns: The answer; `nil` if the maker makes an instance.
    nonisolated(nonsending) func ask(
        _ slot: InstanceSlot,
        as maker: Makings.Maker,
        _ request: AsynchronousRequest
    ) async -> Waiter.Answer? {
        let wait =
            Diversion.mayApply ? wait(for: slot, in: request.caller?.span, .current) : nil
        let answer = await request.ask(slot, as: maker)
        if answer != nil, let wait { wait.span.notify(.didWait, awaiting: wait.awaited, in: .current) }
        return answer
    }

    /// A wait that may begin; `nil` if nothing observes it, or if it would wait for itself.
    @inline(never)
    private func wait(
        for slot: InstanceSlot,
        in parent: ObservedSpan?,
        _ context: ResolutionContext
    ) -> (span: RunningSpan, awaited: ObservedSpan)? {
        guard let awaited = ObservedSpan.making(in: slot),
            !(parent?.lineage.contains { $0 === awaited } ?? false),
            let span = span(of: awaited.key, awaited.scope, of: parent, context)
        else { return nil }
        return (span, awaited)
    }

    // MARK: - Other events

    /// Notifies the observers of an error, unless observers have received it before.
    func observeRefusal(_ error: ResolutionError, in parent: ObservedSpan?) {
        guard Diversion.mayApply, !error.isObserved else { return }
        let context = ResolutionContext.current
        let scope = context.whilePinned { find(error.key)?.object.scopeDescription }
        guard let span = span(of: error.key, scope, of: parent, context) else { return }
        error.markAsObserved()
        span.notify(.didRefuse, error: error, in: context)
    }

    /// The span in which an instance, or this container, is closed; `nil` if nothing observes it.
    ///
    /// - Parameters:
    ///   - registration: The registration of the instance.
    ///   - outer: The closing of this container, or of the one that closes this container, if it is observed.
    func closingSpan(of registration: Registration?, inside outer: ObservedSpan?) -> RunningSpan? {
        guard Diversion.mayApply else { return nil }
        return span(
            of: registration?.key ?? RegistrationKey(Container.self),
            registration?.scopeDescription,
            of: outer,
            .current
        )
    }

    /// Notifies the observers that a registration was overridden.
    func observeOverride(by registration: Registration) {
        guard Diversion.mayApply else { return }
        let context = ResolutionContext.current
        span(of: registration.key, registration.scopeDescription, of: context.span, context)?
            .notify(.didOverride, in: context)
    }
}

extension Registration {
    /// Whether the container makes an instance with the factory: not if it forwards, or returns an existing instance.
    fileprivate var isObservable: Bool {
        target == nil && shortenedKey == nil && !key.isHidden && !policy.isOfExistingInstance
    }

    /// The description of the scope.
    var scopeDescription: String {
        let scope = policy.scope
        return (scope as? ObjectScope)?.description ?? "\(scope)"
    }
}

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
        context.isNotifying = true
        defer { context.isNotifying = false }
        for entry in observers { entry.observer.observe(event) }
    }
}

/// The observed spans of the thread.
extension ResolutionContext {
    /// The making that the thread runs, or that it resolves a part of.
    var span: ObservedSpan? {
        state.pointee.spans.last?.span ?? state.pointee.caller?.span
    }

    /// Whether an observer is being notified on this thread, whose own resolutions cause no events.
    var isNotifying: Bool {
        get { state.pointee.isNotifying }
        nonmutating set { state.pointee.isNotifying = newValue }
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
