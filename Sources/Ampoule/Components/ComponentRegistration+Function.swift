// The argument is neither an implicit member nor a type: with those, the compiler adds an error about type inference to
// each error about an unknown type.

extension ComponentRegistration {
    /// Describes a registration of a static function, in a scope that may or may not share instances between threads.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) {
        self.init(
            component,
            making: __SynchronousMaking(factory),
            completion: completion,
            completions: completions,
            number: number,
            name: name,
            scope: scope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes a registration of a static function, in a scope that shares instances between threads and therefore
    /// requires a `Sendable` component.
    public convenience init<Component: Registrable & Sendable>(
        _ component: Component.Type,
        factory: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        sharedScope: ObjectScope,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) {
        self.init(
            component,
            making: __SynchronousMaking(factory),
            completion: completion,
            completions: completions,
            number: number,
            name: name,
            scope: sharedScope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes a registration of a provided function, in a scope that shares instances between threads and
    /// therefore requires a `Sendable` service.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        number: Int = 1,
        name: String? = nil,
        sharedServiceScope: ObjectScope
    ) where Service: Sendable {
        self.init(
            component,
            making: __SynchronousMaking(factory),
            number: number,
            name: name,
            sharedServiceScope: sharedServiceScope
        )
    }
}
