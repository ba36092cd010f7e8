import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

struct Breed {}

@Register
final class Cow {
    init(breed: Breed) {}
}

@Registrations(Horse.self, Cow.self)
extension Container {}

func lucky(_ container: Container) throws {
    _ = container.horse(nmae: "Lucky", running: true)
    // expected-error@-1 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.factory(for: Horse.self)(nmae: "Lucky", running: true)
    // expected-error@-1 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", running: true)
    _ = try container.horse.make(nmae: "Lucky", running: true)
    // expected-error@-1 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = container.cow(kind: Breed())
    // expected-error@-1 {{extra argument 'kind' in call}}
    // expected-error@-2 {{missing argument for parameter 'breed' in call}}
    // corrected: _ = container.cow(breed: Breed())
}
