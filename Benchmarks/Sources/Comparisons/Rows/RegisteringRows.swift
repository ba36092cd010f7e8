import Ampoule
import Benchmark

// Filling a container, and asking it for the first time.

extension Comparison {
    static let registering = [
        Comparison(
            "Register, then resolve",
            in: .registering,
            goals: [.atMost(2, times: "dictionary"), .atMost(1.5, times: "1000")]
        ) {
            [filling(10_000, "Ampoule"), fillingDictionary(10_000), filling(1_000, "1000")]
        },
        Comparison(
            "Register and resolve in turns",
            in: .registering,
            goals: [.atMost(1.5, times: "1000")]
        ) {
            [inTurns(10_000, "Ampoule"), inTurnsDictionary(10_000), inTurns(1_000, "1000")]
        },
    ]

    /// Registering many services, and resolving the last one.
    private static func filling(_ size: Int, _ name: String) -> Work {
        let strays = strays.prefix(size)
        let container = Released<Container>()
        return Work(name, count: size, clearAway: container.release) { _ in
            let filled = Container()
            for stray in strays { stray.register(in: filled) }
            blackHole(strays.last!.isFound(in: filled))
            container.hold(filled)
        }
    }

    private static func fillingDictionary(_ size: Int) -> Work {
        let strays = strays.prefix(size)
        let dictionary = Released<AnimalDictionary>()
        return Work("dictionary", count: size, clearAway: dictionary.release) { _ in
            var filled: AnimalDictionary = [:]
            for stray in strays { stray.add(to: &filled) }
            blackHole(strays.last!.isFound(in: filled))
            dictionary.hold(filled)
        }
    }

    private static func inTurns(_ size: Int, _ name: String) -> Work {
        let strays = strays.prefix(size)
        let container = Released<Container>()
        return Work(name, count: size, clearAway: container.release) { _ in
            let filled = Container()
            for stray in strays {
                stray.register(in: filled)
                blackHole(stray.isFound(in: filled))
            }
            container.hold(filled)
        }
    }

    private static func inTurnsDictionary(_ size: Int) -> Work {
        let strays = strays.prefix(size)
        let dictionary = Released<AnimalDictionary>()
        return Work("dictionary", count: size, clearAway: dictionary.release) { _ in
            var filled: AnimalDictionary = [:]
            for stray in strays {
                stray.add(to: &filled)
                blackHole(stray.isFound(in: filled))
            }
            dictionary.hold(filled)
        }
    }
}

/// Holds on to what a work has made until no clock runs.
private final class Released<Value> {
    private var value: Value?

    func hold(_ value: Value) { self.value = value }

    func release() { value = nil }
}
