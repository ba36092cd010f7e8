import TestSupport
import Testing

@testable import Ampoule

/// Random instances are closed in a random order, as far as their schedule allows it.
struct ClosingScheduleTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func eachInstanceIsClosedOnceAndAfterItsDependents(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...12, using: &generator)
        let dependencies = (0..<count).map { instance in
            (0..<count).filter { $0 != instance && Int.random(in: 0..<6, using: &generator) == 0 }
        }
        let areComplete = (0..<count).map { _ in Int.random(in: 0..<4, using: &generator) > 0 }
        var schedule = ClosingSchedule(dependencies: dependencies, areComplete: areComplete)
        let order = schedule.order
        #expect(order.sorted() == Array(0..<count))
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })

        var closed: Set<Int> = []
        var ready = schedule.first
        while let place = ready.randomElement(using: &generator) {
            for open in ready {
                // Each waits for the earlier ones that depend on it, or may do so.
                let mayDepend = order[..<open].filter { other in
                    !areComplete[other] || dependencies[other].contains(order[open])
                }
                #expect(closed.isSuperset(of: mayDepend), "\(order[open])")
            }
            ready.removeAll { $0 == place }
            #expect(closed.insert(order[place]).inserted)
            ready += schedule.didClose(place)
            #expect(Set(ready).count == ready.count)
        }
        #expect(closed.count == count)

        for instance in 0..<count {
            for dependency in dependencies[instance] where places[dependency]! < places[instance]! {
                #expect(reach(of: dependency, dependencies).contains(instance), "not of a cycle")
            }
        }
    }

    @Test func whatDependsOnNothingElseIsReadyTogether() {
        let schedule = ClosingSchedule(dependencies: [[], [0], [0]], areComplete: [true, true, true])

        #expect(schedule.order == [2, 1, 0])
        #expect(schedule.first == [0, 1])
    }

    @Test func whatMayDependOnAnythingIsClosedBeforeAllThatWasMadeEarlier() {
        var schedule = ClosingSchedule(
            dependencies: [[], [], [], []],
            areComplete: [true, true, false, true]
        )

        #expect(schedule.order == [3, 2, 1, 0])
        #expect(schedule.first == [0, 1])
        #expect(schedule.didClose(0) == [])
        #expect(schedule.didClose(1) == [2, 3])
    }

    @Test func theInstancesOfACycleAreClosedOneAfterTheOther() {
        var schedule = ClosingSchedule(dependencies: [[1], [0], []], areComplete: [true, true, true])

        #expect(schedule.order == [2, 1, 0])
        #expect(schedule.first == [0, 1])
        #expect(schedule.didClose(1) == [2])
    }

    private func reach(of start: Int, _ dependencies: [[Int]]) -> Set<Int> {
        var found: Set<Int> = []
        var unvisited = [start]
        while let next = unvisited.popLast() {
            for dependency in dependencies[next] where found.insert(dependency).inserted {
                unvisited.append(dependency)
            }
        }
        return found
    }
}
