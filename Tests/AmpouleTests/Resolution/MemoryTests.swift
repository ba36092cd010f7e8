import Ampoule
import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct MemoryTests {
    // In a process of its own, since all tests share the memory of theirs.
    @Test(arguments: ObjectScope.builtIn)
    func manyResolutionsLeaveNothingBehind(in scope: ObjectScope) async throws {
        await #expect(processExitsWith: .success) { [name = scope.description as String] in
            let scope = try #require(ObjectScope.builtIn.first { $0.description == name })
            let cats = LiveInstances()
            let container = Container()
            container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(scope)
            container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

            let roundCount = 5
            let resolutionsPerRound = TestLoad.count(40_000, full: 200_000)
            var growths: [Int] = []
            for _ in 0..<roundCount {
                let before = ResidentMemory.bytes
                // Two resolutions each: the owner, and the cat.
                for _ in 0..<(resolutionsPerRound / 2) { _ = try container.require(Person.self) }
                growths.append(ResidentMemory.bytes - before)
            }

            #expect(cats.living == (scope === ObjectScope.container ? 1 : 0))
            // The allocator may take some more, but a word left by each resolution would show in every round.
            #expect(try #require(growths.min()) < resolutionsPerRound * 8)
        }
    }

    // As above, in a process of its own.
    @Test func aKeyThatIsReplacedManyTimesLeavesNothingBehind() async {
        await #expect(processExitsWith: .success) {
            let container = Container()
            func replace(_ count: Int) {
                for number in 0..<count {
                    container.register(Animal.self) { _ in Cat(name: "\(number)") }.inObjectScope(.container)
                    _ = container.resolve(Animal.self)
                }
            }
            replace(1_000)
            let before = ResidentMemory.bytes
            replace(TestLoad.count(100_000, full: 1_000_000))

            #expect(ResidentMemory.bytes - before < 2_000_000)
        }
    }

    @Test func aGraphCarriedOnManyTimesLeavesNothingBehind() throws {
        let cats = LiveInstances()
        let container = Container()
        let graph = GraphIdentifier()
        container.register(Animal.self) { _ in CountedCat(in: cats) }

        for _ in 0..<10_000 {
            _ = try container.withObjectGraph(graph) { try $0.require(Animal.self) }
        }

        #expect(cats.made == 10_000)
        #expect(cats.living == 0)
    }

    @Test func failuresLeaveNothingBehind() {
        struct Lost: Error {}
        let cats = LiveInstances()
        let container = Container.silent()
        for scope in ObjectScope.builtIn {
            container.register(Animal.self, name: scope.description) { _ in CountedCat(in: cats) }
                .inObjectScope(scope)
                .initCompleted { _, _ in throw Lost() }
            for _ in 0..<1_000 {
                #expect(throws: ResolutionError.self) {
                    try container.require(Animal.self, name: scope.description)
                }
            }
        }

        #expect(cats.made == 4_000)
        #expect(cats.living == 0)
    }
}

/// What the process occupies in memory at the moment; zero where the system does not tell.
private enum ResidentMemory {
    static var bytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * 4096
    }
}
