import Ampoule

@Register
final class Horse: Sendable {
    @Inject init(name: String) {}
    @Inject init(age: Int) {}
}

struct Saddle {}

/// A component whose argument is less visible than itself.
@Register
public final class Pony: Sendable {
    init(saddle: Saddle) {}
}

@Register
class Cat {
    init() {}
}

@Register
final class Kitten: Cat {
    init(weeks: Int) { super.init() }
}

func stuff(_ container: Container) {
    container.override(Horse.self) { name in Horse(name: name) }
    // expected-error@-1 {{cannot convert value of type 'any Resolver' to expected argument type 'String'}}
    // corrected: container.override(Horse.self) { (_, name: String) in Horse(name: name) }
    container.override(Pony.self) { saddle in Pony(saddle: saddle) }
    // expected-error@-1 {{cannot convert value of type 'any Resolver' to expected argument type 'Saddle'}}
    // corrected: container.override(Pony.self) { (_, saddle: Saddle) in Pony(saddle: saddle) }
    container.override(Kitten.self) { weeks in Kitten(weeks: weeks) }
    // expected-error@-1 {{cannot convert value of type 'any Resolver' to expected argument type 'Int'}}
    // corrected: container.override(Kitten.Factory.self) { weeks in Kitten(weeks: weeks) }
}
