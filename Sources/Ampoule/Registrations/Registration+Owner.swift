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
