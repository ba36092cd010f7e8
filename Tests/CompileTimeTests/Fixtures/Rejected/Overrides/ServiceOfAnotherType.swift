import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String) {}
}

@Register
final class Stable: Sendable {
    init(places: Int) {}
}

struct StuffedHorse: Animal {
    let name: String
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
}
