// MARK: - label of another argument
@Register final class Horse { init(name: String) {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) {
    _ = container.horse(title: "Lucky")
    // expected-error@-1:24 {{incorrect argument label in call (have 'title:', expected 'name:')}}
    // corrected: _ = container.horse(name: "Lucky")
}

// MARK: - label of another argument of a memberwise initializer
@Register struct Horse { let name: String; var age = 3 as Int; private let tag = "" }
// expected-error@-1:48 {{The type of property 'age' is only inferred, but '@Register' writes code with it; add a type, or make the property 'private'}}
// typed: Int
// corrected: @Register struct Horse { let name: String; var age: Int = 3 }

// MARK: - label of another argument of a factory from the container
@Register struct Horse { let name: String }
func use(container: Container) {
    _ = container.factory(for: Horse.self)(title: "Lucky")
    // expected-error@-1:43 {{incorrect argument label in call (have 'title:', expected 'name:')}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky")
}

// MARK: - label of another argument with default values
@Register struct Horse { let name: String; var age: Int = 3 }
func use(container: Container) {
    _ = container.factory(for: Horse.self)(name: "Lucky", aeg: 4)
    // expected-error@-1:64 {{extra argument 'aeg' in call}}
    // corrected: _ = container.factory(for: Horse.self)(name: "Lucky", age: 4)
}

// MARK: - argument of another type in a generic component
@Register final class Box<Value> { init(value: Value) {} }
@Registrations(Box<Int>.self) extension Container {}
func use(container: Container) {
    _ = container.box(value: "three")
    // expected-error@-1:30 {{cannot convert value of type 'String' to expected argument type 'Int'}}
    // corrected: _ = container.box(value: 3)
}

// MARK: - result of another type
@Register final class Horse { init() {} }
@Register final class Cat { init() {} }
@Registrations(Horse.self, Cat.self) extension Container {}
func use(container: Container) {
    let cat: Cat = container.horse()
    // expected-error@-1:30 {{cannot convert value of type 'Horse.RegisteredService' (aka 'Horse') to specified type 'Cat'}}
    // corrected: let cat: Cat = container.cat()
    _ = cat
}

// MARK: - misspelt accessor
@Register final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) {
    _ = container.hoarse()
    // expected-error@-1:19 {{value of type 'Container' has no member 'hoarse'}}
    // corrected: _ = container.horse()
}

// MARK: - missing try at make
@Register final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) throws {
    _ = container.horse.make()
    // expected-error@-1:9 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.horse.make()
}

// MARK: - missing await at an asynchronous call
@Register final class Horse { init() async {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) async {
    _ = container.horse()
    // expected-error@-1:9 {{expression is 'async' but is not marked with 'await'}}
    // corrected: _ = await container.horse()
}

// MARK: - call on the main actor from elsewhere
@MainActor @Register final class Horse { init() {} }
@Registrations(Horse.self) extension Container {}
nonisolated func use(container: Container) async {
    _ = container.horse()
    // expected-error@-1:24 {{main actor-isolated instance method 'callAsFunction(__file:__line:)' cannot be called from outside of the actor}}
    // corrected: _ = await container.horse()
}

// MARK: - optional result of a failable component
@Register final class Horse { init?() {}; func run() {} }
@Registrations(Horse.self) extension Container {}
func use(container: Container) {
    container.horse().run()
    // expected-error@-1:21 {{value of optional type 'Horse?' must be unwrapped to refer to member 'run' of wrapped base type 'Horse'}}
    // corrected: container.horse()?.run()
}

// MARK: - wrong label in a typed call with an argument of an own type
struct Name: Sendable { let text: String }
@Register final class Cat { init(name: Name) {} }
@Registrations(Cat.self) extension Container {}
func use(c: Container) { _ = c.cat(nam: Name(text: "a")) }
// expected-error@-1:35 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: func use(c: Container) { _ = c.cat(name: Name(text: "a")) }

// MARK: - missing argument beside one of an own type
struct Name: Sendable { let text: String }
@Register final class Cat { init(name: Name, age: Int) {} }
@Registrations(Cat.self) extension Container {}
func use(c: Container) { _ = c.cat(name: Name(text: "a")) }
// expected-error@-1:57 {{missing argument for parameter 'age' in call}}
// corrected: func use(c: Container) { _ = c.cat(name: Name(text: "a"), age: 3) }

// MARK: - private property in a typed call
@Register struct Cat { private let name: String; var text: String { name } }
@Registrations(Cat.self) extension Container {}
func use(c: Container) { _ = c.cat() }
// expected-error@-1:36 {{missing argument for parameter 'name' in call}}
// corrected: func use(c: Container) { _ = c.cat(name: "Mimi") }

// MARK: - wrong label in the call of an injected factory
@Register final class Kit { init(name: String) {} }
@Register final class Cat { init(@Inject kits: Kit.Factory) { _ = kits(nam: "a") } }
// expected-error@-1:71 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: @Register final class Cat { init(@Inject kits: Kit.Factory) { _ = kits(name: "a") } }

// MARK: - labels of other arguments of calls with effects
@Register final class Horse { init(name: String) throws {} }
func useHorse(container: Container) throws {
    _ = try container.horse(title: "Lucky")
    // expected-error@-1:28 {{incorrect argument label in call (have 'title:', expected 'name:')}}
    // corrected: _ = try container.horse(name: "Lucky")
}
@Register final class Cow { init(name: String) async {} }
func useCow(container: Container) async {
    _ = await container.cow(title: "Lucky")
    // expected-error@-1:28 {{incorrect argument label in call (have 'title:', expected 'name:')}}
    // corrected: _ = await container.cow(name: "Lucky")
}
@Register final class Goat { init?(name: String) {} }
func useGoat(container: Container) {
    _ = container.goat(title: "Lucky")
    // expected-error@-1:23 {{incorrect argument label in call (have 'title:', expected 'name:')}}
    // corrected: _ = container.goat(name: "Lucky")
}
@Registrations(Horse.self, Cow.self, Goat.self) extension Container {}
