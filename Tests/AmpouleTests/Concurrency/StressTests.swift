import Ampoule
import TestSupport
import Testing

@Suite(.serialized)
struct StressTests {
    private static let threadCount = 8

    /// A million operations in all; less where each is slowed down by a sanitizer.
    private static let operationsPerThread = StressLoad.count(2_000, long: 125_000)

    @Test func everythingAtOnceLeavesNothingTornAndNothingBehind() throws {
        let instances = LiveInstances()
        let dropped = try dropContainerAfter { container in
            register(in: container, instances)
            try concurrently(threads: Self.threadCount) { number in
                var random = Random(seed: UInt64(number + 1))
                for _ in 0..<Self.operationsPerThread {
                    try operate(on: container, instances, &random)
                }
            }
        }

        #expect(dropped)
        #expect(instances.made > Self.threadCount)
        #expect(eventually { instances.living == 0 })
    }

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

    // MARK: - Operations

    private func register(in container: Container, _ instances: LiveInstances) {
        for scope in ObjectScope.builtIn {
            container.register(Animal.self, name: scope.description) { _ in
                CountedCat(name: scope.description, in: instances)
            }
            .inObjectScope(scope)
            .initCompleted { _, _ in }
        }
        container.register(Collector.self) { resolver in
            Collector(
                first: try resolver.require(Animal.self, name: "container"),
                second: try resolver.require(Animal.self, name: "graph")
            )
        }
        Circle.initializerAndProperty.register(in: .container, container)
    }

    private func operate(
        on container: Container,
        _ instances: LiveInstances,
        _ random: inout Random
    ) throws {
        defer { checkInvariants(container) }
        switch random.below(100) {
        case 0:
            container.resetObjectScope(.container)
        case 1:
            container.resetObjectScope(.weak, serviceType: Animal.self)
        case 2:
            let number = random.below(50)
            container.register(Int.self, name: "\(number)") { _ in number }.inObjectScope(.container)
        case 3:
            let child = Container(parent: container)
            child.register(Animal.self, name: "graph") { _ in CountedCat(name: "child", in: instances) }
            let collector = try child.require(Collector.self)
            #expect(collector.first.name == "container")
            #expect(collector.second.name == "child")
        case 4:
            let scope = ObjectScope.builtIn[random.below(4)]
            container.register(Animal.self, name: scope.description) { _ in
                CountedCat(name: scope.description, in: instances)
            }
            .inObjectScope(scope)
        case 5:
            #expect(container.hasAnyRegistration(of: Animal.self, name: "weak"))
        case 6..<16:
            let parent = try container.require(ParentType.self)
            #expect(parent is Mother)
            #expect(parent.child is Daughter)
        case 16..<26:
            #expect(try container.require(ChildType.self) is Daughter)
        case 26..<36:
            let collector = try container.require(Collector.self)
            #expect(collector.first.name == "container")
            #expect(collector.second.name == "graph")
        case 36..<46:
            let number = random.below(50)
            let found = try container.require(Int?.self, name: "\(number)")
            #expect(found == nil || found == number)
        case 46..<51:
            let lazy = try container.require(Lazy<Animal>.self, name: "container")
            #expect(try lazy.resolve().name == "container")
        default:
            // A miss takes long, as it looks for what may have been meant.
            if random.below(500) == 0 { #expect(container.resolve(Animal.self) == nil) }
            let scope = ObjectScope.builtIn[random.below(4)]
            #expect(try container.require(Animal.self, name: scope.description).name == scope.description)
        }
    }

    /// Whether a container has gone after a body has used it.
    private func dropContainerAfter(_ body: (Container) throws -> Void) throws -> Bool {
        weak var dropped: Container?
        do {
            let container = Container.silent()
            dropped = container
            try body(container)
        }
        return eventually { dropped == nil }
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
