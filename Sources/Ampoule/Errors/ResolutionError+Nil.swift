/// Thrown by the generated call of a failable initializer that has returned nil.
public struct __ReturnedNil: Error {
    /// Creates the error.
    public init() {}
}

/// Thrown by a factory of Ampoule's own that knows the reason, but not the way to it.
struct Refusal: Error {
    let reason: ResolutionError.Reason
}

extension ResolutionError.Reason {
    /// The reason that an error stands for that a factory or a completion has thrown.
    init(thrown error: any Error) {
        switch error {
        case is __ReturnedNil: self = .returnedNil
        case let refusal as Refusal: self = refusal.reason
        default: self = .failure(error)
        }
    }
}

extension ResolutionError {
    /// Whether an optional is nil for this reason: there is nothing to be had, and nothing has gone wrong.
    var leavesNil: Bool {
        switch reason {
        case .unregistered, .returnedNil: true
        default: false
        }
    }

    /// The error that a registration fails with that forwards to another one, which has failed with this error.
    ///
    /// Nil of the other one is nil of the registration.
    ///
    /// - Parameters:
    ///   - target: The key of the other registration.
    ///   - ownKey: The key that it has if it is of a component that nobody registered.
    func forwarded(from target: RegistrationKey, ownKey: RegistrationKey? = nil) -> any Error {
        if case .returnedNil = reason, key == target || key == ownKey { return __ReturnedNil() }
        return self
    }

    /// Whether the error is about what was asked for at a depth of the resolution, not about a dependency of it.
    func isAbout(_ depth: Int) -> Bool { path.count == depth }
}
