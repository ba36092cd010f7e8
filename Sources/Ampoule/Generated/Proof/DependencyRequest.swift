/// The functions that tell what a key requests.
///
/// Do not use it directly; generated code does.
///
/// They see through aliases, as they go by types.
public enum __Requests {
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

    /// Requests a dependency that is resolved later.
    public static func request<Wrapper: __PlainDeferringWrapper, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __Later<Wrapper.__Deferred, Name> {
        __unevaluated()
    }

    /// Requests a dependency that is resolved later, and `nil` if it is missing.
    public static func request<Wrapper: __PlainDeferringWrapper, Name>(
        _ key: __Key<Wrapper?, Name>
    ) -> __OmissibleLater<Wrapper.__Deferred, Name> {
        __unevaluated()
    }

    /// Requests an optional dependency that is resolved later.
    public static func request<Wrapper: __PlainDeferringWrapper, Service, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __OmissibleLater<Service, Name> where Wrapper.__Deferred == Service? {
        __unevaluated()
    }

    /// Requests a collection that is resolved later.
    public static func request<Wrapper: __PlainDeferringWrapper, Element>(
        _ key: __Key<Wrapper, __Unnamed>
    ) -> __CollectedLater<[Element], Element, __Unnamed> where Wrapper.__Deferred == [Element] {
        __unevaluated()
    }

    /// Requests a dependency that is resolved later than later.
    public static func request<Wrapper: __PlainDeferringWrapper, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __Later<Wrapper.__Deferred.__Deferred, Name> where Wrapper.__Deferred: __PlainDeferringWrapper {
        __unevaluated()
    }

    /// Requests a collection by names that is resolved later.
    public static func request<Wrapper: __PlainDeferringWrapper, Element>(
        _ key: __Key<Wrapper, __Unnamed>
    ) -> __CollectedLater<[String: Element], Element, __Unnamed>
    where Wrapper.__Deferred == [String: Element] {
        __unevaluated()
    }

    /// Requests an optional dependency that is resolved later than later.
    public static func request<Wrapper: __PlainDeferringWrapper, Service, Name>(
        _ key: __Key<Wrapper, Name>
    ) -> __OmissibleLater<Service, Name>
    where Wrapper.__Deferred: __PlainDeferringWrapper, Wrapper.__Deferred.__Deferred == Service? {
        __unevaluated()
    }

    /// Requests a collection that is resolved later than later.
    public static func request<Wrapper: __PlainDeferringWrapper, Element>(
        _ key: __Key<Wrapper, __Unnamed>
    ) -> __CollectedLater<[Element], Element, __Unnamed>
    where Wrapper.__Deferred: __PlainDeferringWrapper, Wrapper.__Deferred.__Deferred == [Element] {
        __unevaluated()
    }

    /// Requests a collection by names that is resolved later than later.
    public static func request<Wrapper: __PlainDeferringWrapper, Element>(
        _ key: __Key<Wrapper, __Unnamed>
    ) -> __CollectedLater<[String: Element], Element, __Unnamed>
    where Wrapper.__Deferred: __PlainDeferringWrapper, Wrapper.__Deferred.__Deferred == [String: Element] {
        __unevaluated()
    }

    /// Requests an asynchronous component by its own type; generated code itself requires a consumer that waits.
    public static func request<Component: Registrable, Name>(
        _ key: __Key<Component, Name>
    ) -> __Awaited<Component, Name>
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        __unevaluated()
    }

    /// Requests an asynchronous component by its own type, and `nil` if it is missing.
    public static func request<Component: Registrable, Name>(
        _ key: __Key<Component?, Name>
    ) -> __OmissibleAwaited<Component, Name>
    where Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component> {
        __unevaluated()
    }

    /// Requests the factory of a component, which the component's list provides.
    public static func request<Factory: ComponentFactory, Name>(
        _ key: __Key<Factory, Name>
    ) -> __FactoryRequest<Factory.__ProvidedKey> {
        __unevaluated()
    }

    /// Requests the factory of a component, or `nil`.
    public static func request<Factory: ComponentFactory, Name>(
        _ key: __Key<Factory?, Name>
    ) -> __OmissibleFactoryRequest<Factory.__ProvidedKey> {
        __unevaluated()
    }
}
