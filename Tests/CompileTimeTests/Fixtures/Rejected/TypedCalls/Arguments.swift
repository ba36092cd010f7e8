import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init(name: String, running: Bool) {}
}

@Register
final class Foal: Sendable {
    init(name: String, running: Bool = false) {}
}

@Register
final class Stable: Sendable {
    init() {}
}

@Register
final class Groom: Sendable {
    init(@Inject stable: Stable, name: String) {}
}

@Register
final class Vet: Sendable {
    init(name: String) throws {}
}

struct Breed {}

@Register
final class Cow {
    init(breed: Breed) {}
}

@Registrations(Horse.self, Foal.self, Stable.self, Groom.self, Vet.self, Cow.self)
extension Container {}

func callAccessors(_ container: Container, stable: Stable, nickname: String?) throws {
    _ = container.horse(nmae: "Lucky", running: true)
    // expected-error@-1:24 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse("Lucky", running: true)
    // expected-error@-1:24 {{missing argument label 'name:' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse("Lucky", true)
    // expected-error@-1:24 {{missing argument labels 'name:running:' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(running: true, name: "Lucky")
    // expected-error@-1:40 {{argument 'name' must precede argument 'running'}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(name: true, running: "Lucky")
    // expected-error@-1:31 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // expected-error@-2:46 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(name: "Lucky", running: 1)
    // expected-error@-1:49 {{integer literal value '1' cannot be used as a boolean; did you mean 'true'?}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(name: nickname, running: true)
    // expected-error@-1:31 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
    // corrected: _ = container.horse(name: nickname ?? "Lucky", running: true)
    _ = container.horse(name: "Lucky")
    // expected-error@-1:38 {{missing argument for parameter 'running' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(name: "Lucky", running: true, age: 3)
    // expected-error@-1:60 {{extra argument 'age' in call}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.horse(name: "Lucky", running: true, 3)
    // expected-error@-1:24 {{missing argument label '__file:' in call}}
    // expected-error@-2:55 {{cannot convert value of type 'Int' to expected argument type 'StaticString'}}
    // corrected: _ = container.horse(name: "Lucky", running: true)
    _ = container.foal("Lucky", true)
    // expected-error@-1:23 {{missing argument labels 'name:running:' in call}}
    // corrected: _ = container.foal(name: "Lucky", running: true)
    _ = container.foal(nmae: "Lucky")
    // expected-error@-1:30 {{extra argument 'nmae' in call}}
    // expected-error@-2:24 {{missing argument for parameter 'name' in call}}
    // corrected: _ = container.foal(name: "Lucky")
    _ = container.stable(name: "Lucky")
    // expected-error@-1:32 {{extra argument 'name' in call}}
    // corrected: _ = container.stable()
    _ = container.groom(stable: stable, name: "Lucky")
    // expected-error@-1:33 {{extra argument 'stable' in call}}
    // corrected: _ = container.groom(name: "Lucky")
    _ = container.vet(name: "Lucky")
    // expected-error@-1:9 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.vet(name: "Lucky")
    _ = container.cow(kind: Breed())
    // expected-error@-1:29 {{extra argument 'kind' in call}}
    // expected-error@-2:23 {{missing argument for parameter 'breed' in call}}
    // corrected: _ = container.cow(breed: Breed())
}

// The accessors have the type of such a factory.
func callFactories(_ container: Container) throws {
    _ = container.factory(for: Horse.self)(nmae: "Lucky", running: true)
    // expected-error@-1:43 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", running: true)
    _ = container.factory(for: Vet.self)(name: "Lucky")
    // expected-error@-1:9 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.factory(for: Vet.self)(name: "Lucky")
}

func makeInstances(_ container: Container, stable: Stable, nickname: String?) throws {
    _ = try container.horse.make(nmae: "Lucky", running: true)
    // expected-error@-1:33 {{incorrect argument label in call (have 'nmae:running:', expected 'name:running:')}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make("Lucky", running: true)
    // expected-error@-1:33 {{missing argument label 'name:' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make("Lucky", true)
    // expected-error@-1:33 {{missing argument labels 'name:running:' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(running: true, name: "Lucky")
    // expected-error@-1:49 {{argument 'name' must precede argument 'running'}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(name: true, running: "Lucky")
    // expected-error@-1:40 {{cannot convert value of type 'Bool' to expected argument type 'String'}}
    // expected-error@-2:55 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky", running: 1)
    // expected-error@-1:58 {{integer literal value '1' cannot be used as a boolean; did you mean 'true'?}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(name: nickname, running: true)
    // expected-error@-1:40 {{value of optional type 'String?' must be unwrapped to a value of type 'String'}}
    // corrected: _ = try container.horse.make(name: nickname ?? "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky")
    // expected-error@-1:47 {{missing argument for parameter 'running' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky", running: true, age: 3)
    // expected-error@-1:69 {{extra argument 'age' in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.horse.make(name: "Lucky", running: true, 3)
    // expected-error@-1:64 {{extra argument in call}}
    // corrected: _ = try container.horse.make(name: "Lucky", running: true)
    _ = try container.foal.make("Lucky", true)
    // expected-error@-1:32 {{missing argument labels 'name:running:' in call}}
    // corrected: _ = try container.foal.make(name: "Lucky", running: true)
    _ = try container.foal.make(nmae: "Lucky")
    // expected-error@-1:39 {{extra argument 'nmae' in call}}
    // expected-error@-2:33 {{missing argument for parameter 'name' in call}}
    // corrected: _ = try container.foal.make(name: "Lucky")
    _ = try container.stable.make(name: "Lucky")
    // expected-error@-1:41 {{argument passed to call that takes no arguments}}
    // corrected: _ = try container.stable.make()
    _ = try container.groom.make(stable: stable, name: "Lucky")
    // expected-error@-1:42 {{extra argument 'stable' in call}}
    // corrected: _ = try container.groom.make(name: "Lucky")
    _ = container.vet.make(name: "Lucky")
    // expected-error@-1:9 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.vet.make(name: "Lucky")
}
