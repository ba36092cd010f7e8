import Ampoule
import Benchmark
import FactoryKit
import Measuring
import Swinject

/// A row of the table: the same instance from each candidate.
struct Row {
    let name: String
    let works: [Work]

    static func all() -> [Row] {
        let ampoule = Ampoule.Container()
        ampoule.registerComponents()
        let dictionary = ClosureDictionary.filled()
        let factory = FactoryKit.Container()
        let swinject = Swinject.Container.registered()
        return [
            Row(
                name: "transient",
                works: [
                    repeating("direct init") { makeCat() },
                    repeating("typed call") { ampoule.cat() },
                    repeating("resolve") { ampoule.resolve((any Animal).self)! },
                    repeating("closures") { dictionary.make((any Animal).self) },
                    repeating("Factory") { factory.cat() },
                    repeating("Swinject") { swinject.resolve((any Animal).self)! },
                ]
            ),
            Row(
                name: "with one argument",
                works: [
                    repeating("direct init") { makeDog(name: "Mimi") },
                    repeating("typed call") { ampoule.dog(name: "Mimi") },
                    repeating("resolve") { ampoule.resolve((any Animal).self, argument: "Mimi")! },
                    repeating("closures") { dictionary.make((any Animal).self, "Mimi") },
                    repeating("Factory") { factory.dog("Mimi") },
                    repeating("Swinject") { swinject.resolve((any Animal).self, argument: "Mimi")! },
                ]
            ),
            Row(
                name: "chain of 10",
                works: [
                    repeating("direct init") { makeAncestor() },
                    repeating("typed call") { ampoule.firstMare() },
                    repeating("resolve") { ampoule.resolve((any FirstAncestor).self)! },
                    repeating("closures") { dictionary.make((any FirstAncestor).self) },
                    repeating("Factory") { factory.firstMare() },
                    repeating("Swinject") { swinject.resolve((any FirstAncestor).self)! },
                ]
            ),
            Row(
                name: "shared instance",
                works: [
                    repeating("direct init") { sharedBarn() },
                    repeating("typed call") { ampoule.barn() },
                    repeating("resolve") { ampoule.resolve((any Shelter).self)! },
                    repeating("closures") { dictionary.make((any Shelter).self) },
                    repeating("Factory") { factory.barn() },
                    repeating("Swinject") { swinject.resolve((any Shelter).self)! },
                ]
            ),
        ]
    }
}

/// A work that repeats a call; inlined, so that the loop makes the call directly.
@inline(__always)
private func repeating<Instance>(_ name: String, _ call: @escaping () -> Instance) -> Work {
    Work(name) { count in
        for _ in 0..<count { blackHole(call()) }
    }
}
