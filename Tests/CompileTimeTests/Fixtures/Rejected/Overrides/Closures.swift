import Ampoule

@globalActor
actor FarmActor {
    static let shared = FarmActor()
}

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String, running: Bool) {}
}

@Register(Animal.self)
struct Foal: Animal {
    init(name: String) async {}
}

@Register(Animal.self)
nonisolated struct Calf: Animal {
    init(name: String) {}
}

@Register(Animal.self)
struct Cat: Animal {
    init(name: String) {}
}

@Register(Animal.self)
@MainActor
final class Parrot: Animal {
    init(name: String) {}
}

@Register
struct Stable: Sendable {
    init(places: Int) {}
}

struct StuffedHorse: Animal {
    let name: String
    var running = true
}

@MainActor
final class StuffedParrot: Animal {
    init(name: String) {}
}

func stuff(_ container: Container) {
    container.override(Horse.self) { name, running in StuffedHorse(name: name, running: name) }
    // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: container.override(Horse.self) { name, running in StuffedHorse(name: name, running: running) }
    container.override(Horse.self, with: { name, running in StuffedHorse(name: running) })
    // expected-error@-1 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // corrected: container.override(Horse.self, with: { name, running in StuffedHorse(name: name) })
    container.override(Horse.self) { name, running in
        let age: Int = name
        // expected-error@-1 {{cannot convert value of type 'String' to specified type 'Int'}}
        // corrected: let age: String = name
        return StuffedHorse(name: "\(age)")
    }
    container.override(Horse.self) { (name: String?, running: Int) in StuffedHorse(name: "Lucky") }
    // expected-error@-1 {{cannot convert value of type '@Sendable (String?, Int) -> any Animal' to expected argument type '@isolated(any) @Sendable (String, Bool) throws -> any Animal'}}
    // corrected: container.override(Horse.self) { (name: String, running: Bool) in StuffedHorse(name: "Lucky") }
}

func stuffWithOtherArguments(_ container: Container) {
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

func stuffOnAnotherActor(_ container: Container) {
    container.override(Calf.self) { @MainActor name in StuffedHorse(name: name) }
    // expected-error@-1 {{converting function value of type '@MainActor @Sendable (String) -> any Animal' to '@Sendable (String) throws -> any Animal' loses global actor 'MainActor'}}
    // corrected: container.override(Calf.self) { name in StuffedHorse(name: name) }
    container.override(Parrot.self) { @FarmActor name in StuffedHorse(name: name) }
    // expected-error@-1 {{cannot convert value actor-isolated to 'FarmActor' to expected argument type actor-isolated to 'MainActor'}}
    // corrected: container.override(Parrot.self) { name in StuffedParrot(name: name) }
    container.override(Cat.self) { name in StuffedParrot(name: name) }
    // expected-error@-1 {{call to main actor-isolated initializer 'init(name:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: container.override(Cat.self) { @MainActor name in StuffedParrot(name: name) }
}
