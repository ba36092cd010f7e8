import Ampoule
import TestSupport
import Testing

@Suite(.serialized)
struct StressTests {
    private static let threadCount = 8

    @Test func withoutResetsEachSharedInstanceIsMadeOnce() throws {
        let instances = LiveInstances()
        let names = (0..<64).map { "\($0)" }
        let container = Container.silent()
        for (number, name) in names.enumerated() {
            container.register(Animal.self, name: name) { resolver in
                // Every instance needs the next ones, so that threads wait for each other all the time.
                if number + 1 < names.count { _ = try resolver.require(Animal.self, name: names[number + 1]) }
                if number + 7 < names.count { _ = try resolver.require(Animal.self, name: names[number + 7]) }
                return CountedCat(name: name, in: instances)
            }
            .inObjectScope(.container)
        }

        let seen = try concurrently(threads: Self.threadCount) { number in
            var random = Random(seed: UInt64(number + 1))
            return try (0..<1_000).map { _ in
                let name = names[random.below(names.count)]
                let animal = try container.require(Animal.self, name: name)
                #expect(animal.name == name)
                return ObjectIdentifier(animal)
            }
        }

        #expect(instances.made == names.count)
        #expect(Set(seen.flatMap { $0 }).count <= names.count)
    }
}

/// A small generator of numbers that are the same in each run.
private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(truncatingIfNeeded: state >> 33) % bound
    }
}
