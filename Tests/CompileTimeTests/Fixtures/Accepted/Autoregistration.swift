import AmpouleAutoregistration

protocol Animal: Sendable {}

final class Stable: Sendable {}

final class Horse: Animal {
    init(name: String, nickname: String?, stable: Stable) throws {}
    init(name: String, ride: @escaping (Int) -> Void, place: (Int, Int)) throws {}
    init(lazy: Lazy<Stable>, provider: Provider<Stable>, stables: [Stable], container: Container) {}
}

actor Groom {
    init(horses: any Animal) {}
}

struct Pair<Value: Sendable> {
    let first: Value
    let second: Value
}

@MainActor
func register(in container: Container) {
    container.autoregister(Stable.self, initializer: Stable.init)
    container.autoregister(
        (any Animal).self,
        argument: String.self,
        initializer: Horse.init(name:nickname:stable:)
    )
    container.autoregister(
        Horse.self,
        arguments: String.self,
        (Int, Int).self,
        initializer: Horse.init(name:ride:place:)
    )
    container.autoregister((any Animal).self, arguments: String.self, (Int, Int).self) { name, ride, place in
        try Horse(name: name, ride: ride, place: place)
    }
    container.autoregister(Horse.self, initializer: Horse.init(lazy:provider:stables:container:))
    container.autoregister(Groom.self, initializer: Groom.init)
    container.autoregister(Pair<Int>.self, name: "pair", argument: Int.self, initializer: Pair.init)
    container.autoregister(Pair<String>.self) { (value: String) in Pair(first: value, second: value) }
}

func use(_ resolver: any Resolver, _ animal: any Animal) {
    let groom: Groom = resolver~>
    let pair = resolver ~> (Pair<Int>.self, name: "pair", argument: 1)
    let horse = resolver ~> ((any Animal).self, arguments: ("Lucky", (1, 2)))
    let owner = resolver ~> (Stable.self, argument: animal)
    print(groom, pair, horse, owner)
}
