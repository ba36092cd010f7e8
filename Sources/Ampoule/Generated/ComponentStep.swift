/// The next step of a typed call of a component.
///
/// Do not use it directly; generated code does.
///
/// Usually, the generated code calls the component's own initializer, which the compiler can then inline: no factory is
/// called by its address, and no argument is wrapped.
///
/// The service is a parameter of the type, so that passing an instance opens no existential.
@frozen
public struct __ComponentStep<Service> {
    @usableFromInline
    let step: ResolutionStep

    @inlinable
    @inline(__always)
    init(_ step: ResolutionStep) {
        self.step = step
    }

    /// Whether the caller must call the initializer, and end the step.
    @inlinable
    public var isOwn: Bool {
        @inline(__always)
        get { step.callsInitializer }
    }

    /// Ends the step with the instance that the initializer has made.
    ///
    /// - Returns: The instance to return.
    @inlinable
    @inline(__always)
    public func end(with instance: consuming Service) -> Service {
        step.end(with: instance)
    }

    /// Ends the step with the error that the initializer, or that of a dependency, has thrown.
    ///
    /// - Returns: The error to throw.
    @inlinable
    @inline(__always)
    public func end(failingWith error: any Error) -> ResolutionError {
        step.end(failingWith: error)
    }
}

extension ComponentRegistration {
    /// Begins to make an instance of the component.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// A member of the registration, so that the compiler has nothing to infer where the argument types are unknown.
    @inlinable
    @inline(__always)
    public func __begin(by resolver: __HeldResolver) -> __ComponentStep<Service> {
        switch resolver {
        case .container(let container):
            __ComponentStep(container.step(to: template, ownFactory: template.factoryAddress))
        case .other: __ComponentStep(.slow)
        }
    }
}

extension __HeldResolver {
    /// Finishes a step that does not call the initializer.
    ///
    /// Do not use it directly; generated code does.
    @inlinable
    @inline(__always)
    public func __make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: __ComponentStep<Service>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.step.hasInstance { return step.step.copyInstance() }
        return try make(registration, by: step.step, repeat each argument)
    }

    /// Finishes a step, compiled once instead of for each component.
    @usableFromInline
    @inline(never)
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = resolver.borrowedContainer else {
            return try resolver.make(registration, byForeignResolver: repeat each argument)
        }
        return try container.finish(step, to: registration.template, repeat each argument)
    }
}

extension Resolver {
    /// Stops the program at the caller's line, because a call that cannot throw has failed.
    ///
    /// Do not use it directly; generated code does.
    public func __trap(_ error: ResolutionError, file: StaticString, line: UInt) -> Never {
        trap(error, file: file, line: line)
    }
}
