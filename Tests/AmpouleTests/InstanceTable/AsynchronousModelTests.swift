import Testing

@testable import Ampoule

/// Every interleaving of small programs, in the model of ``AsynchronousModel``.
struct AsynchronousModelTests {
    typealias Model = AsynchronousModel
    typealias Service = Model.Service

    /// Whether and when a service needs another one.
    enum Need: CaseIterable {
        case none, inFactory, inCompletion
    }

    // MARK: - All programs of a size

    @Test(arguments: Need.allCases, Need.allCases)
    func twoServicesAndTwoTasks(_ first: Need, _ second: Need) {
        let services = [service(needing: [(1, first)]), service(needing: [(0, second)])]
        for program in [[0], [1], [0, 1], [1, 0]] {
            for other in [[0], [1], [0, 1], [1, 0]] {
                explore(Model(services, programs: [program, other]))
            }
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func twoServicesAndThreeTasks(_ first: Need, _ second: Need) {
        let services = [service(needing: [(1, first)]), service(needing: [(0, second)])]
        explore(Model(services, programs: [[0], [1], [0]]))
        explore(Model(services, programs: [[0], [1], [1, 0]]))
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func threeServicesThatMayAllNeedEachOtherAndTwoTasks(_ first: Need, _ second: Need) {
        for needs in combinations(of: 4) {
            let services = [
                service(needing: [(1, first), (2, needs[0])]),
                service(needing: [(2, second), (0, needs[1])]),
                service(needing: [(0, needs[2]), (1, needs[3])]),
            ]
            explore(Model(services, programs: [[0], [1]]))
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func aRingOfThreeServicesAndThreeTasks(_ first: Need, _ second: Need) {
        for third in Need.allCases {
            let services = [
                service(needing: [(1, first)]), service(needing: [(2, second)]),
                service(needing: [(0, third)]),
            ]
            explore(Model(services, programs: [[0], [1], [2]]))
        }
    }

    // MARK: - Several dependencies at the same time

    @Test(arguments: Need.allCases, Need.allCases)
    func theSameServiceTwiceAtTheSameTime(_ first: Need, _ second: Need) {
        let services = [
            service(needingAtTheSameTime: [(1, first), (1, first)]), service(needing: [(0, second)]),
        ]
        for programs in [[[0], [0]], [[0], [1]], [[0], [1], [1]]] {
            explore(Model(services, programs: programs))
        }
    }

    @Test(arguments: [Need.inFactory, .inCompletion], Need.allCases)
    func twoServicesAtTheSameTimeOfWhichOneMayNeedTheOther(_ first: Need, _ second: Need) {
        for third in Need.allCases {
            let services = [
                service(needingAtTheSameTime: [(1, first), (2, first)]),
                service(needing: [(2, second)]), service(needing: [(0, third)]),
            ]
            explore(Model(services, programs: [[0], [1]]))
            explore(Model(services, programs: [[0], [2]]))
        }
    }

    // MARK: - Cancellation at every point

    @Test(arguments: Need.allCases, Need.allCases)
    func twoServicesAndTwoTasksThatMayBothBeCancelled(_ first: Need, _ second: Need) {
        let services = [service(needing: [(1, first)]), service(needing: [(0, second)])]
        for factoriesObey in [true, false] {
            for programs in [[[0], [0]], [[0], [1]], [[1], [1]]] {
                explore(
                    Model(
                        services,
                        programs: programs,
                        cancellable: [0, 1],
                        factoriesObeyCancellation: factoriesObey
                    )
                )
            }
        }
    }

    @Test(arguments: Need.allCases, Need.allCases)
    func aRingOfThreeServicesAndThreeTasksOfWhichOneMayBeCancelled(_ first: Need, _ second: Need) {
        let services = [
            service(needing: [(1, first)]), service(needing: [(2, second)]),
            service(needing: [(0, .inCompletion)]),
        ]
        explore(Model(services, programs: [[0], [1], [2]], cancellable: [0]))
    }

    @Test(arguments: [Need.inFactory, .inCompletion], Need.allCases)
    func oneOfTwoThatNeedTwoAtTheSameTimeMayBeCancelled(_ first: Need, _ second: Need) {
        let services = [
            service(needingAtTheSameTime: [(1, first), (2, first)]),
            service(needing: [(2, second)]), service(needing: []),
        ]
        explore(Model(services, programs: [[0], [0]], cancellable: [0]))
    }

    private func service(needing needs: [(slot: Int, need: Need)]) -> Service {
        func slots(_ need: Need) -> [[Int]] { needs.filter { $0.need == need }.map { [$0.slot] } }
        return Service(inFactory: slots(.inFactory), inCompletion: slots(.inCompletion))
    }

    private func service(needingAtTheSameTime needs: [(slot: Int, need: Need)]) -> Service {
        let one = service(needing: needs)
        func group(_ slots: [[Int]]) -> [[Int]] { slots.isEmpty ? [] : [Array(slots.joined())] }
        return Service(inFactory: group(one.inFactory), inCompletion: group(one.inCompletion))
    }

    private func combinations(of count: Int) -> [[Need]] {
        (0..<count).reduce([[]]) { combinations, _ in
            combinations.flatMap { combination in Need.allCases.map { combination + [$0] } }
        }
    }

    // MARK: - Exploring

    /// Checks that no task waits for ever and that all ends well, whatever comes first.
    private func explore(_ start: Model) {
        let services = start.setting.services
        let failing = Set(services.indices.filter { slot in fails(slot, of: services) })
        for state in endings(of: start) { check(state, failing: failing) }
    }

    /// Whether asking for a slot leads to a circle while nobody else asks for anything.
    private func fails(_ slot: Int, of services: [Service]) -> Bool {
        let outcomes = endings(of: Model(services, programs: [[slot]])).map { state in
            if case .cycle? = state.results[0].first { true } else { false }
        }
        #expect(Set(outcomes).count == 1, "\(services), \(slot)")
        return outcomes.contains(true)
    }

    /// Visits every state that can be reached.
    ///
    /// - Returns: The states in which all has ended.
    private func endings(of start: Model) -> [Model] {
        var visited: Set<Model> = [start]
        var open = [start]
        var endings: [Model] = []
        while let state = open.popLast() {
            let steps = state.steps
            if state.isEnded { endings.append(state) }
            if steps.isEmpty && !state.isEnded {
                Issue.record("All tasks wait: \(state.setting.services), \(state.results)")
                return endings
            }
            for move in steps + state.cancellations {
                var next = state
                next.make(move)
                if visited.insert(next).inserted { open.append(next) }
            }
        }
        return endings
    }

    private func check(_ state: Model, failing: Set<Int>) {
        let setting = state.setting
        #expect(state.isTableEmpty)
        #expect(state.handedOutTooEarly.isEmpty)
        for (task, (program, results)) in zip(setting.programs, state.results).enumerated() {
            #expect(results.count == program.count)
            for (slot, outcome) in zip(program, results) {
                switch outcome {
                case .instance(let instance):
                    #expect(instance == state.keptInstances[slot])
                    #expect(!failing.contains(slot), "\(setting.services), \(setting.programs)")
                case .cycle:
                    #expect(failing.contains(slot), "\(setting.services), \(setting.programs)")
                case .cancelled: #expect(state.cancelled.contains(task))
                }
            }
        }
        for instance in state.keptInstances.values { #expect(state.completions[instance] == 1) }
        // What a factory was given that has failed or was cancelled is nobody's.
        guard failing.isEmpty && state.cancelled.isEmpty else { return }
        #expect(state.completions.count == state.keptInstances.count)
        for instance in state.injected { #expect(instance == state.keptInstances[instance.slot]) }
        if !setting.hasCircles { #expect(state.factoryCalls.values.allSatisfy { $0 == 1 }) }
    }
}
