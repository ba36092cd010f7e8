/// The isolation that a declaration states.
package enum IsolationSpelling: Codable, Hashable, Sendable {
    /// None: the supertypes or the context determine it.
    case unstated
    case nonisolated

    /// Attributes, one of which may be a global actor.
    case attributes([TypeSpelling])

    /// An isolation that the source does not show.
    case unknown
}
