/// The operations of `ScopePolicy+Making.swift`, with their common cases inlined: an instance is cached, or the scope
/// may make one without completions. All other cases are left to the slow path.
extension ScopePolicy {
    /// The step to the instance of a registration with this policy.
    ///
    /// - Parameters:
    ///   - reference: The registration.
    ///   - registration: The registration, borrowed.
    ///   - service: The type of the service.
    ///   - container: The container that resolves.
    ///   - context: The context, in which the resolution has begun.
    ///   - ownFactory: The address of the factory whose initializer the caller can call; otherwise 0.
    @inline(__always)
    func fastStep(
        to reference: Pinned<Registration>,
        _ registration: Registration,
        service: Any.Type,
        for container: Core,
        _ context: ResolutionContext,
        ownFactory: UInt
    ) -> ResolutionStep {
        let slow = ResolutionStep(.slow, context, registration: reference)
        #if DEBUG
        if context.state.pointee.isSlowPathForced { return slow }
        #endif
        switch kind {
        case .shared:
            guard let instance = containerSlot?.address else { return slow }
            return ResolutionStep(.copyInstance, context, registration: reference, object: instance)
        case .level:
            if let instance = container.levelInstance(of: self) {
                return ResolutionStep(.copyInstance, context, registration: reference, object: instance)
            }
            // The slow path closes instances, and finds out for which types it has to.
            // An instance with arguments could not be made again if it belongs to a failed cycle of several threads.
            guard completions == nil, closability.last == false, registration.key.signature.takesNoArguments,
                let slot = container.levelSlot(of: self),
                context.tryToReserve(slot, of: reference, for: container.identity)
            else { return slow }
            // Not by the initializer, whose caller cannot fail if the container is closed.
            return ResolutionStep(
                .callFactoryInSlot,
                context,
                registration: reference,
                object: registration.factoryAddress
            )
        case .slow:
            return slow
        case .transient:
            guard completions == nil,
                context.tryToEnterFactory(of: reference, for: container.identity)
            else { return slow }
            let factory = registration.factoryAddress
            let isOwn = UInt(bitPattern: factory) == ownFactory
            return ResolutionStep(
                isOwn ? .callInitializer : .callFactory,
                context,
                registration: reference,
                object: factory
            )
        case .graph:
            if let instance = context.localInstance(of: registration.serialNumber, type: service) {
                return ResolutionStep(.copyInstance, context, registration: reference, object: instance)
            }
            guard !context.isGraphPublished, completions == nil,
                context.tryToEnterFactory(of: reference, for: container.identity)
            else { return slow }
            let factory = registration.factoryAddress
            let isOwn = UInt(bitPattern: factory) == ownFactory
            return ResolutionStep(
                isOwn ? .callInitializerInGraph : .callFactoryInGraph,
                context,
                registration: reference,
                object: factory
            )
        }
    }
}
