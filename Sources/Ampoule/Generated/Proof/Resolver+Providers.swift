extension Resolver {
    /// The answer to a request for which there is no other overload.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __provider<Key, Lists>(_ key: Key, _ lists: Lists.Type) -> __Missing {
        __unevaluated()
    }

    /// The answer to a request with a literal name for which there is no registration with another name.
    ///
    /// Do not use it directly; generated code does.
    @_disfavoredOverload
    public static func __providerOfAnyName<Key, Lists>(_ key: Key, _ lists: Lists.Type) -> __Missing {
        __unevaluated()
    }

    /// Every container provides itself.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<Container>, _ lists: Lists.Type) -> __Synchronous {
        __unevaluated()
    }

    /// Every container provides itself as a resolver.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<any Resolver>,
        _ lists: Lists.Type
    ) -> __Synchronous {
        __unevaluated()
    }

    /// Every container provides itself to asynchronous code.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(
        _ key: __Plain<AsynchronousResolver>,
        _ lists: Lists.Type
    ) -> __Synchronous {
        __unevaluated()
    }

    /// Every component is made in an object graph.
    ///
    /// Do not use it directly; generated code does.
    public static func __provider<Lists>(_ key: __Plain<GraphIdentifier>, _ lists: Lists.Type)
        -> __Synchronous
    {
        __unevaluated()
    }
}
