/// What a thread is in the midst of: the factories that it runs, and their object graphs.
package final class SpecifiedThread {
    struct Frame {
        let registration: SpecifiedRegistration
        let container: SpecifiedContainer

        /// How many instances had been made that others can find.
        let progress: Int
    }

    var frames: [Frame] = []
    var graphs: [SpecifiedGraph] = []

    /// How many instances have been made that a factory would find if it ran again.
    var progress = 0

    package init() {}

    var path: [String] { frames.map { "\($0.registration.key)" } }

    func failure(_ reason: Failure.Reason, at key: some CustomStringConvertible) -> Failure {
        Failure(reason: reason, path: path + ["\(key)"])
    }

    // Resolves in the object graph of a hierarchy: Scopes: "A graph reaches through a whole hierarchy of containers, but
    // not into or out of a level."
    func inGraph<Result>(of hierarchy: SpecifiedContainer, _ body: () throws -> Result) rethrows -> Result {
        try inGraph(graphs.last { $0.hierarchy === hierarchy } ?? SpecifiedGraph(in: hierarchy), body)
    }

    func inGraph<Result>(_ graph: SpecifiedGraph, _ body: () throws -> Result) rethrows -> Result {
        graphs.append(graph)
        defer { graphs.removeLast() }
        return try body()
    }
}
