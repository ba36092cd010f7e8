import Measuring
import Ampoule
import Benchmark

// Instances that one container shares, once they have been made.

extension Row {
    static let shared = [
        Row(
            "Accessor, shared instance",
            in: .shared,
            .atMost(0.4, times: "dictionary", reached: 0.55),
            against: .shelters
        ) {
            setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.barn()) }
            }
        },
        Row("Resolve, shared instance", in: .shared, .atMost(1, times: "dictionary"), against: .shelters) {
            setting in
            let container = setting.closures
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Shelter.self)) }
            }
        },
    ]
}

extension Baselines {
    /// Copying a reference to an instance that there is.
    static let shelters = Baselines(
        hand: { _ in
            Work("hand") { count in
                for _ in 0..<count { blackHole(sharedBarn()) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.shelters)
            return Work("dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Shelter).self)]!()) }
            }
        },
        constant: { setting in
            let dictionary = setting.shelters
            return Work("constant dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Shelter).self)]!()) }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.shelters)
            return Work("locked") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Shelter).self)]!()) }
            }
        }
    )
}
