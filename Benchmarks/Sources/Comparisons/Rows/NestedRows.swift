import Measuring
import Ampoule
import Benchmark

// Components whose dependencies are components, too.

extension Row {
    static let nested = [
        Row("Chain of 10, transient", in: .nested, .atMost(2, times: "hand"), against: .ancestors) {
            setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.firstMare()) }
            }
        },
        Row("Chain of 10, graph", in: .nested, .atMost(3, times: "hand"), against: .ancestors) { setting in
            let container = setting.graphComponents
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.firstMare()) }
            }
        },
        Row("Tree of 1 + 4 + 16, transient", in: .nested, .atMost(2, times: "hand"), against: .ranches) {
            setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.horseRanch()) }
            }
        },
        Row("Tree of 1 + 4 + 16, graph", in: .nested, .atMost(3, times: "hand"), against: .ranches) {
            setting in
            let container = setting.graphComponents
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(container.horseRanch()) }
            }
        },
    ]
}

extension Baselines {
    static let ancestors = Baselines(
        hand: { _ in
            Work("hand") { count in
                for _ in 0..<count { blackHole(makeAncestor()) }
            }
        },
        dictionary: { setting in
            let dictionary = setting.nested
            return Work("dictionary") { count in
                for _ in 0..<count {
                    blackHole(
                        dictionary.make((any FirstAncestor).self, as: FirstMare.self) as any FirstAncestor
                    )
                }
            }
        },
        locked: { setting in
            let dictionary = setting.lockedNested
            return Work("locked") { count in
                for _ in 0..<count {
                    blackHole(
                        dictionary.make((any FirstAncestor).self, as: FirstMare.self) as any FirstAncestor
                    )
                }
            }
        }
    )

    static let ranches = Baselines(
        hand: { _ in
            Work("hand") { count in
                for _ in 0..<count { blackHole(makeRanch()) }
            }
        },
        dictionary: { setting in
            let dictionary = setting.nested
            return Work("dictionary") { count in
                for _ in 0..<count {
                    blackHole(dictionary.make((any Ranch).self, as: HorseRanch.self) as any Ranch)
                }
            }
        },
        locked: { setting in
            let dictionary = setting.lockedNested
            return Work("locked") { count in
                for _ in 0..<count {
                    blackHole(dictionary.make((any Ranch).self, as: HorseRanch.self) as any Ranch)
                }
            }
        }
    )
}
