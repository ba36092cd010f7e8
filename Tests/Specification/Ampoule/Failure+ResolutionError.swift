import Ampoule

extension Failure {
    /// The failure that an error stands for, unless user code has thrown it.
    init?(_ error: any Error) {
        if let failure = error as? Failure {
            self = failure
        } else if let error = error as? ResolutionError {
            let reason = Reason(error.reason)
            // The depth that a thread allows is nothing that programs compare.
            self.init(reason: reason, path: reason == .tooDeep ? [] : error.path.map(\.description))
        } else {
            return nil
        }
    }
}

extension Failure.Reason {
    fileprivate init(_ reason: ResolutionError.Reason) {
        self =
            switch reason {
            case .unregistered: .unregistered
            case .nothingToOverride: .nothingToOverride
            case .nothingToDecorate: .nothingToDecorate
            case .cycle: .cycle
            case .tooDeep: .tooDeep
            case .failure: .failure
            case .returnedNil: .returnedNil
            case .unrelatedTypes: .unrelatedTypes
            case .wrongIsolation: .wrongIsolation
            case .asynchronous: .asynchronous
            case .outsideOfLevel: .outsideOfLevel
            case .containerClosed: .containerClosed
            case .containerReleased: .containerReleased
            case .nothingToInject: preconditionFailure("The programs inject into components only")
            }
    }
}
