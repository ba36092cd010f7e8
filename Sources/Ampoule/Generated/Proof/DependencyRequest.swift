// What a key requests: a type for each way in which a component can need a dependency. It has the verdicts on the provider,
// which is what the list itself registers or, if that is nothing, what its included lists register.

/// The functions that tell what a key requests.
///
/// Do not use it directly; generated code does.
///
/// They see through aliases, as they go by types.
public enum __Requests {
    /// Requests a dependency at once.
    @_disfavoredOverload
    public static func resolution<Key>(_ key: Key) -> __AtOnce<Key> { __unevaluated() }

    /// Requests a dependency that is resolved later.
    public static func resolution<Wrapper: __DeferringWrapper, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __Later<__Key<Wrapper.__Deferred, Name>> {
        __unevaluated()
    }

    /// Requests a dependency that is resolved later, and `nil` if it is missing.
    public static func resolution<Wrapper: __DeferringWrapper, Name>(
        _ key: __Key<Wrapper?, Name>
    ) -> __Later<__Key<Wrapper.__Deferred?, Name>> {
        __unevaluated()
    }

    /// Requests a dependency that is resolved later than later.
    public static func resolution<Wrapper: __DeferringWrapper, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __Later<__Key<Wrapper.__Deferred.__Deferred, Name>>
    where Wrapper.__Deferred: __DeferringWrapper {
        __unevaluated()
    }

    /// Requests a dependency of a type that has no meaning of its own for the container.
    @_disfavoredOverload
    public static func request<Service, Name>(_ key: __Key<Service, Name>) -> __Required<Service, Name> {
        __unevaluated()
    }

    /// Requests a dependency that is `nil` if it is missing.
    public static func request<Service, Name>(_ key: __Key<Service?, Name>) -> __Omissible<Service, Name> {
        __unevaluated()
    }

    /// Requests a collection, or an array that is registered itself.
    public static func request<Element>(
        _ key: __Key<[Element], __Unnamed>
    ) -> __Collected<[Element], Element, __Unnamed> {
        __unevaluated()
    }

    /// Requests a collection by names, or a dictionary that is registered itself.
    public static func request<Element>(
        _ key: __Key<[String: Element], __Unnamed>
    ) -> __Collected<[String: Element], Element, __Unnamed> {
        __unevaluated()
    }

    /// Requests a collection, or an array that is `nil` if it is not registered itself.
    public static func request<Element>(
        _ key: __Key<[Element]?, __Unnamed>
    ) -> __Collected<[Element], Element, __Unnamed> {
        __unevaluated()
    }

    /// Requests a collection by names, or a dictionary that is `nil` if it is not registered itself.
    public static func request<Element>(
        _ key: __Key<[String: Element]?, __Unnamed>
    ) -> __Collected<[String: Element], Element, __Unnamed> {
        __unevaluated()
    }

    /// Requests an asynchronous component by its own type, whatever registers it.
    public static func request<Component: Registrable, Name>(
        _ key: __Key<Component, Name>
    ) -> __Present<Component, Name, __Made<__Asynchronous, __Nonisolated>>
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        __unevaluated()
    }

    /// Requests an asynchronous component by its own type, and `nil` if it is missing.
    public static func request<Component: Registrable, Name>(
        _ key: __Key<Component?, Name>
    ) -> __PresentOrNot<Component, Name, __Made<__Asynchronous, __Nonisolated>>
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        __unevaluated()
    }

    /// Requests the factory of a component, which the component's list provides.
    public static func request<Factory: ComponentFactory, Requested, Service, Name>(
        _ key: __Key<Factory, Requested>
    ) -> __Present<Service, Name, __MadeAnywhere> where Factory.__ProvidedKey == __Key<Service, Name> {
        __unevaluated()
    }

    /// Requests the factory of a component, or `nil`.
    public static func request<Factory: ComponentFactory, Requested, Service, Name>(
        _ key: __Key<Factory?, Requested>
    ) -> __PresentOrNot<Service, Name, __MadeAnywhere> where Factory.__ProvidedKey == __Key<Service, Name> {
        __unevaluated()
    }
}

/// The resolution of a dependency when its consumer is made.
///
/// Do not use it directly; generated code does.
public struct __AtOnce<Key> {
    /// The key of the dependency.
    public var key: Key { __unevaluated() }

    /// Returns how the provider makes it.
    public func making<Making>(_ making: Making) -> Making { __unevaluated() }
}

/// The resolution of a dependency by a `Lazy` or a `Provider`, which can't wait.
///
/// Do not use it directly; generated code does.
public struct __Later<Key> {
    /// The key of the dependency.
    public var key: Key { __unevaluated() }

    /// Returns how the provider makes it, for a consumer that can't wait.
    public func making<Making>(_ making: Making) -> __MadeLater<Making> { __unevaluated() }
}

/// A request for a dependency: the key to look for, and how much the consumer needs it.
///
/// Do not use it directly; generated code does.
public protocol __DependencyRequest {
    /// The requested type, without optional and wrapper.
    associatedtype Service

    /// The type of the name.
    associatedtype Name
}

extension __DependencyRequest {
    /// The key to look for.
    public var key: __Key<Service, Name> { __unevaluated() }

    /// The key that stands for every name that is not a literal.
    public var anyName: __Key<Service, __AnyName> { __unevaluated() }

    /// No key: the components of a service that take arguments answer for it without a name.
    public var keyWithArguments: __NoFurtherKey<Service> { __unevaluated() }

    /// Returns the provider of a name that isn't a literal: nothing provides the literal one.
    public func first<Other>(_ literal: __Missing, _ other: Other) -> Other { __unevaluated() }

    /// Returns the provider of the literal name.
    @_disfavoredOverload
    public func first<Provider, Other>(_ literal: Provider, _ other: Other) -> Provider { __unevaluated() }
}

extension __DependencyRequest where Name == __Unnamed {
    /// The key of the components of the service that take arguments.
    public var keyWithArguments: __MadeBy<Service, __NoRegistration> { __unevaluated() }
}

/// The request of a dependency of which it counts how it is made.
///
/// Do not use it directly; generated code does.
public protocol __MakingRequest: __DependencyRequest {}

extension __MakingRequest {
    /// Returns how the included lists make it: the list itself has none.
    public func verdict<Provider: __Provider>(_ own: __Missing, _ included: Provider) -> Provider.__Making {
        __unevaluated()
    }

    /// Returns how the list itself makes it.
    @_disfavoredOverload
    public func verdict<Provider: __Provider, Other>(
        _ own: Provider,
        _ included: Other
    ) -> Provider.__Making {
        __unevaluated()
    }
}

/// The request of a dependency that must be provided.
///
/// Do not use it directly; generated code does.
public struct __Required<Service, Name>: __MakingRequest {
    /// A component that no list can provide without arguments.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __TakesArguments
    where Service: Registrable, Service.__ArgumentFreeRegistration == __NoRegistration {
        __unevaluated()
    }
}

/// The request of a dependency that may be missing.
///
/// Do not use it directly; generated code does.
public protocol __OmissibleRequest: __MakingRequest {}

extension __OmissibleRequest {
    /// A dependency that may be missing, and is.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __MadeAnywhere { __unevaluated() }
}

/// The request of an optional dependency.
///
/// Do not use it directly; generated code does.
public struct __Omissible<Service, Name>: __OmissibleRequest {}

/// The request of a collection, to which nothing may contribute.
///
/// Do not use it directly; generated code does.
public struct __Collected<Service, Element, Name>: __OmissibleRequest {
    /// The key of contributions that not every consumer can use.
    public var anyName: __Contributed<Element> { __unevaluated() }
}

/// The request of a dependency of which it is known how it is made, but not whether it is there.
///
/// Do not use it directly; generated code does.
public struct __Present<Service, Name, Making>: __DependencyRequest {
    /// A dependency that nothing provides.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Missing { __unevaluated() }

    /// A provider in the list or in an included one.
    @_disfavoredOverload
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> Making { __unevaluated() }
}

/// The request of such a dependency that may be missing.
///
/// Do not use it directly; generated code does.
public struct __PresentOrNot<Service, Name, Making>: __DependencyRequest {
    /// Any provider, or none.
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> Making { __unevaluated() }
}

// MARK: - Missing components

/// The result of a request for a component by its own type that `@Register` registers as another service.
///
/// Do not use it directly; generated code does.
public struct __OtherService {}

/// The provider in an inner level.
///
/// Do not use it directly; generated code does.
@_disfavoredOverload
public func __reason<Provider, Key>(_ found: Provider, _ key: Key) -> Provider { __unevaluated() }

/// Why a component is missing that is no service of its own.
///
/// Do not use it directly; generated code does.
public func __reason<Component: Registrable, Name>(
    _ missing: __Missing,
    _ key: __Key<Component, Name>
) -> __OtherService where Component.__Component == Component {
    __unevaluated()
}

/// Why a component is missing that is its own service.
///
/// Do not use it directly; generated code does.
public func __reason<Component: Registrable, Name>(
    _ missing: __Missing,
    _ key: __Key<Component, Name>
) -> __Missing where Component.__Component == Component, Component.RegisteredService == Component {
    __unevaluated()
}

/// The dependencies in the description of a component, for the type checker.
///
/// Do not use it directly; generated code does.
public func __keys<Component, Dependencies>(
    _ dependencies: __Description<Component, Dependencies>.Type
) -> Dependencies {
    __unevaluated()
}

/// The services that a list requires from those that include it, for the type checker.
///
/// Do not use it directly; generated code does.
public func __keys<Dependencies: __DependencyList>(_ contract: Dependencies) -> Dependencies {
    __unevaluated()
}
