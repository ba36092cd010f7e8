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

    @Test func whatMayDependOnAnythingIsClosedBeforeWhatWasMadeEarlierThoughItHasADependent() {
        // The first depends on the last by a 'Lazy', and that on what was made in between.
        let schedule = ClosingSchedule(dependencies: [[2], [], []], areComplete: [true, true, false])

        #expect(schedule.order == [0, 2, 1])
    }

    @Test func whatMayDependOnAnythingIsClosedAfterAllThatDependOnIt() {
        let schedule = ClosingSchedule(
            dependencies: [[4], [], [0], [], []],
            areComplete: [true, false, true, true, false]
        )

        // The second may depend on the first, which the last may depend on in turn.
        #expect(schedule.order == [2, 0, 4, 3, 1])
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func onlyWhatDependsOnTheLastOfAClosureIsClosedBeforeIt(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...12, using: &generator)
        // Each depends on earlier ones, or by a 'Lazy' on later ones, without a cycle.
        let ranks = (0..<count).shuffled(using: &generator)
        let dependencies = (0..<count).map { instance in
            (0..<count).filter {
                ranks[$0] < ranks[instance] && Int.random(in: 0..<4, using: &generator) == 0
            }
        }
        let areComplete = (0..<count).map { _ in Int.random(in: 0..<3, using: &generator) > 0 }
        let places = ClosingSchedule(dependencies: dependencies, areComplete: areComplete).order
        for (instance, found) in dependencies.enumerated() {
            for dependency in found {
                #expect(try #require(places.firstIndex(of: instance)) < places.firstIndex(of: dependency)!)
            }
        }
        guard let last = areComplete.lastIndex(of: false) else { return }
        let earlier = try #require(places.firstIndex(of: last))
        for other in places[..<earlier] where other < last {
            #expect(reach(of: other, dependencies).contains(last))
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
