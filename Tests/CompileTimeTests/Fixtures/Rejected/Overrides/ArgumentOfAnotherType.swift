import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
struct Horse: Animal {
    init(name: String, running: Bool) {}
}

struct StuffedHorse: Animal {
    let name: String
    var running = true
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
