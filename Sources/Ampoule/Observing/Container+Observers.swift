extension Container {
    /// Adds an observer, which receives the events of the container and of the containers inside it from now on.
    ///
    /// ```swift
    /// let observation = container.addObserver(Printer())
    /// …
    /// observation.cancel()
    /// ```
    ///
    /// Containers inside this one are its children and the containers of levels, whenever they were opened. The events of a
    /// shared instance are those of the container that makes it, which may be an ancestor of the one that was asked.
    /// A copy of the container has the same observers; so has the container that `withOverrides` puts in its place.
    ///
    /// The container keeps the observer until the observation is canceled. While a container has observers, its resolutions
    /// take the slow path; see <doc:Debugging#Observe-a-container>.
    ///
    /// - Parameter observer: The observer.
    /// - Returns: Cancels the observation.
    /// - Complexity: O(*n*), where *n* is the number of observers of the container.
    @discardableResult
    public func addObserver(_ observer: any ContainerObserver) -> ContainerObservation {
        core.observers.made(Observers.init).add(observer)
    }
}

/// Notifies the observers of what the container makes, overrides and refuses.
///
/// While the program has no observers, each function only loads `Diversion.mayApply`.
extension Core {
    /// The observers of this container and of its ancestors.
    private var allObservers: [Observers.Entry] { lineage.flatMap { $0.observers.current?.all ?? [] } }

    /// Whether the container or an ancestor has observers.
    var isObserved: Bool {
        firstInLineage { $0.observers.read(\.isEmpty) == false ? true : nil } ?? false
    }

    /// Adds the observers of the container that this one is a copy of.
    func addObservers(copying original: Core) {
        guard let copied = original.observers.current else { return }
        observers.made(Observers.init).add(copying: copied)
    }

    /// Adds an observer of what the container makes, also of what a container that it overrides makes for it, but not of what its
    /// copies make.
    package func addObserverOfMakings(_ observer: any ContainerObserver) -> [ContainerObservation] {
        sequence(first: self) { $0.originals?.original }.map { observed in
            observed.observers.made(Observers.init).add(observer, isCopied: false)
        }
    }

    // MARK: - Making

    /// The span in which a factory makes an instance, which has not begun; `nil` if nothing observes it.
    ///
    /// - Parameter parent: The span of the factory that asks.
    func span(
        of registration: Registration,
        in slot: InstanceSlot?,
        of parent: @autoclosure () -> ObservedSpan?
    ) -> RunningSpan? {
        guard Diversion.mayApply, registration.isObservable,
            !lineage.contains(where: { $0.levelValue === registration })
        else { return nil }
        return span(of: registration.key, registration.scopeDescription, in: slot, of: parent())
    }

    private func span(
        of key: RegistrationKey,
        _ scope: @autoclosure () -> String?,
        in slot: InstanceSlot? = nil,
        awaiting awaited: ObservedSpan? = nil,
        of parent: @autoclosure () -> ObservedSpan?
    ) -> RunningSpan? {
        // The resolutions of an observer itself cause no events.
        guard Diversion.mayApply, !ResolutionContext.current.state.isNotifying else { return nil }
        let observers = allObservers
        guard !observers.isEmpty else { return nil }
        let span = ObservedSpan(of: key, scope: scope(), level: level?.name, in: parent(), awaiting: awaited)
        return RunningSpan(span: span, slot: slot, observers: observers)
    }

    // MARK: - Waiting

    /// A wait that may begin; `nil` if nothing observes it, or if it would wait for itself.
    ///
    /// - Parameters:
    ///   - slot: The slot of the instance to wait for.
    ///   - parent: The span of the factory that asks.
    func wait(for slot: InstanceSlot, in parent: @autoclosure () -> ObservedSpan?) -> RunningSpan? {
        guard Diversion.mayApply else { return nil }
        let parent = parent()
        guard let awaited = ObservedSpan.makings.withLock({ $0[slot] }),
            !(parent?.lineage.contains { $0 === awaited } ?? false)
        else { return nil }
        return span(of: awaited.key, awaited.scope, awaiting: awaited, of: parent)
    }

    // MARK: - Other events

    /// Notifies the observers of an error, unless observers have received it before.
    func observeRefusal(_ error: ResolutionError, in parent: ObservedSpan?) {
        guard Diversion.mayApply, !error.isObserved else { return }
        let scope = ResolutionContext.current.whilePinned { find(error.key)?.object.scopeDescription }
        guard let span = span(of: error.key, scope, of: parent) else { return }
        error.markAsObserved()
        span.notify(.didRefuse, error: error)
    }

    /// The span in which an instance, or this container, is closed; `nil` if nothing observes it.
    ///
    /// - Parameters:
    ///   - registration: The registration of the instance.
    ///   - outer: The closing of this container, or of the one that closes this container, if it is observed.
    func closingSpan(of registration: Registration?, inside outer: ObservedSpan?) -> RunningSpan? {
        span(
            of: registration?.key ?? RegistrationKey(Container.self),
            registration?.scopeDescription,
            of: outer
        )
    }

    /// Notifies the observers that a registration was overridden.
    func observeOverride(by registration: Registration) {
        span(of: registration.key, registration.scopeDescription, of: ResolutionContext.current.span)?
            .notify(.didOverride)
    }
}

extension Registration {
    /// Whether the container makes an instance with the factory: not if it forwards, or returns an existing instance.
    fileprivate var isObservable: Bool {
        target == nil && shortenedKey == nil && !key.isHidden && !policy.isOfExistingInstance
    }

    /// The description of the scope.
    var scopeDescription: String { "\(policy.scope)" }
}

extension RunningSpan {
    /// Begins to make an instance.
    func begin() {
        if let slot {
            // A span around this one may make the instance of the slot, too.
            ObservedSpan.makings.withLock { $0[slot] = $0[slot] ?? span }
        }
        notify(.willMake)
    }

    /// Ends making an instance.
    func end(_ kind: ContainerEvent.Kind, error: ResolutionError? = nil) {
        if let slot {
            ObservedSpan.makings.withLock { makings in
                if makings[slot] === span { makings[slot] = nil }
            }
        }
        error?.markAsObserved()
        notify(kind, error: error)
    }

    /// Notifies the observers of an event of the span.
    func notify(_ kind: ContainerEvent.Kind, error: (any Error)? = nil) {
        let instant = kind.endsSpan ? .now : span.start
        let event = ContainerEvent(kind: kind, span: span, instant: instant, error: error)
        let context = ResolutionContext.current
        context.state.isNotifying = true
        defer { context.state.isNotifying = false }
        for entry in observers { entry.observer.observe(event) }
    }
}

/// The observed spans of the thread.
extension ResolutionContext {
    /// The making that the thread runs, or that it resolves a part of.
    var span: ObservedSpan? {
        state.spans.last?.span ?? state.caller?.span
    }

    /// Begins a span on this thread, if there is one.
    ///
    /// - Returns: Whether there is one. If so, end it with ``endSpan(_:error:)``.
    @inline(__always)
    func begin(_ span: RunningSpan?) -> Bool {
        guard let span else { return false }
        state.spans.append(span)
        span.begin()
        return true
    }

    /// Ends the span that has begun last.
    func endSpan(_ kind: ContainerEvent.Kind, error: ResolutionError? = nil) {
        state.spans.removeLast().end(kind, error: error)
    }
}
