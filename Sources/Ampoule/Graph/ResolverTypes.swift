/// The types by which a component receives what resolves, so that it may resolve anything.
enum ResolverTypes {
    /// Whether a type is one of them, or wraps one, such as `Lazy<Container>`.
    static func contains(_ type: Any.Type) -> Bool {
        var service = type
        while let wrapper = service as? any WrapperType.Type { service = wrapper.wrappedService }
        return service == (any Resolver).self || service == Container.self
            || service == AsynchronousResolver.self
    }
}
