/// The isolation that a declaration states.
package enum IsolationSpelling: Codable, Hashable, Sendable {
    /// None: it has that of what it inherits, or of its surroundings.
    case unstated
    case nonisolated

    /// Attributes, one of which may be a global actor.
    case attributes([TypeSpelling])

    /// An isolation that the source does not show.
    case unknown
}
