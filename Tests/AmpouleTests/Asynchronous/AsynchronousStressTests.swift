import Ampoule
import TestSupport
import Testing

@Suite(.serialized, .timeLimit(.minutes(20)))
struct AsynchronousStressTests {
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
}
