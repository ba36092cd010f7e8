import Measuring
import Ampoule
import Benchmark

// Filling a container, and asking it for the first time.

extension Comparison {
    static let registering = [
        Comparison(
            "Register types, then resolve",
            in: .registering,
            goals: [.atMost(2, times: "dictionary", reached: 3.2), .atMost(1.5, times: "1000")]
        ) {
            [
                filling("Ampoule", strays.prefix(10_000)),
                filling("1000", strays.prefix(1_000)),
                fillingDictionary("dictionary", strays.prefix(10_000)),
            ]
        },
        Comparison(
            "Register names, then resolve",
            in: .registering,
            goals: [.atMost(2, times: "dictionary", reached: 2.5), .atMost(1.5, times: "1000")]
        ) {
            [
                naming("Ampoule", names.prefix(10_000)),
                naming("1000", names.prefix(1_000)),
                namingInDictionary("dictionary", names.prefix(10_000)),
            ]
        },
        Comparison(
            "Register and resolve in turns",
            in: .registering,
            goals: [.atMost(1.5, times: "1000")]
        ) {
            [
                inTurns("Ampoule", strays.prefix(10_000)),
                inTurns("1000", strays.prefix(1_000)),
                inTurnsWithDictionary("dictionary", strays.prefix(10_000)),
                inTurnsWithDictionary("dictionary 1000", strays.prefix(1_000)),
            ]
        },
        copies("Copy, transient", of: .transient),
        copies("Copy, shared", of: .container),
    ]

    /// Copying a container, against registering what it has.
    private static func copies(_ title: String, of scope: ObjectScope) -> Comparison {
        Comparison(title, in: .registering, goals: [.atMost(1, times: "registering")]) {
            let names = names.prefix(1_000)
            let container = named(names, in: scope)
            return [
                making("Ampoule", count: names.count) { container.copy() },
                making("registering", count: names.count) { named(names, in: scope) },
            ]
        }
    }

    private static func named(_ names: ArraySlice<String>, in scope: ObjectScope) -> Container {
        let container = Container()
        for name in names {
            container.register(Animal.self, name: name) { _ in Cat() }.inObjectScope(scope)
        }
        return container
    }

    private static let names = (0..<10_000).map { "Cat number \($0)" }

    /// Registering a service for each kind, and resolving the last one.
    private static func filling(_ name: String, _ strays: ArraySlice<any Stray.Type>) -> Work {
        making(name, count: strays.count) {
            let container = Container()
            for stray in strays { stray.register(in: container) }
            blackHole(strays.last!.isFound(in: container))
            return container
        }
    }

    private static func fillingDictionary(_ name: String, _ strays: ArraySlice<any Stray.Type>) -> Work {
        making(name, count: strays.count) {
            var dictionary: AnimalDictionary = [:]
            for stray in strays { stray.add(to: &dictionary) }
            blackHole(strays.last!.isFound(in: dictionary))
            return dictionary
        }
    }

    /// Registering one service under each name, and resolving the last one.
    private static func naming(_ name: String, _ names: ArraySlice<String>) -> Work {
        making(name, count: names.count) {
            let container = Container()
            for name in names {
                container.register(Animal.self, name: name) { _ in Cat() }.inObjectScope(.transient)
            }
            blackHole(container.resolve(Animal.self, name: names.last!))
            return container
        }
    }

    private static func namingInDictionary(_ name: String, _ names: ArraySlice<String>) -> Work {
        making(name, count: names.count) {
            var dictionary: NamedAnimalDictionary = [:]
            for name in names { dictionary[NamedKey((any Animal).self, name)] = { Cat() } }
            blackHole(dictionary[NamedKey((any Animal).self, names.last!)]!())
            return dictionary
        }
    }

    /// Registering a service and resolving it, for each kind.
    private static func inTurns(_ name: String, _ strays: ArraySlice<any Stray.Type>) -> Work {
        making(name, count: strays.count) {
            let container = Container()
            for stray in strays {
                stray.register(in: container)
                blackHole(stray.isFound(in: container))
            }
            return container
        }
    }

    private static func inTurnsWithDictionary(_ name: String, _ strays: ArraySlice<any Stray.Type>) -> Work {
        making(name, count: strays.count) {
            var dictionary: AnimalDictionary = [:]
            for stray in strays {
                stray.add(to: &dictionary)
                blackHole(stray.isFound(in: dictionary))
            }
            return dictionary
        }
    }

    /// Work that makes something large, which goes when no clock runs.
    private static func making<Value>(_ name: String, count: Int, _ make: @escaping () -> Value) -> Work {
        let keeper = Keeper<Value>()
        return Work(name, count: count, clearAway: { keeper.value = nil }) { wanted in
            // A profiler asks for more than one, and gets how they go into the bargain.
            for _ in 0..<max(1, wanted / count) { keeper.value = make() }
        }
    }
}

/// Holds on to what a work has made.
private final class Keeper<Value> {
    var value: Value?
}
