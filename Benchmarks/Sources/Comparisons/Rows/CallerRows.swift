import Measuring
import Ampoule
import Benchmark

// Typed calls as programs have them: in functions, once each, so that no loop around them keeps what all calls have in
// common. What is made by hand is made in a function in every row.

extension Row {
    static let callers = [
        Row(
            "In a function, no argument",
            in: .typed,
            .atMost(1.8, times: "hand"),
            .atMost(1, times: "keyed"),
            against: .cats.comparing(keyed: { setting in
                let container = setting.components
                return Work("keyed") { count in
                    for _ in 0..<count { blackHole(resolvedCat(of: container)) }
                }
            })
        ) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(cat(of: container)) }
            }
        },
        Row(
            "In a function, 1 argument",
            in: .typed,
            .atMost(1.8, times: "hand"),
            .atMost(1, times: "keyed"),
            against: .dogs.comparing(keyed: { setting in
                let (container, name) = (setting.components, "Mimi")
                return Work("keyed") { count in
                    for _ in 0..<count { blackHole(resolvedDog(of: container, name: name)) }
                }
            })
        ) { setting in
            let (container, name) = (setting.components, "Mimi")
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(dog(of: container, name: name)) }
            }
        },
        Row(
            "In a function, shared instance",
            in: .shared,
            .atMost(1, times: "keyed"),
            against: .shelters.comparing(keyed: { setting in
                let container = setting.components
                return Work("keyed") { count in
                    for _ in 0..<count { blackHole(resolvedBarn(of: container)) }
                }
            })
        ) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(barn(of: container)) }
            }
        },
        Row(
            "In a function, chain of 10",
            in: .nested,
            .atMost(2, times: "hand"),
            .atMost(1, times: "keyed"),
            against: .ancestors.comparing(keyed: { setting in
                let container = setting.components
                return Work("keyed") { count in
                    for _ in 0..<count { blackHole(resolvedAncestor(of: container)) }
                }
            })
        ) { setting in
            let container = setting.components
            return Work("Ampoule") { count in
                for _ in 0..<count { blackHole(ancestor(of: container)) }
            }
        },
    ]
}

@inline(never)
private func cat(of container: Container) -> any Animal { container.cat() }

@inline(never)
private func resolvedCat(of container: Container) -> any Animal { container.resolve(Animal.self)! }

@inline(never)
private func dog(of container: Container, name: String) -> any Animal { container.dog(name: name) }

@inline(never)
private func resolvedDog(of container: Container, name: String) -> any Animal {
    container.resolve(Animal.self, argument: name)!
}

@inline(never)
private func barn(of container: Container) -> any Shelter { container.barn() }

@inline(never)
private func resolvedBarn(of container: Container) -> any Shelter { container.resolve(Shelter.self)! }

@inline(never)
private func ancestor(of container: Container) -> any FirstAncestor { container.firstMare() }

@inline(never)
private func resolvedAncestor(of container: Container) -> any FirstAncestor {
    container.resolve(FirstAncestor.self)!
}
