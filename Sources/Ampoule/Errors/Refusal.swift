/// The error of a built-in factory, which knows the reason but not the resolution path.
struct Refusal: Error {
    let reason: ResolutionError.Reason
}

extension ResolutionError.Reason {
    /// Creates the reason that corresponds to an error that a factory or a completion has thrown.
    init(thrown error: any Error) {
        switch error {
        case is __ReturnedNil: self = .returnedNil
        case let refusal as Refusal: self = refusal.reason
        default: self = .failure(error)
        }
    }
}
