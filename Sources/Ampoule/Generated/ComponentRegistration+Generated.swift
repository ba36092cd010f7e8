/// The initializers that generated code calls.
extension ComponentRegistration {
    /// Describes a registration.
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        making: __SynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: Bool? = nil
    ) {
        let key = RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name)
        let origin = ComponentOrigin(
            component: component,
            number: number,
            actor: making.actor,
            isIsolationKnown: completions.allSatisfy { $0.actor === making.actor },
            // A component with an implicit actor has that of its module or its superclass.
            isSendable: sendability ?? (Service.self == Component.self),
            mayBeClosable: Component.__mayBeClosable
        )
        self.init(
            ComponentTemplate(
                key: key,
                factory: making.factory,
                attributes: Registration.Attributes(origin: origin),
                completions: completions.closures,
                scope: scope,
                forwards: forwards
            )
        )
    }

    /// Describes a registration under a shorter key, which omits arguments that have default values.
    ///
    /// - Parameters:
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the omitted arguments.
    public init<each Complete, each Default>(
        shortening complete: ComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        let key = GivenArguments<repeat each Argument>.Key(Service.self, of: complete.template, by: defaults)
        self.init(key.template(of: Service.self))
    }

    // The argument is neither an implicit member nor a type: with those, the compiler adds an error about type inference
    // to each error about an unknown type.

    /// Describes a registration of a static function.
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: Bool? = nil
    ) {
        self.init(
            component,
            making: __SynchronousMaking(factory),
            completions: completions,
            number: number,
            name: name,
            scope: scope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes the registration of a component whose factory is an `__ArgumentFreeFactory`.
    ///
    /// That calls a requirement. A reference to the function of the component would be converted in each component.
    @inlinable
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        completions: [__Completion] = [],
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: Bool? = nil
    ) where Component.RegisteredService == Service {
        self.init(
            component,
            factory: { (resolver: any Resolver, _: repeat each Argument) throws -> Service in
                try Component.__create(by: resolver)
            },
            completions: completions,
            name: name,
            scope: scope,
            forwards: forwards,
            sendability: sendability
        )
    }
}

extension AsynchronousComponentRegistration {
    /// Describes a registration.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = []
    ) {
        let asynchronousFactory = AsynchronousFactory(factory.make)
        let origin = ComponentOrigin(
            component: component,
            number: number,
            actor: factory.actor,
            // A factory without an actor may run on the actor of its caller.
            isIsolationKnown: factory.actor != nil && completions.isEmpty,
            mayBeClosable: Component.__mayBeClosable
        )
        self.init(
            ComponentTemplate(
                key: RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name),
                factory: asynchronousFactory.refusal,
                attributes: Registration.Attributes(origin: origin, asynchronousFactory: asynchronousFactory),
                completions: completions.closures,
                scope: scope,
                forwards: forwards
            )
        )
    }

    /// Describes a registration under a shorter key, which omits arguments that have default values.
    ///
    /// - Parameters:
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the omitted arguments.
    public convenience init<each Complete, each Default>(
        shortening complete: AsynchronousComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        let key = GivenArguments<repeat each Argument>.Key(Service.self, of: complete.template, by: defaults)
        self.init(key.template(of: Service.self))
    }
}

// MARK: - Overrides

extension ComponentRegistration {
    /// Registers a closure that overrides the component.
    ///
    /// Do not use it directly; generated code does.
    public func __override(
        in container: Container,
        with fake: @escaping @isolated(any) @Sendable (repeat each Argument) throws -> Service
    ) -> __Override {
        let plain = unsafeBitCast(
            IsolatedFake(function: fake),
            to: PlainFake<Service, repeat each Argument>.self
        )
        return __override(in: container, isolation: fake.isolation) {
            (_: any Resolver, argument: repeat each Argument) in
            try plain.function(repeat each argument)
        }
    }

    /// Registers a closure that overrides the component, called by a factory without isolation.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - actor: The actor that the closure is isolated to, if any.
    ///   - factory: Calls the closure as one without isolation. It is thread-safe, because it captures nothing else;
    ///     its type doesn't say so, because it may use types that aren't `SendableMetatype`.
    public func __override(
        in container: Container,
        isolation actor: (any Actor)?,
        calling factory: @escaping (any Resolver, repeat each Argument) throws -> Service
    ) -> __Override {
        // Unchecked because the type of the factory doesn't say that it is thread-safe; see above.
        nonisolated(unsafe) let factory = factory
        let origin = template.attributes.origin
        let isolation = InstanceIsolation(
            actor: actor,
            // The description of the component is that of an instance on the component's actor.
            isSendable: actor === origin?.actor && origin?.isSendable ?? false
        )
        return container.override(
            template,
            Service.self,
            factory: Isolation(actor: actor).factory {
                (resolver: any Resolver, argument: repeat each Argument) in
                try factory(resolver, repeat each argument)
            },
            attributes: Registration.Attributes(statedIsolation: isolation, overridden: origin?.identity)
        )
    }
}

extension AsynchronousComponentRegistration {
    /// Registers a closure that overrides the component, called by a factory.
    ///
    /// Do not use it directly; generated code does.
    public func __override(
        in container: Container,
        calling factory:
            nonisolated(nonsending) @escaping (AsynchronousResolver, repeat each Argument) async throws ->
            Service
    ) -> __Override {
        // Unchecked because the type of the factory doesn't say that it is thread-safe. Generated code wrote it: it captures the
        // closure of the override, which is, and nothing else.
        nonisolated(unsafe) let make = factory
        let factory = AsynchronousFactory {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await make(resolver, repeat each argument)
        }
        return container.override(
            template,
            Service.self,
            factory: factory.refusal,
            attributes: Registration.Attributes(
                asynchronousFactory: factory,
                overridden: template.attributes.origin?.identity
            )
        )
    }
}

// Isolation doesn't change the representation of a function; see '__SynchronousMaking'.

private struct IsolatedFake<Service, each Argument> {
    let function: @isolated(any) @Sendable (repeat each Argument) throws -> Service
}

private struct PlainFake<Service, each Argument> {
    let function: @Sendable (repeat each Argument) throws -> Service
}

/// An isolated closure as one without isolation, which the caller calls on the actor only.
///
/// Do not use it directly; generated code does.
///
/// - Parameters:
///   - fake: The closure.
///   - type: Its type without `@isolated(any)`.
public func __plain<Fake, Plain>(_ fake: Fake, as type: Plain.Type) -> Plain {
    unsafeBitCast(fake, to: type)
}

// MARK: - Decorators

extension Container {
    /// Registers a component as a decorator; traps at the given line if there is nothing to decorate.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - registration: The registration of the component, whose first argument is the instance to decorate.
    ///   - passed: Converts an instance of the service to that argument.
    ///   - service: Converts the component to the service.
    ///   - file: The file of the component.
    ///   - line: The line of the component.
    public func __decorate<Service, Decorated, Component, each Argument>(
        by registration: ComponentRegistration<Component, Decorated, repeat each Argument>,
        passing passed: __Conversion<Service, Decorated>,
        as service: __Conversion<Component, Service>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        typealias Awaited = AsynchronousComponentRegistration<Component, Decorated, repeat each Argument>
        __decorate(by: Awaited(registration.template), passing: passed, as: service, file: file, line: line)
    }

    /// Registers a component, asynchronous or not, as a decorator; traps at the given line if there is nothing to decorate.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - registration: The registration of the component, whose first argument is the instance to decorate.
    ///   - passed: Converts an instance of the service to that argument.
    ///   - service: Converts the component to the service.
    ///   - file: The file of the component.
    ///   - line: The line of the component.
    public func __decorate<Service, Decorated, Component, each Argument>(
        by registration: AsynchronousComponentRegistration<Component, Decorated, repeat each Argument>,
        passing passed: __Conversion<Service, Decorated>,
        as service: __Conversion<Component, Service>,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let component = registration.template
        var decorate: ClosureDecoration<Service, repeat each Argument>.Decorate?
        if !component.isAsynchronous {
            let synchronous = ComponentRegistration<Component, Decorated, repeat each Argument>(component)
            decorate = { (resolver: any Resolver, instance: Service, argument: repeat each Argument) in
                service(try resolver.__make(synchronous, passed(instance), repeat each argument))
            }
        }
        let decoration = ClosureDecoration<Service, repeat each Argument>(
            decorate: decorate,
            awaited: { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
                service(try await registration.make(by: resolver, passed(instance), repeat each argument))
            },
            component: component.attributes.origin.map { origin in
                DecoratingComponent(
                    origin: origin,
                    key: component.attributes.shortenedKey?.keys.first ?? component.key
                )
            }
        )
        let registrar = core.registrar
        guard !registrar.isCollecting else {
            registrar.set(component.makeRegistration(under: component.key, defaultScope: .transient))
            return
        }
        let key = RegistrationKey(
            Service.self,
            argumentTypes: repeat (each Argument).self,
            name: component.key.name
        )
        PendingDecorations.perform(in: self) {
            do throws(ResolutionError) {
                let _: ServiceEntry<Service> = try self.core.decorate(key, by: decoration)
            } catch {
                trap(error, file: file, line: line)
            }
        }
    }
}

/// A conversion of an instance to another type, written by a macro as a function that returns its argument.
///
/// Do not use it directly; generated code does.
public struct __Conversion<Source, Result>: @unchecked Sendable {
    // Unchecked because the function's type does not declare it thread-safe. A macro writes it, it captures nothing and
    // calls no code of the user, so it may run anywhere, although its declaration may inherit an actor.
    private let function: (Source) -> Result

    /// Describes a function that returns its argument.
    public init(_ function: @escaping @isolated(any) (Source) -> Result) {
        self.function = unsafeBitCast(function, to: ((Source) -> Result).self)
    }

    func callAsFunction(_ source: Source) -> Result { function(source) }
}
