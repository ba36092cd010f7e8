import Measuring
import Ampoule
import Benchmark

// Transient components, asked for at run time by their keys.

extension Row {
    static let resolve = [
        Row("Resolve, no argument", in: .resolve, .atMost(1, times: "dictionary"), against: .cats) {
            setting in
            let container = setting.closures
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Animal.self)) }
            }
        },
        Row("Resolve, 1 argument", in: .resolve, .atMost(1, times: "dictionary"), against: .dogs) { setting in
            let container = setting.closures
            let name = "Mimi"
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Animal.self, argument: name)) }
            }
        },
        Row("Resolve, 2 arguments", in: .resolve, .atMost(1, times: "dictionary"), against: .horses) {
            setting in
            let container = setting.closures
            let (name, running) = ("Mimi", true)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Animal.self, arguments: name, running)) }
            }
        },
        Row("Resolve, 3 arguments", in: .resolve, .atMost(1, times: "dictionary"), against: .parrots) {
            setting in
            let container = setting.closures
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("Ampoule") { count in
                for _ in 0..<count {
                    blackHole(container.resolve(Animal.self, arguments: name, age, singing))
                }
            }
        },
        Row(
            "Resolve by name, no argument",
            in: .resolve,
            .atMost(1, times: "dictionary"),
            against: .namedCats
        ) {
            setting in
            let container = setting.closures
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Animal.self, name: "pet")) }
            }
        },
        Row("Resolve by name, 1 argument", in: .resolve, .atMost(1, times: "dictionary"), against: .namedDogs)
        {
            setting in
            let container = setting.closures
            let name = "Mimi"
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Animal.self, name: "pet", argument: name)) }
            }
        },
        Row(
            "Resolve by name, 2 arguments",
            in: .resolve,
            .atMost(1, times: "dictionary"),
            against: .namedHorses
        ) {
            setting in
            let container = setting.closures
            let (name, running) = ("Mimi", true)
            return Work("Ampoule") { count in
                for _ in 0..<count {
                    blackHole(container.resolve(Animal.self, name: "pet", arguments: name, running))
                }
            }
        },
        Row(
            "Resolve by name, 3 arguments",
            in: .resolve,
            .atMost(1, times: "dictionary", reached: 1.11),
            against: .namedParrots
        ) {
            setting in
            let container = setting.closures
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("Ampoule") { count in
                for _ in 0..<count {
                    blackHole(container.resolve(Animal.self, name: "pet", arguments: name, age, singing))
                }
            }
        },
    ]
}
