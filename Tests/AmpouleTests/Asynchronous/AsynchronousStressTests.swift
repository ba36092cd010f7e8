import Ampoule
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(20)))
struct AsynchronousStressTests {
    private struct Runaway: Error {}

    private static let taskCount = 16

    private static let requestsPerTask = StressLoad.count(100, long: 2_000)

    /// What each request may do besides: some fail, some are cancelled, some forget what is shared.
    @Test func everythingAtOnceLeavesNothingTornAndNothingBehind() async throws {
        let instances = LiveInstances()
        do {
            let container = Container.silent()
            register(in: container, instances)
            await withTaskGroup { group in
                for number in 0..<Self.taskCount {
                    group.addTask {
                        for step in 0..<Self.requestsPerTask {
                            await request(number &* 31 &+ step, of: container)
                        }
                    }
                }
            }
        }

        #expect(instances.made > 0)
        #expect(eventually { instances.living == 0 })
    }

    @Test func withoutResetsEachSharedInstanceIsMadeOnce() async throws {
        let instances = LiveInstances()
        let container = Container.silent()
        let names = (0..<32).map { "\($0)" }
        for (number, name) in names.enumerated() {
            container.register(Animal.self, name: name) { resolver in
                // Every instance needs the next ones, at the same time, so that tasks wait for each other a lot.
                if number + 5 < names.count {
                    async let next = resolver.require(Animal.self, name: names[number + 1])
                    async let other = resolver.require(Animal.self, name: names[number + 5])
                    _ = try await (next, other)
                }
                return CountedCat(name: name, in: instances)
            }
            .inObjectScope(.container)
        }

        try await withThrowingTaskGroup { group in
            for number in 0..<256 {
                group.addTask {
                    let name = names[number &* 7 % names.count]
                    let animal = try await container.asynchronous.require(Animal.self, name: name)
                    #expect(animal.name == name)
                }
            }
            try await group.waitForAll()
        }

        #expect(instances.made == names.count)
    }

    private func register(in container: Container, _ instances: LiveInstances) {
        let attempts = Counter()
        for scope in ObjectScope.builtIn {
            container.register(Animal.self, name: scope.description) { _ in
                await Task.yield()
                if attempts.increment() % 5 == 0 { throw Runaway() }
                try Task.checkCancellation()
                return CountedCat(name: scope.description, in: instances)
            }
            .inObjectScope(scope)
            container.register(Person.self, name: scope.description) { resolver in
                async let first = resolver.require(Animal.self, name: scope.description)
                async let second = resolver.require(Animal.self, name: scope.description)
                return Collector(first: try await first, second: try await second)
            }
            .inObjectScope(scope)
        }
    }

    private func request(_ number: Int, of container: Container) async {
        let scope = ObjectScope.builtIn[number % ObjectScope.builtIn.count]
        let task = Task {
            try await container.asynchronous.require(Person.self, name: scope.description) as? Collector
        }
        if number % 7 == 0 { task.cancel() }
        if number % 11 == 0 { container.resetObjectScope(scope) }
        switch await task.result {
        case .success(let collector):
            #expect(collector?.first.name == scope.description)
            #expect(scope !== ObjectScope.graph || collector?.first === collector?.second)
        case .failure(let error):
            let reason = (error as? ResolutionError)?.underlyingError
            #expect(reason is Runaway || reason is CancellationError)
        }
    }
}
