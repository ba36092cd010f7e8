// What a key requests: a type for each way in which a component can need a dependency. It has the verdicts on the provider,
// which is what the list itself registers or, if that is nothing, what its included lists register.

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

    /// Returns the provider of a name that isn't a literal: nothing provides the literal one.
    public func first<Other>(_ literal: __Missing, _ other: Other) -> Other { __unevaluated() }

    /// Returns the provider of the literal name.
    @_disfavoredOverload
    public func first<Provider, Other>(_ literal: Provider, _ other: Other) -> Provider { __unevaluated() }
}

/// The request of a dependency that is resolved at once.
///
/// Do not use it directly; generated code does.
public protocol __ImmediateRequest: __DependencyRequest {}

extension __ImmediateRequest {
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
public struct __Required<Service, Name>: __ImmediateRequest {
    /// A component that no list can provide without arguments.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __TakesArguments
    where Service: Registrable, Service.__ArgumentFreeRegistration == __NoRegistration {
        __unevaluated()
    }
}

/// The request of a dependency that may be missing.
///
/// Do not use it directly; generated code does.
public protocol __OmissibleRequest: __ImmediateRequest {}

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

/// The request of a `Lazy` or a `Provider`, which resolves later and can't wait.
///
/// Do not use it directly; generated code does.
public protocol __LaterRequest: __DependencyRequest {}

extension __LaterRequest {
    /// Returns how the included lists make it: the list itself has none.
    public func verdict<Provider: __Provider>(
        _ own: __Missing,
        _ included: Provider
    ) -> __MadeLater<Provider.__Making> {
        __unevaluated()
    }

    /// Returns how the list itself makes it.
    @_disfavoredOverload
    public func verdict<Provider: __Provider, Other>(
        _ own: Provider,
        _ included: Other
    ) -> __MadeLater<Provider.__Making> {
        __unevaluated()
    }
}

/// The request of a `Lazy` or a `Provider` whose service must be provided.
///
/// Do not use it directly; generated code does.
public struct __Later<Service, Name>: __LaterRequest {
    /// A component that no list can provide without arguments.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __TakesArguments
    where Service: Registrable, Service.__ArgumentFreeRegistration == __NoRegistration {
        __unevaluated()
    }
}

/// The request of a `Lazy` or a `Provider` whose service may be missing.
///
/// Do not use it directly; generated code does.
public struct __OmissibleLater<Service, Name>: __LaterRequest {
    /// A dependency that may be missing, and is.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __MadeAnywhere { __unevaluated() }
}

/// The request of a `Lazy` or a `Provider` of a collection, or of an array or a dictionary that is registered itself.
///
/// Do not use it directly; generated code does.
public struct __CollectedLater<Service, Element, Name>: __LaterRequest {
    /// The key that stands for the contributions, instead of for other names.
    public var anyName: __Contributed<Element> { __unevaluated() }

    /// An empty collection.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __MadeAnywhere { __unevaluated() }
}

/// The request of a dependency whose consumer is known to wait.
///
/// Do not use it directly; generated code does.
public struct __Awaited<Service, Name>: __DependencyRequest {
    /// A dependency that nothing provides.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Missing { __unevaluated() }

    /// A provider in the list or in an included one.
    @_disfavoredOverload
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __MadeAnywhere {
        __unevaluated()
    }
}

/// The request of a dependency that may be missing, and whose consumer is known to wait.
///
/// Do not use it directly; generated code does.
public struct __OmissibleAwaited<Service, Name>: __DependencyRequest {
    /// Any provider, or none.
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __MadeAnywhere {
        __unevaluated()
    }
}

/// A request for the factory of a component, which is made without waiting.
///
/// Do not use it directly; generated code does.
public struct __FactoryRequest<Key> {
    /// The key of the component.
    public var key: Key { __unevaluated() }

    /// A component that no list names.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Missing { __unevaluated() }

    /// A component in the list or in an included one.
    @_disfavoredOverload
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __MadeAnywhere {
        __unevaluated()
    }
}

/// A request for the factory of a component, or for `nil`.
///
/// Do not use it directly; generated code does.
public struct __OmissibleFactoryRequest<Key> {
    /// The key of the component.
    public var key: Key { __unevaluated() }

    /// Any component, or none.
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __MadeAnywhere {
        __unevaluated()
    }
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
