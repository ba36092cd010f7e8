/// A container that somebody else holds on to, so that its references need not be counted.
///
/// Counting is what would make threads that resolve from one container wait for each other. All ways to an
/// instance lead through here: they are adapted to their types where they are called from, and leave to
/// ``ResolutionStep`` what is the same for all types.
@usableFromInline
struct BorrowedContainer {
    @usableFromInline
    let container: Unmanaged<Container>

    @inlinable
    @inline(__always)
    init(_ container: Container) {
        self.container = Unmanaged.passUnretained(container)
    }

    /// The container itself, for all that is not in a hurry.
    @inlinable
    var retained: Container { container.takeUnretainedValue() }

    // MARK: - Ways to an instance

    /// The instance of a service for a key, made or shared as the registration says.
    @inlinable
    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        for key: RegistrationKey,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = container._withUnsafeGuaranteedRef { $0.beginStep(key, service: serviceType) }
        guard step.isShort else { return try retained.takeLonger(step, to: key, repeat each argument) }
        return try take(step, repeat each argument)
    }

    /// Takes a step to the instance of a service, or to nil if there is none, with the reason in the log.
    ///
    /// - Parameter step: A step that has not entered a factory.
    @inlinable
    @inline(never)
    func takeIfAny<Service, each Argument>(
        _ step: ResolutionStep,
        to serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) -> Service? {
        if step.isTaking {
            let instance: Service = step.take()
            return instance
        }
        if step.isUnregistered, step.endsUnnoticed(service: serviceType, in: self) { return nil }
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return retained.takeLongerIfAny(step, to: key, repeat each argument)
    }

    /// Begins the resolution of a service.
    @inlinable
    @inline(__always)
    func begin<Service, each Argument>(
        _ serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String?
    ) -> ResolutionStep {
        let signature = Signature<Service, repeat each Argument>.ofKey.identity
        return container._withUnsafeGuaranteedRef { container in
            guard let name else { return container.beginStep(signature: signature, service: serviceType) }
            return container.beginStep(signature: signature, name: name, service: serviceType)
        }
    }

    /// Takes a step to the instance of a service.
    ///
    /// - Parameter step: A step that has not entered a factory.
    @inlinable
    @inline(never)
    func take<Service, each Argument>(
        _ step: ResolutionStep,
        to serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isTaking { return step.take() }
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return try retained.takeLonger(step, to: key, repeat each argument)
    }

    /// An instance of a component: what is registered under its key serves, or else its own factory.
    @inlinable
    func instance<Service, each Argument>(
        of component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = container._withUnsafeGuaranteedRef { $0.beginStep(component.identity, ownFactory: 0) }
        return try take(step, to: component, repeat each argument)
    }

    /// Takes a step to an instance of a component.
    @inlinable
    @inline(__always)
    func take<Service, each Argument>(
        _ step: ResolutionStep,
        to component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard step.isShort else {
            return try retained.takeLonger(step, to: component, repeat each argument)
        }
        return try take(step, repeat each argument)
    }

    /// Takes a short step, and ends the resolution.
    @inlinable
    func take<Service, each Argument>(
        _ step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isTaking { return step.take() }
        return try step.make(by: TypedFactory<Service, repeat each Argument>.self) { factory in
            try container._withUnsafeGuaranteedRef { container in
                try factory.pointee(container, repeat each argument)
            }
        }
    }
}

extension Container {
    /// The container without a count of its references.
    @inlinable
    @inline(__always)
    var borrowed: BorrowedContainer { BorrowedContainer(self) }
}
