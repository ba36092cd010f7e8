import Ampoule
import TestSupport
import Testing

/// Default values are made, and shorter keys are filed, on any thread.
struct DefaultArgumentStressTests {
    protocol Animal: AnyObject, Sendable { var name: String { get } }

    @Register(Animal.self)
    final class Cat: Animal {
        let name: String
        let toys: [String]

        init(name: String = "Mimi", toys: [String] = ["mouse", "ball"]) {
            (self.name, self.toys) = (name, toys)
        }
    }

    @Register(scope: .container)
    final class Stable: Sendable {
        let places: Int

        init(places: Int = 3) async { self.places = places }
    }

    @Test func threadsThatRegisterAndResolveSeeACompleteComponent() throws {
        let container = Container()
        Cat.register(in: container)

        try concurrently(threads: 8) { number in
            for turn in 0..<500 {
                if (turn + number) % 16 == 0 { Cat.register(in: container) }
                if (turn + number) % 64 == 1 {
                    container.register(Animal.self) { (_, name: String) in Cat(name: name) }
                }
                let cat = try container.require(Animal.self)
                let tama = try container.require(Animal.self, argument: "Tama")
                #expect(cat.name == "Mimi" && tama.name == "Tama")
            }
        }
    }

    @Test func tasksThatWaitShareAnInstanceMadeWithDefaults() async throws {
        let container = Container()
        Stable.register(in: container)

        let stables = try await withThrowingTaskGroup(of: Stable.self) { group in
            for _ in 0..<64 { group.addTask { try await container.require(Stable.self) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(stables.allSatisfy { $0 === stables[0] && $0.places == 3 })
    }
}
