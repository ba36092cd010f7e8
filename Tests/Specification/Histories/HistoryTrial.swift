/// Runs a program and judges its history, again if need be, since a run differs from the next one.
package struct HistoryTrial {
    package let program: ConcurrentProgram
    package let fault: HistoryFault?

    /// The seconds after which a run counts as hanging.
    private let patience: Double

    /// Creates a trial.
    ///
    /// - Parameters:
    ///   - program: The program.
    ///   - fault: A planted fault.
    ///   - patience: The seconds after which a run counts as hanging. Tasks wait for other tests that occupy their threads.
    package init(_ program: ConcurrentProgram, fault: HistoryFault? = nil, patience: Double = 60) {
        self.program = program
        self.fault = fault
        self.patience = patience
    }

    /// Runs the program once, or a few times more while its calls overlap in too many ways to judge.
    ///
    /// - Returns: What is wrong, with the history; `nil` if nothing is.
    package func finding() throws -> String? {
        var finding: String?
        for _ in 0..<5 {
            let history = try HistoryRun(program, fault: fault).history(patience: patience)
            var isDecided = true
            finding = history.finding(isDecided: &isDecided).map { "\($0)\n\(history.report)" }
            if isDecided { break }
        }
        return finding
    }

    /// Searches a smaller program with a finding, by dropping calls.
    ///
    /// - Parameters:
    ///   - finding: The finding of this program.
    ///   - repetitions: How often each smaller program runs until it counts as right.
    /// - Returns: The finding of the smallest program.
    package func shrunk(_ finding: String, repetitions: Int) throws -> String {
        for smaller in program.smaller {
            let trial = HistoryTrial(smaller, fault: fault, patience: patience)
            for _ in 0..<repetitions {
                if let finding = try trial.finding() {
                    return try trial.shrunk(finding, repetitions: repetitions)
                }
            }
        }
        return finding
    }
}

extension ConcurrentProgram {
    /// Programs without a worker, or without a call.
    fileprivate var smaller: [ConcurrentProgram] {
        let withoutWorker = workers.indices.map { index in
            var program = self
            program.workers.remove(at: index)
            return program
        }
        let withoutCall = workers.indices.flatMap { worker in
            workers[worker].calls.indices.reversed().map { index in
                var program = self
                program.workers[worker].calls.remove(at: index)
                return program
            }
        }
        return (workers.count > 1 ? withoutWorker : []) + withoutCall
    }
}
