/// The next step of a typed call of a component.
///
/// Nearly always it is to call the component's own initializer, which the generated code does then, so that the
/// compiler sees through it: no factory is called by its address, and no argument is wrapped for that.
///
/// The service is a parameter of the type, so that no existential is opened when an instance is passed.
public struct __ComponentStep<Service> {
    @usableFromInline
    let step: ResolutionStep

    @inlinable
    @inline(__always)
    init(_ step: ResolutionStep) {
        self.step = step
    }

    /// Whether the initializer is to be called, with the dependencies from the resolver at hand, and its end
    /// to be told.
    @inlinable
    public var isOwn: Bool {
        @inline(__always)
        get { step.isOwn }
    }

    /// Tells that the initializer has made an instance.
    ///
    /// - Returns: The instance to hand out.
    @inlinable
    @inline(__always)
    public func end(with instance: consuming Service) -> Service {
        step.end(with: instance)
    }

    /// Tells that the initializer, or one of a dependency, has thrown an error.
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
    /// A member of the registration, so that there is nothing to infer where the types of the arguments are unknown.
    @inlinable
    @inline(__always)
    public func __begin(by resolver: __HeldResolver) -> __ComponentStep<Service> {
        switch resolver {
        case .container(let container):
            __ComponentStep(container.beginStep(identity, ownFactory: identity.factoryAddress))
        case .other: __ComponentStep(.foreign)
        }
    }
}

extension __HeldResolver {
    /// An instance of a component that is not made by calling its own initializer.
    @inlinable
    @inline(__always)
    public func __make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: __ComponentStep<Service>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.step.isTaking { return step.step.take() }
        return try make(registration, by: step.step, repeat each argument)
    }

    /// The slow path of making an instance, compiled once instead of for each component.
    @usableFromInline
    @inline(never)
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try resolver.make(registration, by: step, repeat each argument)
    }
}

extension Resolver {
    /// An instance of a component by a step that has entered no factory.
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = borrowedContainer else {
            return try make(registration, byForeignResolver: repeat each argument)
        }
        return try container.take(step, to: registration, repeat each argument)
    }

    /// Stops the program at the caller's line, because a call that cannot throw has failed.
    public func __trap(_ error: ResolutionError, file: StaticString, line: UInt) -> Never {
        trap(error, file: file, line: line)
    }
}
