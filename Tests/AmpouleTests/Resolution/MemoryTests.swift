import Ampoule
import Foundation
import Testing

@Suite(.serialized)
struct MemoryTests {
    private static let roundCount = 5
    private static let resolutionsPerRound = 200_000

    @Test(arguments: ObjectScope.builtIn)
    func aMillionResolutionsLeaveNothingBehind(in scope: ObjectScope) throws {
        let cats = LiveInstances()
        let container = Container()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(scope)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }

        var growths: [Int] = []
        for _ in 0..<Self.roundCount {
            let before = ResidentMemory.bytes
            // Two resolutions each: the owner, and the cat.
            for _ in 0..<(Self.resolutionsPerRound / 2) { _ = try container.require(Person.self) }
            growths.append(ResidentMemory.bytes - before)
        }

        #expect(cats.living == (scope === ObjectScope.container ? 1 : 0))
        // Other tests run at the same time, but a word left by each resolution would show in every round.
        #expect(try #require(growths.min()) < Self.resolutionsPerRound * 8)
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
