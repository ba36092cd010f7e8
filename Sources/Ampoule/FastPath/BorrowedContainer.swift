/// A container that the caller keeps alive, so that no reference to it is counted.
///
/// Its owner is the caller of the public function that borrows it. Where only a local variable may own the container, as
/// with a substitute, call `resolve` of ``Core``, which keeps it alive.
///
/// Reference counts would make threads that resolve from one container contend. The typed half of the fast path is
/// here: it is specialized where it is called. The untyped half, in `FastPath.swift`, determines the next ``ResolutionStep``
/// once for all types.
@usableFromInline
typealias BorrowedContainer = Pinned<Container>

extension BorrowedContainer {
    /// Finishes a step of the fast path.
    @inlinable
    func finishFast<Service, each Argument>(
        _ step: ResolutionStep,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.hasInstance { return step.copyInstance() }
        return try step.make(by: TypedFactory<Service, repeat each Argument>.self) { factory in
            try read { container in try factory.value(container, repeat each argument) }
        }
    }

    // MARK: - Keys and components

    /// Resolves a key.
    ///
    /// - Parameter findsComponents: Whether an unregistered component serves, as it does for a dependency.
    @inlinable
    func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        findsComponents: Bool = false,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = read { $0.step(to: key, service: Service.self) }
        if step.isFast { return try finishFast(step, repeat each argument) }
        return try object.resolveSlowly(
            .key(key, findsComponents: findsComponents),
            repeat each argument
        )
    }

    /// Resolves a component: by the registration under its key, or else by its own factory.
    func resolveComponent<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let step = read { $0.step(to: component) }
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
        let step = read { $0.step(toTarget: target, service: Service.self) }
        if step.isFast { return try finishFast(step, repeat each argument) }
        return try object.resolveSlowly(target, repeat each argument)
    }

    /// Resolves a target without arguments.
    ///
    /// Code that isn't specialized for the service, as for the elements of a collection, resolves it without the metadata
    /// of an empty pack.
    func resolve<Service>(_ target: Target) throws(ResolutionError) -> Service {
        defer { withExtendedLifetime(target) {} }
        let step = read { $0.step(toTarget: target, service: Service.self) }
        guard step.isFast else { return try object.resolveSlowly(target) }
        if step.hasInstance { return step.copyInstance() }
        return try step.make(by: TypedFactory<Service>.self) { factory in
            try read { container in try factory.value(container) }
        }
    }

    /// Finishes a step to a component.
    @inline(__always)
    func finish<Service, each Argument>(
        _ step: ResolutionStep,
        to component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isFast { return try finishFast(step, repeat each argument) }
        return try object.resolveSlowly(.component(component), repeat each argument)
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
        return BorrowedContainer(known(self as AnyObject, as: Container.self))
    }
}

// MARK: - Services

extension Resolver {
    /// Determines the step to a service.
    @inlinable
    @inline(__always)
    func step<Service, each Argument>(
        to serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type,
        name: String?
    ) -> ResolutionStep {
        guard let container = borrowedContainer else { return .slow }
        let signature = Signature<Service, repeat each Argument>.ofKey.identity
        return container.read { container in
            guard let name else { return container.step(to: signature, service: serviceType) }
            return container.step(to: signature, name: name, service: serviceType)
        }
    }
}

/// Finishes a step to a service that has not entered a factory.
///
/// The container is that of the resolver, which is opened only once: otherwise, the optimizer of Swift 6.3 fails.
@inlinable
@inline(never)
func finish<Service, each Argument>(
    _ step: ResolutionStep,
    name: String?,
    in container: BorrowedContainer?,
    of resolver: any Resolver,
    _ argument: repeat each Argument
) throws(ResolutionError) -> Service {
    if step.hasInstance { return step.copyInstance() }
    guard let container else {
        return try resolver.instance(
            of: Service.self,
            name: name,
            option: nil,
            arguments: repeat each argument
        )
    }
    let key = RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name)
    return try container.object.resolveSlowly(
        .key(key, findsComponents: false),
        repeat each argument
    )
}

/// Finishes a step to a service that has not entered a factory, or returns `nil` and reports why.
@inlinable
@inline(never)
func finishIfAny<Service, each Argument>(
    _ step: ResolutionStep,
    name: String?,
    in container: BorrowedContainer?,
    of resolver: any Resolver,
    _ argument: repeat each Argument
) -> Service? {
    if step.hasInstance {
        let instance: Service = step.copyInstance()
        return instance
    }
    if let container {
        let key = RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name)
        if container.object.findsNothingSilently(key) { return nil }
    }
    do {
        // A variable, or else the compiler infers the optional as the service.
        let instance: Service = try finish(
            step,
            name: name,
            in: container,
            of: resolver,
            repeat each argument
        )
        return instance
    } catch {
        resolver.report(error)
        return nil
    }
}

// MARK: - Dependencies

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
    let step = resolver.step(to: type, name: nil)
    guard step.isFast else { return try slowDependency(type, of: resolver) }
    return try step.finishDependency(of: resolver)
}

/// Resolves a dependency that is a component, by its own type.
@inlinable
@inline(__always)
func component<Component: Registrable>(
    _ type: Component.Type,
    of resolver: any Resolver
) throws -> Component
where Component.__ArgumentFreeRegistration == ComponentRegistration<Component> {
    // Known where the function is specialized.
    guard _canBeClass(type) == 1 else { return try value(type, of: resolver) }
    let template = Pinned(Component.__argumentFreeRegistration.template)
    let object = try objectDependency(on: template, of: resolver)
    return knownValue(object, as: Component.self)
}

/// Resolves a dependency that is a component and no object, by its own type.
@inlinable
@inline(never)
func value<Component: Registrable>(
    _ type: Component.Type,
    of resolver: any Resolver
) throws -> Component
where Component.__ArgumentFreeRegistration == ComponentRegistration<Component> {
    let template = Component.__argumentFreeRegistration.template
    let step = ResolutionStep.to(dependency: template, in: resolver.borrowedContainer)
    guard step.isFast else { return try slowDependency(on: template, of: resolver) }
    return try step.finishDependency(of: resolver)
}

extension ResolutionStep {
    /// Finishes a step of the fast path.
    @inlinable
    @inline(__always)
    func finishDependency<Dependency>(of resolver: any Resolver) throws -> Dependency {
        if hasInstance { return copyInstance() }
        return try make(by: TypedFactory<Dependency>.self) { factory in try factory.value(resolver) }
    }
}

@usableFromInline
@inline(never)
func slowDependency<Dependency>(
    _ type: Dependency.Type,
    of resolver: any Resolver
) throws -> Dependency {
    guard let container = resolver.borrowedContainer else { return try resolver.foreignDependency(type) }
    let key = RegistrationKey(type)
    return try container.object.resolveSlowly(.key(key, findsComponents: true))
}

@usableFromInline
@inline(never)
func slowDependency<Component>(
    on component: ComponentTemplate,
    of resolver: any Resolver
) throws -> Component {
    // The component has a name, but the dependency on it has none.
    guard component.hasPlainKey else { return try resolver.require(Component.self) }
    guard let container = resolver.borrowedContainer else {
        return try resolver.__make(ComponentRegistration<Component>(component))
    }
    return try container.object.resolveSlowly(.component(component))
}
