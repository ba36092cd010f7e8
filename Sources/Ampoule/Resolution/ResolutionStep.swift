/// What a container has to do for one resolution, found out before any type of the user comes into play.
///
/// Finding out is the larger part of a resolution, and is the same code for all types. What is left, to call a
/// factory or to copy an instance, is adapted to its types where it is called from.
@usableFromInline
struct ResolutionStep {
    @usableFromInline
    enum Kind: UInt8 {
        /// Make an instance that is not shared: the factory has been entered.
        case make
        /// Make an instance for the object graph: the factory has been entered.
        case makeInGraph
        /// Take the instance from the object graph: it lies at ``object``.
        case takeFromGraph
        /// Take the instance that is kept for all threads: ``object`` is its box.
        case takeShared
        /// Whatever else a registration asks for; nothing has been entered.
        case other
        /// There is no registration.
        case unregistered
        /// The resolution belongs into another object graph; nothing has begun.
        case otherGraph
        /// The resolver is not a container; nothing has begun.
        case foreign
    }

    @usableFromInline
    let kind: Kind

    /// Whether the step leads nowhere but to the factory or the instance at hand.
    @inlinable
    @inline(__always)
    var isShort: Bool { kind.rawValue <= Kind.takeShared.rawValue }

    /// Whether a factory has been entered, whose end is to be told.
    @inlinable
    @inline(__always)
    var isMaking: Bool { kind.rawValue <= Kind.makeInGraph.rawValue }

    @usableFromInline
    let context: ResolutionContext

    /// The registration, if there is one.
    @usableFromInline
    var registration: Unmanaged<Registration>?

    /// The factory of the registration, or the instance.
    @usableFromInline
    var object: UnsafeMutableRawPointer?
}

extension ResolutionStep {
    /// The step of a resolver that is not a container.
    @usableFromInline
    static var foreign: ResolutionStep { ResolutionStep(kind: .foreign, context: .current) }

    /// Ends the resolution with the instance that the factory has made.
    ///
    /// - Returns: The instance to hand out.
    @inlinable
    @inline(__always)
    func end<Service>(with instance: consuming Service) -> Service {
        if mustSettle { return endSettling(instance) }
        context.leaveAndEnd()
        return instance
    }

    /// Whether others may look for the instance in the object graph.
    @inlinable
    @inline(__always)
    var mustSettle: Bool { kind == .makeInGraph && context.mustSettle }

    /// Puts the instance into the object graph unless there is one, and ends the resolution.
    @inlinable
    @inline(never)
    func endSettling<Service>(_ instance: Service) -> Service {
        let settled = context.settle(instance, of: registration.unsafelyUnwrapped)
        context.leaveAndEnd()
        return settled
    }

    /// Ends a resolution that finds no registration, if nothing can be had without one and nobody is to be told.
    ///
    /// - Returns: Whether it has ended. If not, the step is to be taken.
    @usableFromInline
    func endsUnnoticed(service: Any.Type, in container: BorrowedContainer) -> Bool {
        let mayEnd = container.container._withUnsafeGuaranteedRef { container in
            !container.hasLogger && !container.mayFallBack && !Container.givesWithoutRegistration(service)
        }
        if mayEnd { context.end() }
        return mayEnd
    }

    /// Ends the resolution with the error that the factory has thrown.
    ///
    /// - Returns: The error to throw.
    @inlinable
    @inline(__always)
    func end(failingWith error: any Error) -> ResolutionError {
        context.leaveAndEnd(failingWith: error)
    }
}

extension ResolutionStep {
    /// Begins the resolution of a key that has no name and no option.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func begin(
        signature: ObjectIdentifier,
        service: Any.Type,
        in container: BorrowedContainer
    ) -> ResolutionStep {
        container.container._withUnsafeGuaranteedRef { container in
            let context = ResolutionContext.current
            guard context.begin(in: container) else {
                return ResolutionStep(kind: .otherGraph, context: context)
            }
            return container.step(to: container.find(signature: signature), service: service, context)
        }
    }

    /// Begins the resolution of a key.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func begin(
        _ key: RegistrationKey,
        service: Any.Type,
        in container: BorrowedContainer
    ) -> ResolutionStep {
        container.container._withUnsafeGuaranteedRef { container in
            let context = ResolutionContext.current
            guard context.begin(in: container) else {
                return ResolutionStep(kind: .otherGraph, context: context)
            }
            return container.step(to: container.find(key), service: service, context)
        }
    }

    /// Begins the resolution of a component.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    static func begin(
        _ component: ComponentIdentity,
        service: Any.Type,
        in container: BorrowedContainer
    ) -> ResolutionStep {
        container.container._withUnsafeGuaranteedRef { container in
            let context = ResolutionContext.current
            guard context.begin(in: container) else {
                return ResolutionStep(kind: .otherGraph, context: context)
            }
            let registration =
                component.hasPlainKey
                ? container.find(signature: ObjectIdentifier(component.key.signature))
                : container.find(component.key)
            return container.step(
                to: registration ?? container.findUnfiled(component),
                service: service,
                context
            )
        }
    }
}

extension Container {
    /// The component as it was adopted before, unless a fallback has a registration.
    fileprivate func findUnfiled(_ component: ComponentIdentity) -> Unmanaged<Registration>? {
        guard !mayFallBack || fallback(for: component.key) == nil else { return nil }
        return component.hasPlainKey
            ? root.components.find(signature: ObjectIdentifier(component.ownKey.signature))
            : root.components.find(component.ownKey)
    }

    @inline(__always)
    fileprivate func step(
        to registration: Unmanaged<Registration>?,
        service: Any.Type,
        _ context: ResolutionContext
    ) -> ResolutionStep {
        guard let registration else { return ResolutionStep(kind: .unregistered, context: context) }
        return registration._withUnsafeGuaranteedRef { registration in
            registration.publishedConfiguration._withUnsafeGuaranteedRef { configuration in
                step(to: registration, configuration, service: service, context)
            }
        }
    }

    @inline(__always)
    private func step(
        to registration: Registration,
        _ configuration: Registration.Configuration,
        service: Any.Type,
        _ context: ResolutionContext
    ) -> ResolutionStep {
        let reference = Unmanaged.passUnretained(registration)
        let factory = Unmanaged.passUnretained(registration.factory as AnyObject).toOpaque()
        let other = ResolutionStep(kind: .other, context: context, registration: reference)
        switch configuration.kind {
        case .shared:
            guard let instance = configuration.containerSlot?.unmanagedInstance else { return other }
            return ResolutionStep(
                kind: .takeShared,
                context: context,
                registration: reference,
                object: instance.toOpaque()
            )
        case .transient:
            guard configuration.completions == nil, context.enterFactoryIfFree(of: reference, for: self)
            else {
                return other
            }
            return ResolutionStep(kind: .make, context: context, registration: reference, object: factory)
        case .graph:
            if let instance = context.localInstance(of: reference, type: service) {
                return ResolutionStep(
                    kind: .takeFromGraph,
                    context: context,
                    registration: reference,
                    object: instance
                )
            }
            guard
                !context.hasGraphOfOthers, configuration.completions == nil,
                context.enterFactoryIfFree(of: reference, for: self)
            else { return other }
            return ResolutionStep(
                kind: .makeInGraph,
                context: context,
                registration: reference,
                object: factory
            )
        }
    }
}
