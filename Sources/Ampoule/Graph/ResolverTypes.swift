/// The types by which a component receives what resolves, so that it may resolve anything.
enum ResolverTypes {
    static func contains(_ type: Any.Type) -> Bool {
        type == (any Resolver).self || type == Container.self || type == AsynchronousResolver.self
    }
}
