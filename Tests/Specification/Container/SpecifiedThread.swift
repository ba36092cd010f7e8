/// The state of the thread: the factories that it runs, and their object graphs.
package final class SpecifiedThread {
    struct Frame {
        let registration: SpecifiedRegistration
        let container: SpecifiedContainer

        /// How many instances had been made that others can find.
        let progress: Int

        /// Whether the factory has received an instance whose completions run.
        var isHolder = false
    }

    var frames: [Frame] = []

    /// The instances whose completions run, the outermost first.
    var completings: [SpecifiedCompleting] = []

    var graphs: [SpecifiedGraph] = []

    /// How many instances have been made that a factory would find if it ran again.
    var progress = 0

    /// The containers that stand in for others.
    var substitution: SpecifiedSubstitution?

    var registrationCount = 0

    /// The object graph that is resolved in.
    var graph: SpecifiedGraph { graphs[graphs.count - 1] }

    /// A rule that is wrong on purpose.
    let fault: Fault?

    package init(fault: Fault? = nil) { self.fault = fault }

    var path: [String] { frames.map { "\($0.registration.key)" } }

    /// More than programs reach that end.
    static let greatestDepth = 1_000

    func failure(_ reason: Failure.Reason, at key: some CustomStringConvertible) -> Failure {
        Failure(reason: reason, path: path + ["\(key)"])
    }

    /// Resolves in the object graph of a hierarchy, which may have been left for that of another one.
    func inGraph<Result>(of hierarchy: SpecifiedContainer, _ body: () throws -> Result) rethrows -> Result {
        try inGraph(graphs.last { $0.hierarchy === hierarchy } ?? SpecifiedGraph(in: hierarchy), body)
    }

    func inGraph<Result>(_ graph: SpecifiedGraph, _ body: () throws -> Result) rethrows -> Result {
        graphs.append(graph)
        defer { graphs.removeLast() }
        return try body()
    }

    func outsideOfOverrides<Result>(_ body: () throws -> Result) rethrows -> Result {
        let suspended = substitution
        substitution = nil
        defer { substitution = suspended }
        return try body()
    }
}
