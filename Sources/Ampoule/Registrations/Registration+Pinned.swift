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

}

/// The properties of a policy that resolutions read without counting references.
extension Pinned<ScopePolicy> {
    @inline(__always)
    var kind: InstanceCache.Kind { read(\.kind) }
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
