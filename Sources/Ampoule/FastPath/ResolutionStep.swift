/// The next step of a resolution.
///
/// Determining it is most of the work of a resolution, and uses the same code for all types. Finishing it, by a call of
/// a factory or a copy of an instance, is specialized where it is called.
@usableFromInline
struct ResolutionStep {
    @frozen
    @usableFromInline
    enum Kind {
        /// Call the initializer of the component, whose factory has been entered.
        case callInitializer
        /// Call the initializer of the component, whose factory has been entered, for the object graph.
        case callInitializerInGraph
        /// Call the factory, which has been entered.
        case callFactory
        /// Call the factory, which has been entered, for the object graph.
        case callFactoryInGraph
        /// Call the factory, which has been entered, for the slot reserved last.
        case callFactoryInSlot
        /// Copy the cached instance.
        case copyInstance
        /// Take the slow path; no factory has been entered.
        case slow
        /// No registration was found.
        case unregistered
        /// The resolution belongs to another object graph; it has not begun.
        case otherGraph
        /// Another container resolves in the current task, or observers receive the events; the resolution has not begun.
        case diverted
        /// The resolver is not a container; the resolution has not begun.
        case foreign
        /// The component has a name, but the dependency on it has none; the resolution has not begun.
        case named
    }

    @usableFromInline
    let kind: Kind

    @usableFromInline
    let context: ResolutionContext

    /// The registration, if one was found.
    let registration: Pinned<Registration>?

    /// The address of the factory or of the instance.
    @usableFromInline
    let object: UnsafeMutableRawPointer?

    @inline(__always)
    init(
        _ kind: Kind,
        _ context: ResolutionContext,
        registration: Pinned<Registration>? = nil,
        object: UnsafeMutableRawPointer? = nil
    ) {
        self.kind = kind
        self.context = context
        self.registration = registration
        self.object = object
    }

    @usableFromInline
    static var foreign: ResolutionStep { ResolutionStep(.foreign, .current) }

    @usableFromInline
    static var named: ResolutionStep { ResolutionStep(.named, .current) }
}

extension ResolutionStep {
    /// Whether the caller must call the component's initializer, and end the step.
    @inlinable
    @inline(__always)
    var callsInitializer: Bool {
        switch kind {
        case .callInitializer, .callInitializerInGraph: true
        default: false
        }
    }

    /// Whether a factory has been entered, which the caller must end.
    @inlinable
    @inline(__always)
    var hasEnteredFactory: Bool {
        switch kind {
        case .callInitializer, .callInitializerInGraph: true
        case .callFactory, .callFactoryInGraph, .callFactoryInSlot: true
        default: false
        }
    }

    /// Whether later requests may get the instance of the entered factory: from the object graph, or from a slot.
    @inlinable
    @inline(__always)
    var sharesInstance: Bool {
        switch kind {
        case .callInitializerInGraph, .callFactoryInGraph: true
        case .callFactoryInSlot: true
        default: false
        }
    }

    /// Whether the instance of the entered factory belongs to the slot reserved last.
    @inlinable
    @inline(__always)
    var isInSlot: Bool { if case .callFactoryInSlot = kind { true } else { false } }

    /// Whether there is an instance to copy.
    @inlinable
    @inline(__always)
    var hasInstance: Bool { if case .copyInstance = kind { true } else { false } }

    /// Whether the fast path finishes the step.
    @inlinable
    @inline(__always)
    var isFast: Bool { hasInstance || hasEnteredFactory }

    /// Whether the slow path continues the resolution, which has begun.
    var isSlow: Bool { if case .slow = kind { true } else { false } }

    /// Whether no registration was found.
    @inlinable
    @inline(__always)
    var isUnregistered: Bool { if case .unregistered = kind { true } else { false } }

    /// Whether a substitute resolves instead of the container, or observers receive what happens; the resolution has not begun.
    var isDiverted: Bool { if case .diverted = kind { true } else { false } }
}

// MARK: - Finishing

extension ResolutionStep {
    /// Copies the cached instance, and ends the resolution.
    @inlinable
    @inline(__always)
    func copyInstance<Service>() -> Service {
        let instance = object.unsafelyUnwrapped.assumingMemoryBound(to: Service.self).pointee
        context.endCopyingAndEnd()
        return instance
    }

    /// Makes an instance with the entered factory, and ends the resolution.
    ///
    /// - Parameters:
    ///   - type: The type of the factory, with the service and argument types of the key's signature.
    ///   - make: Calls the factory, whose references are not counted.
    @inlinable
    @inline(__always)
    func make<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        _ make: (UnsafeMutablePointer<Factory>) throws -> Service
    ) throws(ResolutionError) -> Service {
        do {
            let factory = object.unsafelyUnwrapped.assumingMemoryBound(to: type)
            var instance = try make(factory)
            try endFactory(with: &instance)
            return instance
        } catch {
            throw end(failingWith: error)
        }
    }

    /// Makes an instance with the entered factory, or returns `nil` and reports why; ends the resolution.
    @inlinable
    @inline(__always)
    func makeIfAny<Service, Factory: ~Copyable>(
        by type: Factory.Type,
        reportingTo resolver: some Resolver,
        _ make: (UnsafeMutablePointer<Factory>) throws -> Service
    ) -> Service? {
        do {
            // Made as the optional that is returned, so that the instance isn't moved into it.
            let factory = object.unsafelyUnwrapped.assumingMemoryBound(to: type)
            var instance: Service? = try make(factory)
            if sharesInstance { try endFactory(with: &instance!) } else { context.leaveAndEnd() }
            return instance
        } catch {
            resolver.report(end(failingWith: error))
            return nil
        }
    }

    // MARK: - Ending

    /// Ends the resolution with the instance that the initializer has made, or a factory for no slot.
    ///
    /// - Returns: The instance, or the one that was shared before.
    @inlinable
    @inline(__always)
    func end<Service>(with instance: consuming Service) -> Service {
        if sharesInstance {
            withUnsafeMutablePointer(to: &instance) { endSharingInGraph(instanceAt: $0, Service.self) }
        } else {
            context.leaveAndEnd()
        }
        return instance
    }

    /// Ends the resolution with the instance that the factory has made; an instance that was shared before replaces the given one.
    ///
    /// - Throws: ``Refusal``; the resolution has not ended then.
    @inlinable
    @inline(__always)
    func endFactory<Instance>(with instance: inout Instance) throws {
        guard sharesInstance else { return context.leaveAndEnd() }
        try withUnsafeMutablePointer(to: &instance) { try endSharing(instanceAt: $0, Instance.self) }
    }

    /// Shares the instance at an address, if necessary, and ends the resolution.
    ///
    /// - Throws: ``Refusal`` if the container was closed, but had to close the instance, or ``ResolutionError`` if the instance
    ///   was dropped, and making another one has failed. The resolution has not ended then.
    @usableFromInline
    func endSharing(instanceAt instance: UnsafeMutableRawPointer, _ service: Any.Type) throws {
        if isInSlot {
            try publish(instance, service)
        } else if context.mustCommit {
            commit(instance, service)
        }
        context.leaveAndEnd()
    }

    /// Shares the instance at an address with the object graph, if necessary, and ends the resolution.
    @usableFromInline
    func endSharingInGraph(instanceAt instance: UnsafeMutableRawPointer, _ service: Any.Type) {
        if context.mustCommit { commit(instance, service) }
        context.leaveAndEnd()
    }

    @inline(never)
    private func commit(_ instance: UnsafeMutableRawPointer, _ service: Any.Type) {
        let owner = registration.unsafelyUnwrapped.serialNumber
        func commit<Service>(_ service: Service.Type) {
            _ = context.commit(instance.assumingMemoryBound(to: service), of: owner)
        }
        _openExistential(service, do: commit)
    }

    @inline(never)
    private func publish(_ instance: UnsafeMutableRawPointer, _ service: Any.Type) throws {
        func publish<Service>(_ service: Service.Type) throws {
            try publishInSlot(instance.assumingMemoryBound(to: service))
        }
        try _openExistential(service, do: publish)
    }

    /// Publishes the instance in the slot reserved last, as the slow path does for a registration without completions.
    ///
    /// - Parameter instance: The instance; replaced by the one that another maker has published or committed meanwhile.
    private func publishInSlot<Service>(_ instance: UnsafeMutablePointer<Service>) throws {
        let (slot, maker) = (context.reservedSlot, context.innermostMaker)
        let identity = InstanceSlot.shared(ObjectIdentifier(slot))
        let made = Shared(instance.pointee, isContended: slot.isContended)
        let (other, isAlone) = context.commit(made, to: identity, by: maker) {
            slot.address == nil ? nil : slot.instance
        } ask: {
            context.ask(identity, as: maker)
        }
        if let other {
            instance.pointee = other.of(Service.self).value
            return context.dropReservedSlot()
        }
        context.noteSharedInstance()
        if isAlone {
            try noteIfClosable(made)
            slot.publish(made)
            Makings.finish(identity, by: maker, .take(made))
            return context.removeReservedSlot()
        }
        let (container, registration) = (container, registration.unsafelyUnwrapped.object)
        let isKept = try context.publish(
            Makings.Publication(slot: identity, maker: maker, instance: made, isSameForAll: true) {
                () throws(Refusal) in
                try container.noteIfClosable(made, of: registration, registration.policy)
            } publish: {
                slot.publish(made)
            }
        )
        context.removeReservedSlot()
        if !isKept { instance.pointee = try makeAgain(for: container) }
    }

    /// Makes another instance on the slow path, since the one of the factory was dropped.
    private func makeAgain<Service>(for container: Core) throws(ResolutionError) -> Service {
        let registration = registration.unsafelyUnwrapped
        // Not inside the frame, which would be part of the path of an error.
        context.leave()
        defer { context.state.pointee.stack.push(registration, for: container.identity) }
        return try container.resolveRegistration(registration, context)
    }

    /// Notes an instance of another type than the last one, if the container has to close it.
    ///
    /// The fast path makes instances of types that are known to need no closing.
    private func noteIfClosable<Service>(_ instance: Shared<Service>) throws(Refusal) {
        let registration = registration.unsafelyUnwrapped
        let policy = registration.policy
        let type = instance.dynamicType
        guard policy.read({ $0.closability.answer(for: type) }) != false else { return }
        try container.noteIfClosable(instance, of: registration.object, policy.object)
    }

    /// The container whose factory is running, which the caller keeps alive.
    private var container: Core { Core(running: context.innermostContainer) }

    /// Ends the resolution with the error that the factory has thrown.
    ///
    /// - Returns: The error to throw.
    @usableFromInline
    func end(failingWith error: any Error) -> ResolutionError {
        if isInSlot, context.innermostMaker != .none { context.dropReservedSlot() }
        return context.leaveAndEnd(failingWith: error)
    }

    /// Ends the resolution with the error that the factory has thrown, as an untyped error.
    @usableFromInline
    func error(failingWith error: any Error) -> any Error {
        end(failingWith: error)
    }
}

// MARK: - Factories

/// A factory of known types.
///
/// It can't be copied: it is borrowed from the address of an ``UntypedFactory``, so that a call counts no reference.
@usableFromInline
struct TypedFactory<Service, each Argument>: ~Copyable {
    @usableFromInline
    let make: @Sendable (any Resolver, repeat each Argument) throws -> Service

    @inlinable
    @inline(__always)
    borrowing func callAsFunction(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try make(resolver, repeat each argument)
    }

    /// Calls the factory at an address.
    ///
    /// - Parameter factory: The ``Registration/factoryAddress`` of a factory of these types.
    @inlinable
    @inline(__always)
    static func call(
        _ factory: UnsafeMutableRawPointer,
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try factory.assumingMemoryBound(to: TypedFactory<Service, repeat each Argument>.self)
            .pointee(resolver, repeat each argument)
    }
}
