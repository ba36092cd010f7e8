import AmpouleGraph

extension ContainerEvent: CustomStringConvertible {
    /// One line: what happened, the resolution path, the scope, the level, the duration, and the error.
    public var description: String {
        let keys = path.map(\.description).joined(separator: " → ")
        var details = [scope.map { "scope \($0)" }, level.map { "level \($0)" }].compactMap(\.self)
        if let duration { details.append(duration.inMilliseconds) }
        var text = "\(kind.verb) \(keys)"
        if !details.isEmpty { text += " (\(details.joined(separator: ", ")))" }
        if let error { text += ": \(error)" }
        return text
    }
}

extension ContainerEvent.Kind {
    fileprivate var verb: String {
        switch self {
        case .willMake: "making"
        case .didMake: "made"
        case .didDiscard: "discarded"
        case .didFail: "failed to make"
        case .didWait: "waited for"
        case .didRefuse: "refused"
        case .didOverride: "overrode"
        case .willClose, .willCloseContainer: "closing"
        case .didClose, .didCloseContainer: "closed"
        }
    }
}
