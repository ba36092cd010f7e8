extension UntypedFactory {
    private struct Typed<Service, each Argument> {
        let make: @Sendable (any Resolver, repeat each Argument) throws -> Service
    }

    @inline(__always)
    init<Service, each Argument>(
        _ make: consuming @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service
    ) {
        self = unsafeBitCast(Typed(make: make), to: UntypedFactory.self)
    }
}

extension Registration {
    /// Creates a registration of a factory and its types, without attributes.
    @inline(__always)
    convenience init<Service, each Argument>(
        name: String?,
        factory: consuming @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service,
        policy: Unmanaged<ScopePolicy>
    ) {
        self.init(
            signature: Signature<Service, repeat each Argument>.ofKey,
            name: name,
            factory: UntypedFactory(factory),
            policy: policy
        )
    }
}
