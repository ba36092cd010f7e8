import Measuring
import Benchmark

// The same with dictionaries whose keys have names, too.

extension Baselines {
    static let namedCats = cats.adding { setting in
        let dictionary = FactoryDictionary(setting.cats.named)
        return Work("dictionary with names") { count in
            for _ in 0..<count { blackHole(dictionary[NamedKey((any Animal).self, "pet")]!()) }
        }
    }

    static let namedDogs = dogs.adding { setting in
        let dictionary = FactoryDictionary(setting.dogs.named)
        let name = "Mimi"
        return Work("dictionary with names") { count in
            for _ in 0..<count { blackHole(dictionary[NamedKey((any Animal).self, "pet")]!(name)) }
        }
    }

    static let namedHorses = horses.adding { setting in
        let dictionary = FactoryDictionary(setting.horses.named)
        let (name, running) = ("Mimi", true)
        return Work("dictionary with names") { count in
            for _ in 0..<count { blackHole(dictionary[NamedKey((any Animal).self, "pet")]!(name, running)) }
        }
    }

    static let namedParrots = parrots.adding { setting in
        let dictionary = FactoryDictionary(setting.parrots.named)
        let (name, age, singing) = ("Mimi", 3, true)
        return Work("dictionary with names") { count in
            for _ in 0..<count {
                blackHole(dictionary[NamedKey((any Animal).self, "pet")]!(name, age, singing))
            }
        }
    }
}

extension Dictionary where Key == ObjectIdentifier {
    /// The same factories, each under a key with a name.
    fileprivate var named: [NamedKey: Value] {
        Dictionary<NamedKey, Value>(uniqueKeysWithValues: map { (NamedKey($0.key, "pet"), $0.value) })
    }
}
