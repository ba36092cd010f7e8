import Measuring
import Ampoule
import Benchmark

// Lists of contributions, and decorators.

extension Comparison {
    static let wrapping = [
        Comparison("List of 4, transient", in: .wrapping, goals: [.atMost(4, times: "hand", reached: 5.2)]) {
            let container = Container(defaultObjectScope: .transient)
            for _ in 0..<2 {
                container.contribute(to: Animal.self) { _ in Cat() }
                container.contribute(to: Animal.self) { _ in Dog(name: "Hachi") }
            }
            let factories = Variable([makeCat, makeHachi, makeCat, makeHachi])
            return [
                Work("Ampoule") { count in
                    for _ in 0..<count { blackHole(container.resolve([any Animal].self)) }
                },
                Work("hand") { count in
                    for _ in 0..<count { blackHole(makePets()) }
                },
                Work("factories") { count in
                    for _ in 0..<count { blackHole(factories.value.map { $0() }) }
                },
            ]
        },
        Comparison("Decorated, transient", in: .wrapping, goals: [.atMost(4, times: "hand")]) {
            let container = Container(defaultObjectScope: .transient)
            container.register(Animal.self) { _ in Cat() }
            container.decorate(Animal.self) { _, animal in Groomed(animal) }
            return [
                Work("Ampoule") { count in
                    for _ in 0..<count { blackHole(container.resolve(Animal.self)) }
                },
                Work("hand") { count in
                    for _ in 0..<count { blackHole(makeGroomed()) }
                },
            ]
        },
        Comparison("Decorated, shared", in: .wrapping, goals: [.atMost(1.1, times: "plain")]) {
            let plain = Container(defaultObjectScope: .container)
            plain.register(Animal.self) { _ in Cat() }
            let container = plain.copy()
            container.decorate(Animal.self) { _, animal in Groomed(animal) }
            return [
                Work("Ampoule") { count in
                    for _ in 0..<count { blackHole(container.resolve(Animal.self)) }
                },
                Work("plain") { count in
                    for _ in 0..<count { blackHole(plain.resolve(Animal.self)) }
                },
            ]
        },
    ]
}

/// An animal that wraps another one.
private final class Groomed: Animal {
    private let animal: any Animal

    init(_ animal: any Animal) { self.animal = animal }

    var name: String { animal.name }
}

/// Hides a value from the optimizer.
private final class Variable<Value: Sendable>: Sendable {
    let value: Value

    @inline(never)
    init(_ value: Value) { self.value = value }
}

@Sendable
private func makeHachi() -> any Animal { makeDog(name: "Hachi") }

@inline(never)
private func makePets() -> [any Animal] { [makeCat(), makeHachi(), makeCat(), makeHachi()] }

@inline(never)
private func makeGroomed() -> any Animal { Groomed(makeCat()) }
