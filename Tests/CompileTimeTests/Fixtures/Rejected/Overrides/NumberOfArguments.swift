import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String, running: Bool) {}
}

@Register
struct Stable: Sendable {
    init(places: Int) {}
}

@Register(Animal.self)
struct Foal: Animal {
    init(name: String) async {}
}

struct StuffedHorse: Animal {
    let name: String
}

func stuff(_ container: Container) {
    container.override(Horse.self) { name in StuffedHorse(name: name) }
    // expected-error@-1 {{contextual closure type '@isolated(any) @Sendable (String, Bool) throws -> any Animal' expects 2 arguments, but 1 was used in closure body}}
    // corrected: container.override(Horse.self) { name, _ in StuffedHorse(name: name) }
    container.override(Horse.self) { name, running, age in StuffedHorse(name: name) }
    // expected-error@-1 {{contextual closure type '@isolated(any) @Sendable (String, Bool) throws -> any Animal' expects 2 arguments, but 3 were used in closure body}}
    // corrected: container.override(Horse.self) { name, running in StuffedHorse(name: name) }
    container.override(Horse.self) { StuffedHorse(name: "Lucky") }
    // expected-error@-1 {{contextual type for closure argument list expects 2 arguments, which cannot be implicitly ignored}}
    // corrected: container.override(Horse.self) { _, _ in StuffedHorse(name: "Lucky") }
    container.override(Stable.self) { places, name in Stable(places: places) }
    // expected-error@-1 {{contextual closure type '@isolated(any) @Sendable (Int) throws -> Stable' expects 1 argument, but 2 were used in closure body}}
    // corrected: container.override(Stable.self) { places in Stable(places: places) }
    container.override(Foal.self) { name, age in StuffedHorse(name: name) }
    // expected-error@-1 {{contextual closure type 'nonisolated(nonsending) @Sendable (String) async throws -> any Animal' expects 1 argument, but 2 were used in closure body}}
    // corrected: container.override(Foal.self) { name in StuffedHorse(name: name) }
}
