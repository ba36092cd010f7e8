extension Registration {
    /// The registrar that owns the registration, if others forward to it, or decorate it.
    var registrarIfLedTo: Registrar? {
        // Only registrars are recorded as owners.
        retainedOwner.map { unsafeDowncast($0.takeUnretainedValue(), to: Registrar.self) }
    }

    /// Whether others lead to the registration, and its container is closed.
    @inline(__always)
    var isOfClosedOwner: Bool {
        guard let retainedOwner else { return false }
        return retainedOwner._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Registrar.self).isClosed }
    }
}

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
