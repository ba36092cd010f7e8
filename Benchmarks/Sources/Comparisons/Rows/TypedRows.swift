import Measuring
import Ampoule
import Benchmark

// Transient components, made by calls that know them and their arguments.

extension Row {
    static let typed = [
        Row("Accessor, no argument", in: .typed, .atMost(1.8, times: "hand"), against: .cats) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.cat()) }
            }
        },
        Row("Accessor, 1 argument", in: .typed, .atMost(1.8, times: "hand"), against: .dogs) { setting in
            let container = setting.components
            let name = "Mimi"
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.dog(name: name)) }
            }
        },
        Row("Accessor, 2 arguments", in: .typed, .atMost(1.8, times: "hand"), against: .horses) { setting in
            let container = setting.components
            let (name, running) = ("Mimi", true)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.horse(name: name, running: running)) }
            }
        },
        Row("Accessor, 3 arguments", in: .typed, .atMost(1.8, times: "hand"), against: .parrots) { setting in
            let container = setting.components
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.parrot(name: name, age: age, singing: singing)) }
            }
        },
        Row("Factory, no argument", in: .typed, .atMost(1.8, times: "hand"), against: .cats) { setting in
            let cats = setting.components.factory(for: Cat.self)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(cats()) }
            }
        },
        Row("Factory, 1 argument", in: .typed, .atMost(1.8, times: "hand"), against: .dogs) { setting in
            let dogs = setting.components.factory(for: Dog.self)
            let name = "Mimi"
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(dogs(name: name)) }
            }
        },
        Row("Factory, 2 arguments", in: .typed, .atMost(1.8, times: "hand"), against: .horses) { setting in
            let horses = setting.components.factory(for: Horse.self)
            let (name, running) = ("Mimi", true)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(horses(name: name, running: running)) }
            }
        },
        Row("Factory, 3 arguments", in: .typed, .atMost(1.8, times: "hand"), against: .parrots) { setting in
            let parrots = setting.components.factory(for: Parrot.self)
            let (name, age, singing) = ("Mimi", 3, true)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(parrots(name: name, age: age, singing: singing)) }
            }
        },
        Row("Generic component", in: .typed, .atMost(2.2, times: "hand"), against: .cats) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.crate()) }
            }
        },
        Row("Accessor, not registered", in: .typed, .atMost(1.8, times: "hand"), against: .cats) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.hamster()) }
            }
        },
    ]
}
