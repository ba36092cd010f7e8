import AmpouleGraph

/// Tells places in a package by their paths in it.
struct PlacesInPackage {
    private let prefix: String

    /// - Parameter root: The folder of the package.
    init(root: String) {
        prefix = root.hasSuffix("/") ? root : root + "/"
    }

    /// A node with its places told so.
    func node(_ node: ComponentGraph.Node) -> ComponentGraph.Node {
        var node = node
        node.location = node.location.map(location)
        for place in node.dependencies.indices {
            node.dependencies[place].location = node.dependencies[place].location.map(location)
        }
        return node
    }

    /// A level with its place told so.
    func level(_ level: ComponentGraph.Level) -> ComponentGraph.Level {
        var level = level
        level.location = level.location.map(location)
        return level
    }

    /// A problem with its places told so.
    func problem(_ problem: ComponentGraph.Problem) -> ComponentGraph.Problem {
        var problem = problem
        problem.location = problem.location.map(location)
        for place in problem.notes.indices {
            problem.notes[place].location = problem.notes[place].location.map(location)
        }
        return problem
    }

    private func location(_ location: ComponentGraph.Location) -> ComponentGraph.Location {
        var location = location
        if location.file.hasPrefix(prefix) { location.file.removeFirst(prefix.count) }
        return location
    }
}
