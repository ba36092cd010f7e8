/// The events of one program on the specification and on `Container`.
package struct Comparison: Sendable {
    package let program: [Statement]
    package let mode: ContainerRun.Mode
    package let specified: [Event]
    package let actual: [Event]

    /// Runs a program on both.
    ///
    /// The slow path is compared with the fast path, for it also uses the storages of scopes in the same way.
    ///
    /// While other threads resolve, a container may release an instance a little later than the specification, so a program
    /// that disagrees is run again.
    package static func of(
        _ program: [Statement],
        _ modes: [ContainerRun.Mode]? = nil,
        runningAgain count: Int = 10
    ) async -> Comparison {
        let specified = SpecifiedRun.events(of: program)
        var comparison = Comparison(
            program: program,
            mode: .synchronous,
            specified: specified,
            actual: specified
        )
        for mode in modes ?? ContainerRun.Mode.allCases {
            for attempt in 0...count {
                var (expected, actual) = (specified, await ContainerRun.events(of: program, mode))
                if mode == .slowPath {
                    expected = await ContainerRun.events(of: program, .synchronous)
                } else {
                    actual.removeAll { !$0.isSpecified }
                }
                comparison = Comparison(program: program, mode: mode, specified: expected, actual: actual)
                if comparison.agrees { break }
                try? await Task.sleep(for: .milliseconds(1 << attempt))
            }
            if !comparison.agrees { return comparison }
        }
        return comparison
    }

    package var agrees: Bool { specified == actual }

    /// The shortest program found that still disagrees, by leaving out one statement or step after the other.
    package func shrunk() async -> Comparison {
        var shortest = self
        var hasShrunk = true
        while hasShrunk {
            hasShrunk = false
            for program in shortest.program.shorter {
                let comparison = await Comparison.of(program, [mode], runningAgain: 2)
                guard !comparison.agrees else { continue }
                shortest = comparison
                hasShrunk = true
                break
            }
        }
        return shortest
    }
}

extension Comparison: CustomStringConvertible {
    package var description: String {
        let count = max(specified.count, actual.count)
        let lines = (0..<count).map { index in
            let (expected, found) = (specified[safe: index], actual[safe: index])
            return expected == found ? "  \(expected)" : "! \(expected)  |  \(found)"
        }
        return ([program.swift, "", "\(mode): specified  |  actual"] + lines).joined(separator: "\n")
    }
}

extension [Event] {
    fileprivate subscript(safe index: Int) -> String { indices.contains(index) ? "\(self[index])" : "–" }
}
