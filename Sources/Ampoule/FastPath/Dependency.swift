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
