/// Programs in which `Container` does not do what is specified, so far; the generator leaves them out.
package struct KnownDifferences: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }


    /// In asynchronous code, what a synchronous registration makes does not count as new.
    ///
    /// So a cycle is found one round earlier than in synchronous code.
    package static let synchronousInAwaitedCycles = Self(rawValue: 128)

    /// Asynchronous code that returns to a container does not find the object graph that it has left there.
    ///
    /// It does if a factory of that graph runs. A cycle may go on until its path is too long.
    package static let graphsLeftAsynchronously = Self(rawValue: 512)


    /// An asynchronous instance is shared although it holds one whose completions run, and stays if those fail.
    ///
    /// A program that shows it is not run asynchronously.
    package static let awaitedHolders = Self(rawValue: 4096)

    /// A shared instance that holds one in the scope `graph` whose completion fails is dropped only if other threads see the
    /// object graph.
    ///
    /// A program in which that may happen is not compared.
    package static let holdersInGraphs = Self(rawValue: 8192)

    /// Whether a program that shows the differences is not run in a mode.
    func applies(to mode: ContainerRun.Mode) -> Bool {
        contains(.holdersInGraphs) || contains(.awaitedHolders) && mode == .asynchronous
    }
}

extension [Statement] {
    /// The modes that make no known difference for a program.
    func modes(allowing allowed: KnownDifferences) -> [ContainerRun.Mode] {
        let differs = contains { statement in
            !allowed.contains(.synchronousInAwaitedCycles) && statement.operation.registersSynchronously
                || !allowed.contains(.graphsLeftAsynchronously) && statement.operation.capturesContainer
        }
        return differs ? [.synchronous, .slowPath] : ContainerRun.Mode.allCases
    }
}

extension Operation {
    fileprivate var registersSynchronously: Bool {
        switch self {
        case .instance, .component: true
        case .withOverrides(_, let overrides, let statements):
            (overrides + statements).contains { $0.operation.registersSynchronously }
        default: false
        }
    }

    fileprivate var capturesContainer: Bool {
        switch self {
        case .register(_, let plan, _), .override(_, let plan, _), .decorate(_, let plan, _),
            .contribute(_, _, let plan, _), .configure(_, .completion(let plan)):
            plan.steps.contains { $0.container != nil }
        case .withOverrides(_, let overrides, let statements):
            (overrides + statements).contains { $0.operation.capturesContainer }
        default: false
        }
    }
}
