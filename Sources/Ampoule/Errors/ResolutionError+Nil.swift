/// The error that the generated call of a failable initializer throws if it returns `nil`.
public struct __ReturnedNil: Error {
    /// Creates the error.
    public init() {}
}

extension ResolutionError {
    /// Whether an optional is `nil` for this reason: there is no instance, but nothing has failed.
    var leavesNil: Bool {
        switch reason {
        case .unregistered, .returnedNil: true
        default: false
        }
    }

    /// The error of a registration that forwards to another one, which has failed with this error.
    ///
    /// If the other one has returned `nil`, so does the registration.
    ///
    /// - Parameters:
    ///   - target: The key of the other registration.
    ///   - ownKey: The key that it has if it belongs to an unregistered component.
    func forwarded(from target: RegistrationKey, ownKey: RegistrationKey? = nil) -> any Error {
        if case .returnedNil = reason, key == target || key == ownKey { return __ReturnedNil() }
        return self
    }

    /// Whether the error concerns the service requested at a depth of the resolution, not a dependency of it.
    func isAbout(_ depth: Int) -> Bool { path.count == depth }
}
