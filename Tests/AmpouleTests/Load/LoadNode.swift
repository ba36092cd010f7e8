import Ampoule

/// A container of the load test, with the numbers of those around it.
struct LoadNode: Sendable {
    /// The identity of a container, without the container.
    struct Step: Sendable {
        enum Kind: Sendable { case root, child, visit, copy }

        let number: Int
        let kind: Kind

        /// The number of the place that the container registers, if it does.
        let place: Int?

        /// The stamp outside of overrides.
        var stamp = 0
    }

    let container: Container

    /// The container and its ancestors, the nearest first.
    let lineage: [Step]

    /// An object graph that all workers continue in the container.
    let graph = GraphIdentifier()

    init(container: Container, lineage: [Step]) {
        self.container = container
        self.lineage = lineage
        // A graph belongs to the first container of a level that uses it, which could be the one in an override.
        container.withObjectGraph(graph) { _ in }
    }

    var step: Step { lineage[0] }

    var isInVisit: Bool { lineage.contains { $0.kind == .visit } }

    var isInChild: Bool { lineage.contains { $0.kind == .child } }
}

/// A call of `withOverrides`.
struct LoadOverride: Sendable {
    let number: Int

    /// The number of the container.
    let target: Int

    let begin: LoadTime
}

/// A container as an override sees it; each has instances of its own.
struct LoadOwner: Hashable, Sendable, CustomStringConvertible {
    let node: Int

    /// The number of the override, or 0.
    let override: Int

    var description: String { "container \(node)" + (override == 0 ? "" : " in override \(override)") }
}

/// The position of a request: the lineage of the container that is asked, and the overrides around the request.
struct LoadView: Sendable {
    let lineage: [LoadNode.Step]

    /// The outermost first.
    var overrides: [LoadOverride] = []

    /// The overrides that affect a container of the lineage, the innermost first.
    func overrides(at index: Int) -> [LoadOverride] {
        overrides.reversed().filter { override in
            lineage[index...].contains { $0.number == override.target }
        }
    }

    func owner(at index: Int) -> LoadOwner {
        LoadOwner(node: lineage[index].number, override: overrides(at: index).first?.number ?? 0)
    }

    /// The stamp of the last override of the nearest container, or the one outside of overrides.
    func stamp(at index: Int) -> Int {
        for step in lineage[index...] {
            if let override = overrides.last(where: { $0.target == step.number }) { return override.number }
        }
        return lineage[lineage.count - 1].stamp
    }

    func visit(at index: Int) -> Int? { lineage[index...].first { $0.kind == .visit }?.number }

    func place(at index: Int) -> Int? { lineage[index...].first { $0.place != nil }?.place }

    /// The index of the container that makes the instances of a service for one of the lineage.
    func maker(of service: LoadService, for index: Int) -> Int? {
        switch service.sharing {
        case .none, .graph: index
        case .program: lineage.count - 1
        case .child: lineage[index...].firstIndex { $0.kind == .child }
        case .level: lineage[index...].firstIndex { $0.kind == .visit }
        }
    }
}
