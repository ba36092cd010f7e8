import Measuring
import Benchmark

/// What a row's subject is compared with: the same made by hand, by a dictionary, and by one with a lock.
struct Baselines: Sendable {
    let hand: @Sendable (Setting) -> Work
    let dictionary: @Sendable (Setting) -> Work

    /// A dictionary that cannot be registered in, which saves the checks of a variable; for comparison only.
    var constant: (@Sendable (Setting) -> Work)?

    let locked: @Sendable (Setting) -> Work

    /// A dictionary whose keys have names; only where the subject asks by name.
    var named: (@Sendable (Setting) -> Work)?

    /// Resolves the same instance by its key at run time; only for typed calls.
    var keyed: (@Sendable (Setting) -> Work)?

    /// Resolves the same instance at the root; only for containers of levels.
    var root: (@Sendable (Setting) -> Work)?

    /// The works in a setting.
    func works(in setting: Setting) -> [Work] {
        [hand, dictionary, locked, constant, named, keyed, root].compactMap { work in work?(setting) }
    }

    /// The same with a dictionary whose keys have names.
    func adding(named: @escaping @Sendable (Setting) -> Work) -> Baselines {
        var baselines = self
        baselines.named = named
        return baselines
    }

    /// A copy with the call by key.
    func comparing(keyed: @escaping @Sendable (Setting) -> Work) -> Baselines {
        var baselines = self
        baselines.keyed = keyed
        return baselines
    }

    /// A copy with the call at the root.
    func comparing(root: @escaping @Sendable (Setting) -> Work) -> Baselines {
        var baselines = self
        baselines.root = root
        return baselines
    }
}

extension Baselines {
    /// Making animals from no argument.
    static let cats = Baselines(
        hand: { _ in
            Work("hand") { count in
                for _ in 0..<count { blackHole(makeCat()) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.cats)
            return Work("dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!()) }
            }
        },
        constant: { setting in
            let dictionary = setting.cats
            return Work("constant dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!()) }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.cats)
            return Work("locked") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!()) }
            }
        }
    )

    /// Making animals from one argument.
    static let dogs = Baselines(
        hand: { _ in
            let name = "Mimi"
            return Work("hand") { count in
                for _ in 0..<count { blackHole(makeDog(name: name)) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.dogs)
            let name = "Mimi"
            return Work("dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name)) }
            }
        },
        constant: { setting in
            let dictionary = setting.dogs
            let name = "Mimi"
            return Work("constant dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name)) }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.dogs)
            let name = "Mimi"
            return Work("locked") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name)) }
            }
        }
    )

    /// Making animals from two arguments.
    static let horses = Baselines(
        hand: { _ in
            let (name, running) = ("Mimi", true)
            return Work("hand") { count in
                for _ in 0..<count { blackHole(makeHorse(name: name, running: running)) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.horses)
            let (name, running) = ("Mimi", true)
            return Work("dictionary") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, running))
                }
            }
        },
        constant: { setting in
            let dictionary = setting.horses
            let (name, running) = ("Mimi", true)
            return Work("constant dictionary") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, running))
                }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.horses)
            let (name, running) = ("Mimi", true)
            return Work("locked") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, running))
                }
            }
        }
    )

    /// Making animals from three arguments.
    static let parrots = Baselines(
        hand: { _ in
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("hand") { count in
                for _ in 0..<count { blackHole(makeParrot(name: name, age: age, singing: singing)) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.parrots)
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("dictionary") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, age, singing))
                }
            }
        },
        constant: { setting in
            let dictionary = setting.parrots
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("constant dictionary") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, age, singing))
                }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.parrots)
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("locked") { count in
                for _ in 0..<count {
                    blackHole(dictionary[ObjectIdentifier((any Animal).self)]!(name, age, singing))
                }
            }
        }
    )
}
