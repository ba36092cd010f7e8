extension Container: CustomStringConvertible {
    /// A sorted list of the registrations, one per line: service, arguments and name, scope, completions.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    public var description: String {
        // Not recursive, since a hierarchy may be deeper than the stack.
        let containers = Array(active.lineage)
        let own = containers.map(\.ownDescription).joined(separator: "\nwith parent ")
        let fallbacks = containers.reversed().flatMap(\.fallbacks).map { "falling back on \($0)" }
        return ([own] + fallbacks).joined(separator: "\n")
    }

    private var ownDescription: String {
        let title =
            level.map { "Container of the level '\($0.takeUnretainedValue().description)'" } ?? "Container"
        let registered = registrar.registry.all.filter { !$0.key.isHidden }.map(\.description).sorted()
        let entries = (levelValue.map { ["\($0.key), the value of the level"] } ?? []) + registered
        guard !entries.isEmpty else { return "\(title), empty" }
        return ([title] + entries.map { "    \($0)" }).joined(separator: "\n")
    }
}

extension ServiceEntry: CustomStringConvertible {
    /// The service, arguments and name, scope, and completions of the registration.
    public var description: String { registration.description }
}

extension Registration: CustomStringConvertible {
    @usableFromInline
    var description: String {
        if let target { return "\(key), forwards to \(target.key)" }
        switch shortenedKey {
        case .one(let complete): return "\(key), by default values \(complete)"
        case .several: return "\(key), ambiguous"
        case nil: break
        }
        let policy = self.policy
        let scope = (policy.scope as? ObjectScope)?.description ?? "\(policy.scope)"
        let completions = policy.completions?.count ?? 0
        return "\(key), scope \(scope)" + (completions > 0 ? ", initCompleted \(completions)" : "")
    }
}
