import Ampoule

@globalActor
actor FarmActor {
    static let shared = FarmActor()
}

protocol Animal: Sendable {}

@Register(Animal.self)
nonisolated struct Horse: Animal {
    init(name: String) {}
}

@Register(Animal.self)
@MainActor
final class Parrot: Animal {
    init(name: String) {}
}

@Register(Animal.self)
struct Cat: Animal {
    init(name: String) {}
}

@MainActor
final class StuffedParrot: Animal {
    init(name: String) {}
}

struct StuffedHorse: Animal {
    let name: String
}

func stuff(_ container: Container) {
    container.override(Horse.self) { @MainActor name in StuffedHorse(name: name) }
    // expected-error@-1 {{converting function value of type '@MainActor @Sendable (String) -> any Animal' to '@Sendable (String) throws -> any Animal' loses global actor 'MainActor'}}
    // corrected: container.override(Horse.self) { name in StuffedHorse(name: name) }
    container.override(Parrot.self) { @FarmActor name in StuffedHorse(name: name) }
    // expected-error@-1 {{cannot convert value actor-isolated to 'FarmActor' to expected argument type actor-isolated to 'MainActor'}}
    // corrected: container.override(Parrot.self) { name in StuffedParrot(name: name) }
    container.override(Cat.self) { name in StuffedParrot(name: name) }
    // expected-error@-1 {{call to main actor-isolated initializer 'init(name:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: container.override(Cat.self) { @MainActor name in StuffedParrot(name: name) }
}
