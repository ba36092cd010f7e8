import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String) async {}
}

@Register(Animal.self)
struct Cat: Animal {
    init(name: String) {}
}

struct StuffedHorse: Animal {
    let name: String

    init(name: String) async { self.name = name }

    init(named name: String) { self.name = name }
}

func stuff(_ container: Container) {
    container.override(Horse.self) { name in StuffedHorse(name: name) }
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // expected-note@-2 {{call is 'async'}}
    // corrected: container.override(Horse.self) { name in await StuffedHorse(name: name) }
    container.override(Cat.self) { name in await StuffedHorse(name: name) }
    // expected-error@-1 {{cannot pass function of type '@Sendable (String) async -> any Animal' to parameter expecting synchronous function type}}
    // expected-note@-2 {{'async' inferred from asynchronous operation used here}}
    // corrected: container.override(Cat.self) { name in StuffedHorse(named: name) }
}
