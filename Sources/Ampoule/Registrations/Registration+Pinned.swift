/// The properties of a registration that resolutions read without counting references.
extension Pinned<Registration> {
    @inline(__always)
    var key: RegistrationKey { read(\.key) }

    @inline(__always)
    var serialNumber: SerialNumber { read(\.serialNumber) }

    @inline(__always)
    var isAsynchronous: Bool { read(\.isAsynchronous) }

    /// The current policy.
    @inline(__always)
    var policy: Pinned<ScopePolicy> { read(\.pinnedPolicy) }

    /// Calls the factory, whose type arguments must be those of the key's signature.
    @inline(__always)
    func makeInstance<Service, each Argument>(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try read { try $0.makeInstance(resolver, repeat each argument) }
    }
}

/// The properties of a policy that resolutions read without counting references.
extension Pinned<ScopePolicy> {
    @inline(__always)
    var kind: InstanceCache.Kind { read(\.kind) }

    @inline(__always)
    var isShared: Bool { read(\.isShared) }

    /// Whether the registration belongs to a closed container.
    @inline(__always)
    var isOfClosedContainer: Bool { read(\.isOfClosedContainer) }
}

extension Registration {
    /// The registrar that owns the registration, if others forward to it, or decorate it.
    var registrarIfLedTo: Registrar? {
        // Only registrars are recorded as owners.
        owner.retained.map { unsafeDowncast($0.takeUnretainedValue(), to: Registrar.self) }
    }

    /// Whether others lead to the registration, and its container is closed.
    @inline(__always)
    var isOfClosedOwner: Bool {
        guard let retained = owner.retained else { return false }
        return retained._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Registrar.self).isClosed }
    }
}
