/// A container that the caller keeps alive, so that no reference to it is counted.
///
/// Its owner is the caller of the public function that borrows it. Where only a local variable may own the container, as
/// with a substitute, call `resolveKey` of ``Container``, which keeps it alive.
///
/// Reference counts would make threads that resolve from one container contend. The typed half of the fast path is
/// here: it is specialized where it is called. The untyped half, the `step` functions of ``Container``, determines the
/// next ``ResolutionStep`` once for all types.
@frozen
@usableFromInline
struct BorrowedContainer {
    @usableFromInline
    let container: Unmanaged<Container>

    @inlinable
    @inline(__always)
    init(_ container: Container) {
        self.container = Unmanaged.passUnretained(container)
    }

    /// The container itself, for the slow path.
    @inlinable
    var retained: Container { container.takeUnretainedValue() }

    // MARK: - Steps

    /// Determines the step to a service.
    @inlinable
    @inline(__always)
    func step<Service, each Argument>(
        to serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String?
    ) -> ResolutionStep {
        let signature = Signature<Service, repeat each Argument>.ofKey.identity
        return container._withUnsafeGuaranteedRef { container in
            guard let name else { return container.step(to: signature, service: serviceType) }
            return container.step(to: signature, name: name, service: serviceType)
        }
    }

    /// Finishes a step that has not entered a factory.
    @inlinable
    @inline(never)
    func finish<Service, each Argument>(
        _ step: ResolutionStep,
        to serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.hasInstance { return step.copyInstance() }
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return try retained.finishSlowly(step, to: key, findsComponents: false, repeat each argument)
    }

    /// Finishes a step that has not entered a factory, or returns `nil` and reports why.
    @inlinable
    @inline(never)
    func finishIfAny<Service, each Argument>(
        _ step: ResolutionStep,
        to serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) -> Service? {
        if step.hasInstance {
            let instance: Service = step.copyInstance()
            return instance
        }
        if step.isUnregistered, endSilently(step, service: serviceType) { return nil }
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return retained.finishSlowlyIfAny(step, to: key, repeat each argument)
    }

    /// Ends a step to a service without a registration, if the slow path would neither find an instance nor report an
    /// error.
    ///
    /// - Returns: Whether the resolution has ended.
    @usableFromInline
    func endSilently(_ step: ResolutionStep, service: Any.Type) -> Bool {
        let mayEnd = container._withUnsafeGuaranteedRef { container in
            // Nothing has diverted the step, and an own core is not retained.
            let core = container.ownCore
            return !core.hasMessageHandler && !core.mayFallBack && !(service is any InstanceWrapper.Type)
                && !core.provides(service, step.context)
        }
        if mayEnd { step.context.end() }
        return mayEnd
    }

    /// Finishes a step of the fast path.
    @inlinable
    func finishFast<Service, each Argument>(
        _ step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.hasInstance { return step.copyInstance() }
        return try step.make(by: TypedFactory<Service, repeat each Argument>.self) { factory in
            try container._withUnsafeGuaranteedRef { container in
                try factory.pointee(container, repeat each argument)
            }
        }
    }

    // MARK: - Keys and components

    /// Resolves a key.
    ///
    /// - Parameter findsComponents: Whether an unregistered component serves, as it does for a dependency.
    @inlinable
    func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        of serviceType: Service.Type,
        findsComponents: Bool = false,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = container._withUnsafeGuaranteedRef { $0.step(to: key, service: serviceType) }
        guard step.isFast else {
            return try retained.finishSlowly(
                step,
                to: key,
                findsComponents: findsComponents,
                repeat each argument
            )
        }
        return try finishFast(step, repeat each argument)
    }

    /// Resolves a component: by the registration under its key, or else by its own factory.
    func resolveComponent<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = container._withUnsafeGuaranteedRef { $0.step(to: component, ownFactory: 0) }
        return try finish(step, to: component, repeat each argument)
    }

    /// Resolves a registration without looking it up, as part of the running resolution.
    ///
    /// No table may store the registration, so the caller owns it.
    func resolve<Service, each Argument>(
        _ target: Target,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        defer { withExtendedLifetime(target) {} }
        let step = container._withUnsafeGuaranteedRef { $0.step(toTarget: target, service: Service.self) }
        if step.isFast { return try finishFast(step, repeat each argument) }
        return try retained.finishSlowly(step, to: target, repeat each argument)
    }

    /// Finishes a step to a component.
    @inline(__always)
    func finish<Service, each Argument>(
        _ step: ResolutionStep,
        to component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard step.isFast else {
            return try retained.finishSlowly(step, to: component, repeat each argument)
        }
        return try finishFast(step, repeat each argument)
    }
}

extension Container {
    /// The container as a borrowed reference, which isn't counted.
    @inlinable
    @inline(__always)
    var borrowed: BorrowedContainer { BorrowedContainer(self) }
}

extension Resolver {
    /// This resolver as a container, which nearly every resolver is; `nil` for any other.
    ///
    /// Calls of a container through this are direct, so the compiler can specialize them.
    @inlinable
    @inline(__always)
    var borrowedContainer: BorrowedContainer? {
        // No class inherits from `Container`, so the comparison is exact. `type(of:)` doesn't work here: the optimizer
        // of Swift 6.3 fails if it is applied to an existential twice.
        guard Self.self == Container.self else { return nil }
        return BorrowedContainer(unsafeDowncast(self as AnyObject, to: Container.self))
    }
}

// MARK: - The untyped half

/// Determines the next step of a resolution.
///
/// These are functions, not closures, so that they return the step in registers.
extension Container {
    /// Begins the resolution of a service without a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to signature: ObjectIdentifier, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            core.step(to: core.find(signature: signature), service: service, context)
        }
    }

    /// Begins the resolution of a service with a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to signature: ObjectIdentifier, name: String, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            core.step(to: core.find(signature: signature, name: name), service: service, context)
        }
    }

    /// Begins the resolution of a key.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func step(to key: RegistrationKey, service: Any.Type) -> ResolutionStep {
        begin(isDiverted: isDiverted) { core, context in
            core.step(to: core.find(key), service: service, context)
        }
    }

    /// Begins the resolution of a component.
    ///
    /// - Parameter ownFactory: The address of the component's own factory, if the caller can call the initializer
    ///   instead; otherwise 0.
    /// - Complexity: O(1) on average.
    @usableFromInline
    @inline(never)
    func step(to component: ComponentTemplate, ownFactory: UInt) -> ResolutionStep {
        // Not by 'begin', since the optimizer doesn't inline this closure.
        let context = ResolutionContext.current
        if isDiverted { return ResolutionStep(.diverted, context) }
        let core = ownCore
        guard context.begin(in: core.hierarchy) else { return ResolutionStep(.otherGraph, context) }
        return core.step(
            to: core.find(component) ?? core.findUnregistered(component),
            service: component.service,
            context,
            ownFactory: ownFactory
        )
    }

    /// Begins a resolution by the container's own core, unless that is diverted or belongs to another object graph.
    @inline(__always)
    private func begin(
        isDiverted: @autoclosure () -> Bool,
        _ step: (Core, ResolutionContext) -> ResolutionStep
    ) -> ResolutionStep {
        let context = ResolutionContext.current
        if isDiverted() { return ResolutionStep(.diverted, context) }
        // Not an optional core, which would be retained.
        let core = ownCore
        guard context.begin(in: core.hierarchy) else { return ResolutionStep(.otherGraph, context) }
        return step(core, context)
    }

    @inline(never)
    fileprivate func step(toTarget target: Target, service: Any.Type) -> ResolutionStep {
        // The target may be of a container that is substituted, although this one isn't.
        guard let registration = target.undiverted else { return ResolutionStep(.diverted, .current) }
        return begin(isDiverted: false) { core, context in
            if target.isOfClosedOwner {
                context.end()
                return ResolutionStep(.otherGraph, context)
            }
            return core.step(to: registration, service: service, context)
        }
    }

    /// Finishes a step to a registration that was not looked up, or begins another one to what is active in the current task.
    @inline(never)
    fileprivate func finishSlowly<Service, each Argument>(
        _ step: ResolutionStep,
        to target: Target,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let core = step.isDiverted ? core : ownCore
        let (registration, context) = (target.active, step.context)
        // No table may store the registration, so this function owns it.
        defer { withExtendedLifetime(registration) {} }
        let hasBegun = step.isSlow || !registration.isOfClosedOwner && context.begin(in: core.hierarchy)
        defer { if hasBegun { context.end() } }
        do throws(ResolutionError) {
            if !hasBegun, registration.isOfClosedOwner {
                throw context.error(.containerClosed, at: registration.key)
            }
            return try core.resolveRegistration(Pinned(registration), context, repeat each argument)
        } catch {
            core.observeRefusal(error, in: context.span)
            throw error
        }
    }
}

extension Core {
    @inline(__always)
    fileprivate func find(_ component: ComponentTemplate) -> Pinned<Registration>? {
        component.hasPlainKey ? find(signature: component.key.signature.identity) : findNamed(component)
    }

    @inline(never)
    private func findNamed(_ component: ComponentTemplate) -> Pinned<Registration>? {
        find(component.key, hash: component.keyHash)
    }

    /// The registration that the root container made of an unregistered component, unless a fallback has another one.
    fileprivate func findUnregistered(_ component: ComponentTemplate) -> Pinned<Registration>? {
        guard !mayFallBack || fallback(for: component.key) == nil else { return nil }
        // Not by 'root', which would count references.
        guard let ancestor else { return findAdopted(component) }
        return searchesRoot ? ancestor.findAdopted(component) : nil
    }

    @inline(__always)
    private func findAdopted(_ component: ComponentTemplate) -> Pinned<Registration>? {
        component.hasPlainKey
            ? components.find(signature: component.ownKey.signature.identity)
            : components.find(component.ownKey, hash: component.ownKeyHash)
    }

    @inline(__always)
    fileprivate func step(
        to registration: Pinned<Registration>?,
        service: Any.Type,
        _ context: ResolutionContext,
        ownFactory: UInt = 0
    ) -> ResolutionStep {
        guard let registration else { return ResolutionStep(.unregistered, context) }
        return registration.read { object in
            object.pinnedPolicy.read { policy in
                policy.fastStep(
                    to: registration,
                    object,
                    service: service,
                    for: self,
                    context,
                    ownFactory: ownFactory
                )
            }
        }
    }
}

extension ResolutionStep {
    /// Determines the step to a dependency.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    @inline(__always)
    static func to(
        dependency signature: ObjectIdentifier,
        service: Any.Type,
        in container: BorrowedContainer?
    ) -> ResolutionStep {
        guard let container else { return .foreign }
        return container.container._withUnsafeGuaranteedRef { container in
            container.step(to: signature, service: service)
        }
    }

    /// Determines the step to a dependency that is a component.
    ///
    /// - Complexity: O(1) on average.
    @inlinable
    @inline(__always)
    static func to(
        dependency component: ComponentTemplate,
        in container: BorrowedContainer?
    ) -> ResolutionStep {
        guard let container else { return .foreign }
        guard component.hasPlainKey else { return .named }
        return container.container._withUnsafeGuaranteedRef { $0.step(to: component, ownFactory: 0) }
    }
}
