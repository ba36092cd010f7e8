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

    /// Whether the caller must call the initializer, and end the step.
    public let isOwn: Bool

    @inlinable
    @inline(__always)
    init(_ step: ResolutionStep, isOwn: Bool) {
        self.step = step
        self.isOwn = isOwn
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
        step.context.leaveAndEnd(failingWith: error)
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
            let step = container.step(to: template)
            return __ComponentStep(step, isOwn: step.calls(template.factoryAddress))
        case .other: return __ComponentStep(.slow, isOwn: false)
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

/// The factory of a component whose typed call takes no arguments.
///
/// Do not use it directly; generated code does.
///
/// These calls differ only in the component, so `@Register` writes an alias of this type instead of a type of its own: a
/// build spends less time on it. They are specialized, and inline the initializer of the component, where they are called.
///
/// The service is no parameter: the compiler takes as long to check it, for each component, as it saves.
@frozen
public struct __ArgumentFreeFactory<Component: Registrable>: ComponentFactory, Sendable {
    /// The component.
    ///
    /// Do not use it directly; generated code does.
    public typealias __Component = Component

    /// The key of the component.
    ///
    /// Do not use it directly; generated code does.
    public typealias __ProvidedKey = Component.__ProvidedKey

    /// The resolver that resolves the dependencies.
    ///
    /// Do not use it directly; generated code does.
    public let __resolver: __HeldResolver

    /// Creates a factory.
    ///
    /// Do not use it directly; generated code does.
    @inlinable
    @inline(__always)
    public init(__resolver: __HeldResolver) {
        self.__resolver = __resolver
    }

    /// Makes an instance of the component, or returns the one of its scope.
    ///
    /// Traps at the caller's line if the resolution fails.
    @inlinable
    public func callAsFunction(
        __file: StaticString = #fileID,
        __line: UInt = #line
    ) -> Component.RegisteredService {
        do throws(ResolutionError) {
            return try make()
        } catch {
            resolver.__trap(error, file: __file, line: __line)
        }
    }

    /// Makes an instance of the component, or returns the one of its scope.
    ///
    /// It calls the initializer directly unless another factory overrides it.
    ///
    /// - Throws: ``ResolutionError`` if the resolution fails.
    @inlinable
    public func make() throws(ResolutionError) -> Component.RegisteredService {
        let registration = Component.onlyRegistration
        let step = registration.__begin(by: __resolver)
        guard step.isOwn else { return try __resolver.__make(registration, by: step) }
        do {
            return step.end(with: try Component.__create(by: resolver))
        } catch {
            throw step.end(failingWith: error)
        }
    }

    /// Registers a closure that overrides the component.
    ///
    /// Do not use it directly; generated code does.
    public static func __override(
        in container: Container,
        with fake: @escaping @isolated(any) @Sendable () throws -> Component.RegisteredService
    ) -> __Override {
        Component.onlyRegistration.__override(in: container, with: fake)
    }
}

extension Registrable {
    /// The registration of a component whose factory is an ``__ArgumentFreeFactory``.
    ///
    /// Unchecked, because generated code uses that factory only with a registration of exactly this type. A requirement
    /// for the type would make the alias of the factory depend on another associated type of the same conformance. A cast would be
    /// a call at run time.
    @inlinable
    static var onlyRegistration: ComponentRegistration<Self.RegisteredService> {
        @inline(__always)
        get {
            knownValue(__argumentFreeRegistration, as: ComponentRegistration<Self.RegisteredService>.self)
        }
    }
}
