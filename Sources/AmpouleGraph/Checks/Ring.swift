/// A dependency cycle.
struct Ring {
    /// The edges, each starting where the one before ends, and the last ending where the first starts.
    let edges: [GraphIndex.Edge]

    /// The edges starting at the smallest node, by which equal rings are recognised.
    var canonicalEdges: [GraphIndex.Edge] {
        guard let start = edges.indices.min(by: { edges[$0].source < edges[$1].source }) else { return [] }
        return Array(edges[start...] + edges[..<start])
    }

    /// The most names that are spelled out.
    private static let most = 16

    /// Names with arrows between them, in the middle of which some are left out if there are very many.
    static func text(_ names: [String]) -> String {
        guard names.count > most else { return names.joined(separator: " → ") }
        let left = names.count - most
        return (names.prefix(most / 2) + ["… \(left) more …"] + names.suffix(most / 2))
            .joined(separator: " → ")
    }
}
