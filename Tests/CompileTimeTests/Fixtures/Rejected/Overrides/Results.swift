import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String) {}
}

@Register(Animal.self)
struct Foal: Animal {
    init(name: String) async {}
}

@Register
final class Stable: Sendable {
    init(places: Int) {}
}

struct StuffedHorse: Animal {
    let name: String
}

struct StuffedFoal: Animal {
    init(name: String) async {}
}

struct Barn {
    let places: Int
}

func stuff(_ container: Container, horse: StuffedHorse?) {
    container.override(Horse.self) { name in Barn(places: 1) }
    // expected-error@-1 {{cannot convert value of type 'Barn' to closure result type 'any Animal'}}
    // corrected: container.override(Horse.self) { name in StuffedHorse(name: name) }
    container.override(Horse.self) { name in
        let barn = Barn(places: 1)
        // corrected: let barn = StuffedHorse(name: name)
        return barn
        // expected-error@-1 {{result value of type 'Barn' does not conform to closure result type 'Animal'}}
        // corrected: return barn
    }
    container.override(Horse.self) { name in horse }
    // expected-error@-1 {{value of optional type 'StuffedHorse?' must be unwrapped to a value of type 'StuffedHorse'}}
    // expected-note@-2 {{coalesce using '??' to provide a default when the optional value contains 'nil'}}
    // expected-note@-3 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
    // corrected: container.override(Horse.self) { name in horse ?? StuffedHorse(name: name) }
    container.override(Stable.self) { places in Barn(places: places) }
    // expected-error@-1 {{cannot convert value of type 'Barn' to closure result type 'Stable'}}
    // corrected: container.override(Stable.self) { places in Stable(places: places) }
    container.override(Foal.self) { name in StuffedFoal(name: name) }
    // expected-error@-1 {{expression is 'async' but is not marked with 'await'}}
    // expected-note@-2 {{call is 'async'}}
    // corrected: container.override(Foal.self) { name in await StuffedFoal(name: name) }
    container.override(Horse.self) { name in await StuffedFoal(name: name) }
    // expected-error@-1 {{cannot pass function of type '@Sendable (String) async -> any Animal' to parameter expecting synchronous function type}}
    // expected-note@-2 {{'async' inferred from asynchronous operation used here}}
    // corrected: container.override(Horse.self) { name in StuffedHorse(name: name) }
}
