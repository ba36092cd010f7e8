/// The next step of a typed call of a component.
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
    /// A member of the registration, so that the compiler has nothing to infer where the argument types are unknown.
    @inlinable
    @inline(__always)
    public func __begin(by resolver: __HeldResolver) -> __ComponentStep<Service> {
        switch resolver {
        case .container(let container):
            __ComponentStep(container.step(to: template, ownFactory: template.factoryAddress))
        case .other: __ComponentStep(.foreign)
        }
    }
}

extension __HeldResolver {
    /// Finishes a step that does not call the initializer.
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
        // Without a parameter pack.
        if step.isInSlot { return try step.finishInSlot(of: resolver) }
        return try resolver.make(registration, by: step, repeat each argument)
    }
}

extension Resolver {
    /// Finishes a step that has entered no factory.
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        by step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = borrowedContainer else {
            return try make(registration, byForeignResolver: repeat each argument)
        }
        return try container.finish(step, to: registration.template, repeat each argument)
    }

    /// Stops the program at the caller's line, because a call that cannot throw has failed.
    public func __trap(_ error: ResolutionError, file: StaticString, line: UInt) -> Never {
        trap(error, file: file, line: line)
    }
}

// The compiler specializes these functions once for each service that a module's components depend on; all components
// that depend on it share the specialization. They inline the common cases, and leave the rest to the library. They
// throw untyped errors: typed ones would be wrapped, and unwrapped, at each component on the resolution path.

/// Resolves a dependency that has neither a name nor arguments.
@inlinable
@inline(never)
func dependency<Dependency>(
    _ type: Dependency.Type,
    of resolver: any Resolver
) throws -> Dependency {
    let signature = Signature<Dependency>.ofKey.identity
    let step = ResolutionStep.to(
        dependency: signature,
        service: Dependency.self,
        in: resolver.borrowedContainer
    )
    guard step.isFast else { return try slowDependency(type, of: resolver, by: step) }
    return try step.finishDependency(of: resolver)
}

/// Resolves a dependency that is a component, by its own type.
@inlinable
@inline(never)
func component<Component: Registrable>(
    _ type: Component.Type,
    of resolver: any Resolver
) throws -> Component
where Component.__ArgumentFreeRegistration == ComponentRegistration<Component> {
    let registration = Component.__argumentFreeRegistration
    let step = ResolutionStep.to(
        dependency: registration.template,
        in: resolver.borrowedContainer
    )
    guard step.isFast else { return try slowDependency(on: registration, of: resolver, by: step) }
    return try step.finishDependency(of: resolver)
}

extension ResolutionStep {
    /// Finishes a step of the fast path.
    @inlinable
    @inline(__always)
    func finishDependency<Dependency>(of resolver: any Resolver) throws -> Dependency {
        if hasInstance { return copyInstance() }
        if isInSlot { return try finishInSlot(of: resolver) }
        do {
            // A local variable for the instance would cause a copy, and so would an end that may throw.
            return end(with: try TypedFactory.call(object.unsafelyUnwrapped, resolver))
        } catch {
            throw self.error(failingWith: error)
        }
    }

    /// Finishes a step of the fast path whose instance belongs to a slot; its factory takes no arguments.
    @inlinable
    @inline(never)
    func finishInSlot<Dependency>(of resolver: any Resolver) throws(ResolutionError) -> Dependency {
        do {
            var instance: Dependency = try TypedFactory.call(object.unsafelyUnwrapped, resolver)
            try endFactory(with: &instance)
            return instance
        } catch {
            throw end(failingWith: error)
        }
    }
}

@usableFromInline
@inline(never)
func slowDependency<Dependency>(
    _ type: Dependency.Type,
    of resolver: any Resolver,
    by step: ResolutionStep
) throws -> Dependency {
    guard let container = resolver.borrowedContainer else { return try resolver.require(type) }
    return try container.retained.finishDependency(step, to: RegistrationKey(service: type, name: nil))
}

@usableFromInline
@inline(never)
func slowDependency<Component>(
    on registration: ComponentRegistration<Component>,
    of resolver: any Resolver,
    by step: ResolutionStep
) throws -> Component {
    if case .named = step.kind { return try resolver.require(Component.self) }
    return try resolver.make(registration, by: step)
}
