/// A request for a dependency: the key to look for, and how much the consumer needs it.
///
/// Do not use it directly; generated code does.
///
/// The overloads of `__request` see through aliases, as they go by types.
public struct __Request<Service, Name, Need> {
    /// The key to look for.
    public var key: __Key<Service, Name> { __unevaluated() }

    /// The key that stands for every name that is not a literal.
    public var anyName: __Key<Service, __AnyName> {
        __unevaluated()
    }
}

/// The need of a dependency that must be provided.
public enum __Required {}

/// The need of a dependency that may be missing: an optional, or a collection, to which nothing may contribute.
public enum __Omissible {}

/// The need of a `Lazy` or a `Provider`, which resolves later and can't wait.
public enum __Later {}

/// The need of a `Lazy` or a `Provider` whose service may be missing.
public enum __OmissibleLater {}

/// The need of a dependency whose consumer is known to wait.
public enum __Awaited {}

/// The need of a dependency that may be missing, and whose consumer is known to wait.
public enum __Unjudged {}

/// The verdict on an asynchronous dependency that a `Lazy` or a `Provider` would resolve.
public struct __Unawaited {}

// MARK: - Requests

/// Requests a dependency of a type that has no meaning of its own for the container.
///
/// Do not use it directly; generated code does.
@_disfavoredOverload
public func __request<Service, Name>(_ key: __Key<Service, Name>) -> __Request<Service, Name, __Required> {
    __Request()
}

/// Requests a dependency that is `nil` if it is missing.
public func __request<Service, Name>(_ key: __Key<Service?, Name>) -> __Request<Service, Name, __Omissible> {
    __Request()
}

/// Requests a collection, or an array that is registered itself.
public func __request<Element, Name>(
    _ key: __Key<[Element], Name>
) -> __Request<[Element], Name, __Omissible> {
    __Request()
}

/// Requests a collection by names, or a dictionary that is registered itself.
public func __request<Element, Name>(
    _ key: __Key<[String: Element], Name>
) -> __Request<[String: Element], Name, __Omissible> {
    __Request()
}

/// Requests a dependency that is resolved later.
public func __request<Wrapper: __DeferringWrapper, Name>(
    _ key: __Key<Wrapper, Name>
) -> __Request<Wrapper.__Deferred, Name, __Later> {
    __Request()
}

/// Requests a dependency that is resolved later, and `nil` if it is missing.
public func __request<Wrapper: __DeferringWrapper, Name>(
    _ key: __Key<Wrapper?, Name>
) -> __Request<Wrapper.__Deferred, Name, __OmissibleLater> {
    __Request()
}

/// Requests an optional dependency that is resolved later.
public func __request<Wrapper: __DeferringWrapper, Service, Name>(
    _ key: __Key<Wrapper, Name>
) -> __Request<Service, Name, __OmissibleLater> where Wrapper.__Deferred == Service? {
    __Request()
}

/// Requests a collection that is resolved later.
public func __request<Wrapper: __DeferringWrapper, Element, Name>(
    _ key: __Key<Wrapper, Name>
) -> __Request<[Element], Name, __OmissibleLater> where Wrapper.__Deferred == [Element] {
    __Request()
}

/// Requests a dependency that is resolved later than later.
public func __request<Wrapper: __DeferringWrapper, Name>(
    _ key: __Key<Wrapper, Name>
) -> __Request<Wrapper.__Deferred.__Deferred, Name, __Later> where Wrapper.__Deferred: __DeferringWrapper {
    __Request()
}

/// Requests an asynchronous component by its own type; generated code itself requires a consumer that waits.
public func __request<Component: Registrable, Name>(
    _ key: __Key<Component, Name>
) -> __Request<Component, Name, __Awaited>
where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
    __Request()
}

/// Requests an asynchronous component by its own type, and `nil` if it is missing.
public func __request<Component: Registrable, Name>(
    _ key: __Key<Component?, Name>
) -> __Request<Component, Name, __Unjudged>
where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
    __Request()
}

/// Requests the factory of a component, which the component's list provides.
public func __request<Factory: ComponentFactory, Name>(
    _ key: __Key<Factory, Name>
) -> __FactoryRequest<Factory.__ProvidedKey, __Required> {
    __FactoryRequest()
}

/// Requests the factory of a component, or `nil`.
public func __request<Factory: ComponentFactory, Name>(
    _ key: __Key<Factory?, Name>
) -> __FactoryRequest<Factory.__ProvidedKey, __Omissible> {
    __FactoryRequest()
}

/// A request for the factory of a component.
///
/// Do not use it directly; generated code does.
public struct __FactoryRequest<Key, Need> {
    /// The key of the component.
    public var key: Key { __unevaluated() }
}

extension __Request {
    /// Returns the provider of a name that isn't a literal: nothing provides the literal one.
    public func first<Other>(_ literal: __Missing, _ other: Other) -> Other {
        __unevaluated()
    }

    /// Returns the provider of the literal name.
    @_disfavoredOverload
    public func first<Provider, Other>(_ literal: Provider, _ other: Other) -> Provider {
        __unevaluated()
    }
}

// MARK: - Verdicts

// The provider is what the list itself registers or, if that is nothing, what its included lists register.

extension __Request {
    /// Returns the provider in the included lists: the list itself has none.
    public func verdict<Provider>(_ own: __Missing, _ included: Provider) -> Provider {
        __unevaluated()
    }

    /// Returns the provider in the list itself.
    @_disfavoredOverload
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> Provider {
        __unevaluated()
    }
}

extension __Request where Need == __Omissible {
    /// A dependency that may be missing, and is.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Synchronous {
        __unevaluated()
    }
}

extension __Request where Need == __Later {
    /// An asynchronous provider in the list.
    public func verdict<Other>(_ own: __Asynchronous, _ included: Other) -> __Unawaited {
        __unevaluated()
    }

    /// An asynchronous provider in an included list.
    public func verdict(_ own: __Missing, _ included: __Asynchronous) -> __Unawaited {
        __unevaluated()
    }
}

extension __Request where Need == __OmissibleLater {
    /// An asynchronous provider in the list.
    public func verdict<Other>(_ own: __Asynchronous, _ included: Other) -> __Unawaited {
        __unevaluated()
    }

    /// An asynchronous provider in an included list.
    public func verdict(_ own: __Missing, _ included: __Asynchronous) -> __Unawaited {
        __unevaluated()
    }

    /// A dependency that may be missing, and is.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Synchronous {
        __unevaluated()
    }
}

extension __Request where Need == __Awaited {
    /// An asynchronous provider in the list.
    public func verdict<Other>(_ own: __Asynchronous, _ included: Other) -> __Synchronous {
        __unevaluated()
    }

    /// An asynchronous provider in an included list.
    public func verdict(_ own: __Missing, _ included: __Asynchronous) -> __Synchronous {
        __unevaluated()
    }
}

extension __Request where Need == __Unjudged {
    /// Any provider, or none.
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __Synchronous {
        __unevaluated()
    }

    /// A provider in an included list, or none.
    public func verdict<Other>(_ own: __Missing, _ included: Other) -> __Synchronous {
        __unevaluated()
    }
}

extension __FactoryRequest {
    /// Returns the provider in the included lists: the list itself has none.
    ///
    /// A factory of an asynchronous component is made without waiting.
    public func verdict<Provider>(_ own: __Missing, _ included: Provider) -> __Synchronous {
        __unevaluated()
    }

    /// Returns the provider in the list itself.
    @_disfavoredOverload
    public func verdict<Provider, Other>(_ own: Provider, _ included: Other) -> __Synchronous {
        __unevaluated()
    }
}

extension __FactoryRequest where Need == __Required {
    /// A component that no list names.
    public func verdict(_ own: __Missing, _ included: __Missing) -> __Missing {
        __unevaluated()
    }
}
