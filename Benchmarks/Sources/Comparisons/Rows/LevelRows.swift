import Measuring
import Ampoule
import Benchmark

// Containers of levels: opening one, and asking one for an instance of the program.

extension Row {
    static let levels = [
        Row("Level, open and call", in: .levels, .atMost(20, times: "hand"), against: .visits) { setting in
            let container = setting.components
            let patient = Patient(name: "Mimi", age: 3)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.level(patient).visitRecord()) }
            }
        },
        Row("Level, open and resolve", in: .levels, .atMost(20, times: "hand"), against: .visits) { setting in
            let container = setting.closures
            let patient = Patient(name: "Mimi", age: 3)
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.level(patient).resolve(Record.self)) }
            }
        },
        Row("Level, open, call and close", in: .levels, .atMost(25, times: "hand"), against: .visits) {
            setting in
            let container = setting.components
            return Work("Ampoule") { count in visit(container, count) }
        },
        Row(
            "Accessor, singleton through two levels",
            in: .levels,
            .atMost(1.5, times: "root"),
            against: .shelters.comparing(root: { setting in
                let container = setting.components
                return Work("root") { count in
                    for _ in 0..<count { blackHole(container.barn()) }
                }
            })
        ) { setting in
            let container = setting.components.treatment
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.outer.outer.barn()) }
            }
        },
        Row(
            "Resolve, singleton through two levels",
            in: .levels,
            .atMost(1.5, times: "root"),
            against: .shelters.comparing(root: { setting in
                let container = setting.closures
                return Work("root") { count in
                    for _ in 0..<count { blackHole(container.resolve(Shelter.self)) }
                }
            })
        ) { setting in
            let container = setting.closures.treatment
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.resolve(Shelter.self)) }
            }
        },
    ]
}

extension Comparison {
    static let levelsOnThreads = Comparison(
        "4 threads, levels",
        in: .threads,
        goals: [.fourThreads("four threads", atLeast: 3.2, times: "one thread")]
    ) { effort in
        let container = Setting.usual.components
        let calls = [@Sendable (Int) -> Void](repeating: { count in visit(container, count) }, count: 4)
        return effort.measureInTurns([
            ParallelWork("four threads", expecting: .microseconds(2), calls),
            ParallelWork("one thread", takesTurns: true, expecting: .microseconds(2), calls),
        ])
    }
}

/// Opens, uses and closes levels in a task of the calling thread.
private func visit(_ container: Container, _ count: Int) {
    let patient = Patient(name: "Mimi", age: 3)
    CallingThread.run {
        for _ in 0..<count {
            do {
                try await container.withLevel(patient) { visit in blackHole(visit.visitRecord()) }
            } catch {
                preconditionFailure("A level without anything to close was not closed: \(error)")
            }
        }
    }
}

extension Container {
    /// A container two levels further in.
    fileprivate var treatment: LevelContainer<Treatment> {
        level(Patient(name: "Mimi", age: 3)).level(Treatment())
    }
}

extension Baselines {
    /// Making an object for the level, and the record that it keeps.
    static let visits = Baselines(
        hand: { _ in
            let patient = Patient(name: "Mimi", age: 3)
            return Work("hand") { count in
                for _ in 0..<count { blackHole(makeVisit(of: patient).record) }
            }
        },
        dictionary: { setting in
            let dictionary = FactoryDictionary(setting.records)
            let patient = Patient(name: "Mimi", age: 3)
            return Work("dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Record).self)]!(patient)) }
            }
        },
        constant: { setting in
            let dictionary = setting.records
            let patient = Patient(name: "Mimi", age: 3)
            return Work("constant dictionary") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Record).self)]!(patient)) }
            }
        },
        locked: { setting in
            let dictionary = LockedDictionary(setting.records)
            let patient = Patient(name: "Mimi", age: 3)
            return Work("locked") { count in
                for _ in 0..<count { blackHole(dictionary[ObjectIdentifier((any Record).self)]!(patient)) }
            }
        }
    )
}
