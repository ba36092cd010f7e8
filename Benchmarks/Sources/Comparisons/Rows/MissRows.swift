import Measuring
import Ampoule
import Benchmark

// Asking for what nobody registered, where nobody wants to read why there is none.

extension Comparison {
    static let misses = [10, 10_000].map { size in
        Comparison("Miss among \(size)", in: .misses, goals: [.atMost(2, times: "dictionary", reached: 2.5)])
        {
            let container = Container()
            container.messageHandler = nil
            var dictionary: AnimalDictionary = [:]
            for stray in strays.prefix(size) {
                stray.register(in: container)
                stray.add(to: &dictionary)
            }
            let (constant, variable) = (dictionary, FactoryDictionary(dictionary))
            return [
                Work("Ampoule") { count in
                    for _ in 0..<count { blackHole(container.resolve(Ghost.self)) }
                },
                Work("dictionary") { count in
                    for _ in 0..<count { blackHole(variable[ObjectIdentifier((any Ghost).self)]?()) }
                },
                Work("constant dictionary") { count in
                    for _ in 0..<count { blackHole(constant[ObjectIdentifier((any Ghost).self)]?()) }
                },
            ]
        }
    }
}
