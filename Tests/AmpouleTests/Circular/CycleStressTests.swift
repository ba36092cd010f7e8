import Ampoule
import Foundation
import TestSupport
import Testing

/// Several tasks or threads make the same cycles, whose completions fail at random.
@Suite(.timeLimit(.minutes(20)))
struct CycleStressTests {
    private struct Failure: Error {}

    /// What one component needs, by the names of the others.
    private struct Plan {
        var inFactory: [String] = []
        var inCompletion: [String] = []

        /// The chance that the completion fails, in percent.
        var failures = 0

        /// A random graph: each component needs the next one, and some need others.
        static func random(seed: UInt64, count: Int) -> [String: Plan] {
            var random = SeededGenerator(seed: seed)
            var plans: [String: Plan] = [:]
            for number in 0..<count {
                var plan = Plan(failures: Int.random(in: 0..<3, using: &random) * 20)
                for other in 0..<count where (number + 1) % count == other || random.next() % 5 == 0 {
                    if random.next() % 4 == 0 {
                        plan.inFactory.append("\(other)")
                    } else {
                        plan.inCompletion.append("\(other)")
                    }
                }
                plans["\(number)"] = plan
            }
            return plans
        }
    }

    private static let seeds = Array(0..<UInt64(TestLoad.count(12, full: 400)))
    private static let count = 4

    @Test(arguments: seeds, [ObjectScope.container, .weak])
    func tasksReceiveCompleteInstances(seed: UInt64, in scope: ObjectScope) async throws {
        for round in 0..<20 {
            let container = Container.silent()
            let random = Locked(SeededGenerator(seed: seed << 8 | UInt64(round)))
            for (name, plan) in Plan.random(seed: seed, count: Self.count) {
                container.register(Node.self, name: name) { resolver in
                    let node = Node()
                    await Self.resolve(plan.inFactory, resolver, node)
                    return node
                }
                .initCompleted { resolver, node in
                    await Self.resolve(plan.inCompletion, resolver, node)
                    if random.withLock({ $0.next() % 100 }) < plan.failures { throw Failure() }
                    node.complete()
                }
                .inObjectScope(scope)
            }

            let areComplete = await withTaskGroup(of: Bool.self) { group in
                for task in 0..<3 {
                    group.addTask {
                        for number in 0..<Self.count {
                            let name = "\((number + task) % Self.count)"
                            let node = try? await container.asynchronous.require(Node.self, name: name)
                            if node?.isWhole == false { return false }
                        }
                        return true
                    }
                }
                return await group.allSatisfy { $0 }
            }

            #expect(areComplete)
        }
    }

    @Test(arguments: seeds, [ObjectScope.container, .weak, .graph])
    func threadsReceiveCompleteInstances(seed: UInt64, inMostly scope: ObjectScope) throws {
        for round in 0..<20 {
            let container = Container.silent()
            let random = Locked(SeededGenerator(seed: seed << 8 | UInt64(round)))
            for (name, plan) in Plan.random(seed: seed, count: Self.count) {
                let entry = container.register(Node.self, name: name) { resolver in
                    let node = Node()
                    Self.resolve(plan.inFactory, resolver, node)
                    if plan.inCompletion.isEmpty { node.complete() }
                    return node
                }
                if !plan.inCompletion.isEmpty {
                    entry.initCompleted { resolver, node in
                        Self.resolve(plan.inCompletion, resolver, node)
                        if random.withLock({ $0.next() % 100 }) < plan.failures { throw Failure() }
                        node.complete()
                    }
                }
                entry.inObjectScope(name == "0" ? .container : scope)
            }

            let areComplete = Locked(true)
            try concurrently(threads: 3) { thread in
                for number in 0..<Self.count {
                    let name = "\((number + thread) % Self.count)"
                    let node = try? container.require(Node.self, name: name)
                    if node?.isWhole == false { areComplete.withLock { $0 = false } }
                }
            }

            #expect(areComplete.withLock { $0 })
        }
    }

    private static func resolve(_ names: [String], _ resolver: any Resolver, _ node: Node) {
        Thread.sleep(forTimeInterval: 0)
        for name in names {
            if let other = try? resolver.require(Node.self, name: name) { node.add(other) }
        }
    }

    /// Adds the dependencies that can be resolved, all at the same time or one after the other.
    private static func resolve(_ names: [String], _ resolver: AsynchronousResolver, _ node: Node) async {
        await Task.yield()
        guard names.count == 2 else {
            for name in names {
                if let other = try? await resolver.require(Node.self, name: name) { node.add(other) }
            }
            return
        }
        async let first = resolver.require(Node.self, name: names[0])
        async let second = resolver.require(Node.self, name: names[1])
        if let first = try? await first { node.add(first) }
        if let second = try? await second { node.add(second) }
    }
}
