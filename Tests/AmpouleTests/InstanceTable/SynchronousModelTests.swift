import Testing

@testable import Ampoule

/// Every interleaving of small programs, in the model of ``SynchronousModel``.
struct SynchronousModelTests {
    typealias Service = SynchronousModel.Service

    /// Whether and when a service needs another one.
    enum Need: CaseIterable {
        case none, inFactory, inCompletion
    }

    // MARK: - All programs of a size

    @Test(arguments: Need.allCases, Need.allCases)
    func twoServicesAndTwoThreads(_ first: Need, _ second: Need) {
        let services = [service(needing: [(1, first)]), service(needing: [(0, second)])]
        for program in [[0], [1], [0, 1], [1, 0]] {
            for other in [[0], [1], [0, 1], [1, 0]] {
                explore(services, programs: [program, other])
            }
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func twoServicesAndThreeThreads(_ first: Need, _ second: Need) {
        let services = [service(needing: [(1, first)]), service(needing: [(0, second)])]
        explore(services, programs: [[0], [1], [0]])
        explore(services, programs: [[0], [1], [1, 0]])
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func threeServicesThatMayAllNeedEachOtherAndTwoThreads(_ first: Need, _ second: Need) {
        for needs in combinations(of: 4) {
            let services = [
                service(needing: [(1, first), (2, needs[0])]),
                service(needing: [(2, second), (0, needs[1])]),
                service(needing: [(0, needs[2]), (1, needs[3])]),
            ]
            explore(services, programs: [[0], [1]])
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func aRingOfThreeServicesAndThreeThreads(_ first: Need, _ second: Need) {
        for third in Need.allCases {
            let services = [
                service(needing: [(1, first)]), service(needing: [(2, second)]),
                service(needing: [(0, third)]),
            ]
            explore(services, programs: [[0], [1], [2]])
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func aRingOfFourServicesAndThreeThreads(_ first: Need, _ second: Need) {
        for needs in combinations(of: 2) {
            let services = [
                service(needing: [(1, first)]), service(needing: [(2, second)]),
                service(needing: [(3, needs[0])]), service(needing: [(0, needs[1])]),
            ]
            explore(services, programs: [[0], [2]])
            explore(services, programs: [[0], [1], [3]])
        }
    }

    private func service(needing needs: [(slot: Int, need: Need)]) -> Service {
        Service(
            inFactory: needs.filter { $0.need == .inFactory }.map(\.slot),
            inCompletion: needs.filter { $0.need == .inCompletion }.map(\.slot)
        )
    }

    private func combinations(of count: Int) -> [[Need]] {
        (0..<count).reduce([[]]) { combinations, _ in
            combinations.flatMap { combination in Need.allCases.map { combination + [$0] } }
        }
    }

    // MARK: - Exploring

    /// Visits every state that can be reached and checks that no thread waits for ever and that all ends
    /// well.
    private func explore(_ services: [Service], programs: [[Int]]) {
        let slots = Set(programs.joined())
        let failing = slots.filter { slot in outcomesOnOneThread(services, asking: slot).contains(.cycle) }
        let start = SynchronousModel(services, programs: programs)
        var visited: Set<SynchronousModel> = [start]
        var open = [start]
        while let state = open.popLast() {
            let runnable = state.runnable
            if state.isEnded {
                check(state, failing: failing, programs)
            } else if runnable.isEmpty {
                Issue.record("All threads wait: \(services), \(programs)")
                return
            }
            for thread in runnable {
                var next = state
                next.advance(thread)
                if visited.insert(next).inserted { open.append(next) }
            }
        }
    }

    private func check(_ state: SynchronousModel, failing: Set<Int>, _ programs: [[Int]]) {
        #expect(state.isTableEmpty)
        #expect(state.handedOutTooEarly.isEmpty)
        for (program, results) in zip(programs, state.results) {
            for (slot, outcome) in zip(program, results) {
                switch outcome {
                case .instance(let instance): #expect(instance == state.keptInstances[slot])
                case .cycle: #expect(failing.contains(slot), "\(state.services), \(programs)")
                }
            }
        }
        if failing.isEmpty {
            for instance in state.injected { #expect(instance == state.keptInstances[instance.slot]) }
            for instance in state.keptInstances.values { #expect(state.completions[instance] == 1) }
            #expect(state.completions.count == state.keptInstances.count)
        }
    }

    private func outcomesOnOneThread(
        _ services: [Service],
        asking slot: Int
    ) -> [SynchronousModel.Outcome] {
        var model = SynchronousModel(services, programs: [[slot]])
        while !model.isEnded { model.advance(0) }
        return model.results[0]
    }
}
