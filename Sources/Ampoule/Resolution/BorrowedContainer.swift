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
        let step = ResolutionStep.begin(key, service: serviceType, in: self)
        guard step.isShort else { return try retained.takeLonger(step, to: key, repeat each argument) }
        return try take(step, repeat each argument)
    }

    /// The instance of a service, made or shared as its registration says.
    @inlinable
    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = begin(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return try take(step, to: serviceType, name: name, repeat each argument)
    }

    /// The instance of a service, or nil if there is none, with the reason in the log.
    @inlinable
    @inline(__always)
    func instanceIfAny<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) -> Service? {
        let step = begin(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        if step.isUnregistered, step.endsUnnoticed(service: serviceType, in: self) { return nil }
        do {
            return try take(step, to: serviceType, name: name, repeat each argument)
        } catch {
            retained.report(error)
            return nil
        }
    }

    @inlinable
    @inline(__always)
    func begin<Service, each Argument>(
        _ serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String?
    ) -> ResolutionStep {
        guard let name else {
            let signature = ObjectIdentifier(Signature<Service, repeat each Argument>.self)
            return .begin(signature: signature, service: serviceType, in: self)
        }
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
        return .begin(key, service: serviceType, in: self)
    }

    @inlinable
    @inline(__always)
    func take<Service, each Argument>(
        _ step: ResolutionStep,
        to serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard step.isShort else {
            let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: name)
            return try retained.takeLonger(step, to: key, repeat each argument)
        }
        return try take(step, repeat each argument)
    }

    /// An instance of a component: what is registered under its key serves, or else its own factory.
    @inlinable
    func instance<Service, each Argument>(
        of component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = ResolutionStep.begin(component.identity, service: Service.self, in: self)
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
        do {
            let factory = step.object.unsafelyUnwrapped
            return step.end(with: try TypedFactory.call(factory, container, repeat each argument))
        } catch {
            throw step.end(failingWith: error)
        }
    }
}

extension Container {
    /// The container without a count of its references.
    @inlinable
    @inline(__always)
    var borrowed: BorrowedContainer { BorrowedContainer(self) }
}
