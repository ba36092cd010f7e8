/// How a container finds out what to do for a resolution.
///
/// These are functions of the container, which return the step in registers: a closure that the compiler does
/// not make a part of the function around it would return it in memory.
extension Container {
    /// Begins the resolution of a service without a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func beginStep(signature: ObjectIdentifier, service: Any.Type) -> ResolutionStep {
        let context = ResolutionContext.current
        guard context.begin(in: self) else { return ResolutionStep(kind: .otherGraph, context: context) }
        return step(to: find(signature: signature), service: service, context)
    }

    /// Begins the resolution of a service with a name.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func beginStep(signature: ObjectIdentifier, name: String, service: Any.Type) -> ResolutionStep {
        let context = ResolutionContext.current
        guard context.begin(in: self) else { return ResolutionStep(kind: .otherGraph, context: context) }
        return step(to: find(signature: signature, name: name), service: service, context)
    }

    /// Begins the resolution of a key.
    ///
    /// - Complexity: O(1) on average.
    @usableFromInline
    func beginStep(_ key: RegistrationKey, service: Any.Type) -> ResolutionStep {
        let context = ResolutionContext.current
        guard context.begin(in: self) else { return ResolutionStep(kind: .otherGraph, context: context) }
        return step(to: find(key), service: service, context)
    }

    /// Begins the resolution of a component.
    ///
    /// - Parameter ownFactory: The address of the component's own factory, if the caller can take its place; or 0.
    /// - Complexity: O(1) on average.
    @usableFromInline
    @inline(never)
    func beginStep(_ component: ComponentIdentity, ownFactory: UInt) -> ResolutionStep {
        let context = ResolutionContext.current
        guard context.begin(in: self) else { return ResolutionStep(kind: .otherGraph, context: context) }
        let registration =
            component.hasPlainKey ? find(signature: component.key.signature.identity) : find(component)
        return step(
            to: registration ?? findUnfiled(component),
            service: component.service,
            context,
            ownFactory: ownFactory
        )
    }

    /// The registration of a component that has a name.
    @inline(never)
    private func find(_ component: ComponentIdentity) -> Unmanaged<Registration>? {
        find(component.key, hash: component.keyHash)
    }

    /// The component as it was adopted before, unless a fallback has a registration.
    private func findUnfiled(_ component: ComponentIdentity) -> Unmanaged<Registration>? {
        guard !mayFallBack || fallback(for: component.key) == nil else { return nil }
        // Not by 'root', whose references would be counted.
        guard let ancestor else { return findAdopted(component) }
        return ancestor.findAdopted(component)
    }

    @inline(__always)
    private func findAdopted(_ component: ComponentIdentity) -> Unmanaged<Registration>? {
        component.hasPlainKey
            ? components.find(signature: component.ownKey.signature.identity)
            : components.find(component.ownKey, hash: component.ownKeyHash)
    }

    @inline(__always)
    private func step(
        to registration: Unmanaged<Registration>?,
        service: Any.Type,
        _ context: ResolutionContext,
        ownFactory: UInt = 0
    ) -> ResolutionStep {
        guard let registration else { return ResolutionStep(kind: .unregistered, context: context) }
        return registration._withUnsafeGuaranteedRef { registration in
            registration.publishedConfiguration._withUnsafeGuaranteedRef { configuration in
                step(
                    to: registration,
                    configuration,
                    service: service,
                    context,
                    ownFactory: ownFactory
                )
            }
        }
    }

    @inline(__always)
    private func step(
        to registration: Registration,
        _ configuration: Registration.Configuration,
        service: Any.Type,
        _ context: ResolutionContext,
        ownFactory: UInt = 0
    ) -> ResolutionStep {
        let reference = Unmanaged.passUnretained(registration)
        let factory = registration.factoryAddress
        let isOwn = UInt(bitPattern: factory) == ownFactory
        let other = ResolutionStep(kind: .other, context: context, registration: reference)
        switch configuration.kind {
        case .shared:
            guard let instance = configuration.containerSlot?.address else { return other }
            return ResolutionStep(
                kind: .take,
                context: context,
                registration: reference,
                object: instance
            )
        case .transient:
            guard configuration.completions == nil, context.enterFactoryIfFree(of: reference, for: self)
            else {
                return other
            }
            return ResolutionStep(
                kind: isOwn ? .makeOwn : .make,
                context: context,
                registration: reference,
                object: factory
            )
        case .graph:
            if let instance = context.localInstance(of: reference, type: service) {
                return ResolutionStep(
                    kind: .take,
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
                kind: isOwn ? .makeOwnInGraph : .makeInGraph,
                context: context,
                registration: reference,
                object: factory
            )
        }
    }
}
