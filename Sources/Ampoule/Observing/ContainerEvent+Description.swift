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
        case .willClose: "closing"
        case .didClose: "closed"
        }
    }
}

extension Duration {
    /// The duration in milliseconds with two digits after the point, such as `12.05 ms`.
    fileprivate var inMilliseconds: String {
        let hundredths = (components.seconds * 100_000) + components.attoseconds / 10_000_000_000_000
        let fraction = "\(hundredths % 100)"
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
    }
}
