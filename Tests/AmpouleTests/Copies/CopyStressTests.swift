import Ampoule
import Foundation
import TestSupport
import Testing

/// Copies that are made while other threads register, resolve and configure.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct CopyStressTests {
    private static let roundCount = TestLoad.count(100, full: 1_000)

    @Test func aCopyIsWholeWhateverOtherThreadsDo() async throws {
        let cats = LiveInstances()
        do {
            let container = Container.silent()
            let entry = container.register(Cat.self) { _ in Cat() }
                .inObjectScope(.container)
                .implements(Animal.self)
            container.register(CountedCat.self) { _ in CountedCat(in: cats) }.inObjectScope(.weak)
            try concurrently(threads: 8) { thread in
                for round in 0..<Self.roundCount {
                    switch thread {
                    case 0:
                        container.register(Cat.self, name: "\(round % 64)") { _ in Cat(name: "\(round)") }
                            .inObjectScope(.container)
                    case 1:
                        entry.inObjectScope(round.isMultiple(of: 2) ? .weak : .container)
                    case 2:
                        _ = try container.require(Animal.self)
                        _ = try container.require(CountedCat.self)
                    default:
                        try verifyCopy(of: container)
                    }
                }
            }
        }
        #expect(await eventually { cats.living == 0 })
    }

    private func verifyCopy(of container: Container) throws {
        let copy = container.copy()
        let cat = try copy.require(Cat.self)
        let counted = try copy.require(CountedCat.self)
        #expect(try copy.require(Animal.self) === cat, "a copy whose forward leads elsewhere")
        #expect(try copy.require(Cat.self) === cat, "a copy that shares no instance")
        #expect(try copy.require(CountedCat.self) === counted, "a copy that shares no instance")
        #expect(try container.copy().require(Cat.self) !== cat, "a copy with an instance of another one")
    }
}
