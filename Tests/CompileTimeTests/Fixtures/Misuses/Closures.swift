// MARK: - closure without the resolver
final class Horse { init() {} }
func use(container: Container) {
    container.register(Horse.self) { Horse() }
    // expected-error@-1:36 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    // corrected: container.register(Horse.self) { _ in Horse() }
}

// MARK: - closure of a protocol without the resolver
protocol Animal {}
final class Horse: Animal { init() {} }
func use(container: Container) {
    container.register((any Animal).self) { Horse() }
    // expected-error@-1:43 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    // corrected: container.register((any Animal).self) { _ in Horse() }
}

// MARK: - closure that returns another type
final class Horse { init() {} }
final class Cat { init() {} }
func use(container: Container) {
    container.register(Horse.self) { _ in Cat() }
    // expected-error@-1:43 {{cannot convert value of type 'Cat' to closure result type 'Horse'}}
    // corrected: container.register(Horse.self) { _ in Horse() }
}

// MARK: - closure of a service without the protocol
protocol Animal {}
final class Horse { init() {} }
func use(container: Container) {
    container.register((any Animal).self) { _ in Horse() }
    // expected-error@-1:50 {{cannot convert value of type 'Horse' to closure result type 'any Animal'}}
    // corrected: container.register(Horse.self) { _ in Horse() }
}

// MARK: - misspelt scope of a closure
final class Horse: Sendable { init() {} }
func use(container: Container) {
    container.register(Horse.self) { _ in Horse() }.inObjectScope(.contianer)
    // expected-error@-1:68 {{type 'ObjectScope' has no member 'contianer'}}
    // corrected: container.register(Horse.self) { _ in Horse() }.inObjectScope(.transient)
}

// MARK: - missing try in a closure
@Register final class Stable { init() {} }
final class Horse { init(stable: Stable) {} }
func use(container: Container) {
    container.register(Horse.self) { resolver in Horse(stable: resolver.require(Stable.self)) }
    // expected-error@-1:64 {{call can throw, but it is not marked with 'try' and the error is not handled}}
    // corrected: container.register(Horse.self) { resolver in Horse(stable: try resolver.require(Stable.self)) }
}

// MARK: - misspelt service of a request
protocol Animal {}
func use(container: Container) throws {
    _ = try container.require((any Aminal).self)
    // expected-error@-1:36 {{cannot find type 'Aminal' in scope}}
    // corrected: _ = try container.require((any Animal).self)
}

// MARK: - request without a type
func use(container: Container) {
    let horse = container.resolve()
    // expected-error@-1:27 {{no exact matches in call to instance method 'resolve'}}
    // corrected: let horse = container.resolve(Int.self)
    _ = horse
}

// MARK: - missing try at a request
func use(container: Container) throws {
    _ = container.require(Int.self)
    // expected-error@-1:9 {{call can throw but is not marked with 'try'}}
    // corrected: _ = try container.require(Int.self)
}

// MARK: - request with an instance
final class Horse { init() {} }
func use(container: Container) throws {
    _ = try container.require(Horse)
    // expected-error@-1:31 {{expected member name or initializer call after type name}}
    // corrected: _ = try container.require(Horse.self)
}

// MARK: - optional result of a request
final class Horse { init() {}; func run() {} }
func use(container: Container) {
    container.resolve(Horse.self).run()
    // expected-error@-1:33 {{value of optional type 'Horse?' must be unwrapped to refer to member 'run' of wrapped base type 'Horse'}}
    // corrected: container.resolve(Horse.self)?.run()
}

// MARK: - name of a request that is no string
func use(container: Container) throws {
    _ = try container.require(Int.self, name: 3)
    // expected-error@-1:47 {{cannot convert value of type 'Int' to expected argument type 'String'}}
    // corrected: _ = try container.require(Int.self, name: "3")
}

// MARK: - missing label of a request's argument
final class Horse { init(name: String) {} }
func use(container: Container) throws {
    _ = try container.require(Horse.self, "Lucky")
    // expected-error@-1:23 {{no exact matches in call to instance method 'require'}}
    // corrected: _ = try container.require(Horse.self, argument: "Lucky")
}

// MARK: - override with a resolver
protocol Animal: Sendable {}
@Register(Animal.self) final class Horse: Animal { init() {} }
final class Fake: Animal { init() {} }
func use(container: Container) {
    container.override(Horse.self) { _ in Fake() }
    // expected-error@-1:43 {{cannot convert value of type 'Fake' to closure result type 'Horse'}}
    // corrected: container.override(Horse.self) { Fake() }
}

// MARK: - override of another type
protocol Animal: Sendable {}
@Register(Animal.self) final class Horse: Animal { init() {} }
final class Fake: Sendable { init() {} }
func use(container: Container) {
    container.override(Horse.self) { Fake() }
    // expected-error@-1:38 {{cannot convert value of type 'Fake' to closure result type 'any Horse.RegisteredService' (aka 'any Animal')}}
    // corrected: container.override(Horse.self) { Horse() }
}

// MARK: - override without the arguments
@Register final class Horse: Sendable { init(name: String) {} }
func use(container: Container) {
    container.override(Horse.self) { Horse(name: "Fake") }
    // expected-error@-1:36 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    // corrected: container.override(Horse.self) { _ in Horse(name: "Fake") }
}

// MARK: - decoration that returns another type
final class Horse { init() {} }
final class Cat { init() {} }
func use(container: Container) {
    container.decorate(Horse.self) { _, _ in Cat() }
    // expected-error@-1:46 {{cannot convert value of type 'Cat' to closure result type 'Horse'}}
    // corrected: container.decorate(Horse.self) { _, horse in horse }
}

// MARK: - level opened with a wrong value
struct Request: ContainerLevel { let number: Int }
func use(container: Container) {
    _ = container.level(1)
    // expected-error@-1:19 {{instance method 'level(_:file:line:)' requires that 'Int' conform to 'ContainerLevel'}}
    // corrected: _ = container.level(Request(number: 1))
}

// MARK: - registration for a misspelt level
struct Request: ContainerLevel { let number: Int }
final class Horse { init() {} }
func use(container: Container) {
    LevelContainer<Reqest>.registrations(in: container).register(Horse.self) { _ in Horse() }
    // expected-error@-1:20 {{cannot find type 'Reqest' in scope}}
    // corrected: LevelContainer<Request>.registrations(in: container).register(Horse.self) { _ in Horse() }
}

// MARK: - level opened without a value
struct Request: ContainerLevel { let number: Int }
func use(container: Container) {
    _ = container.level()
    // expected-error@-1:25 {{missing argument for parameter #1 in call}}
    // corrected: _ = container.level(Request(number: 1))
}

// MARK: - misspelt completion
final class Horse { init() {}; var name = "" }
func use(container: Container) {
    container.register(Horse.self) { _ in Horse() }.initCompleted { _, horse in horse.nmae = "Lucky" }
    // expected-error@-1:87 {{value of type 'Horse' has no member 'nmae'}}
    // corrected: container.register(Horse.self) { _ in Horse() }.initCompleted { _, horse in horse.name = "Lucky" }
}

// MARK: - factory of a type that is no component
final class Horse { init() {} }
func use(container: Container) {
    _ = container.factory(for: Horse.self)()
    // expected-error@-1:19 {{instance method 'factory(for:)' requires that 'Horse' conform to 'Registrable'}}
    // corrected: _ = Horse()
}

// MARK: - registering a type that is no component
final class Horse { init() {} }
func use(container: Container) {
    Horse.register(in: container)
    // expected-error@-1:11 {{type 'Horse' has no member 'register'}}
    // corrected: container.register(Horse.self) { _ in Horse() }
}

// MARK: - request of an asynchronous component
@Register final class Horse: Sendable { init() async {} }
func use(container: Container) throws {
    _ = try container.require(Horse.self)
    // expected-error@-1:30 {{This component is made asynchronously, because its initializer is 'async', and can only be asked for where the call can be awaited; write 'await' before it in an 'async' function}}
    // corrected: _ = Horse.self
}

// MARK: - unlisted component in a closure
final class Stable { init() {} }
final class Horse { init(stable: Stable) {} }
func use(container: Container) {
    container.register(Horse.self) { resolver in Horse(stable: resolver.stable()) }
    // expected-error@-1:73 {{value of type 'any Resolver' has no member 'stable'}}
    // corrected: container.register(Horse.self) { resolver in Horse(stable: try resolver.require(Stable.self)) }
}

// MARK: - unlisted component in a closure that is nothing else
protocol Animal {}
func use(container: Container) {
    container.register((any Animal).self) { $0.horse() }
    // expected-error@-1:48 {{value of type 'any Resolver' has no member 'horse'}}
    // corrected: container.register((any Animal).self) { try $0.require((any Animal).self, name: "horse") }
}

// MARK: - misspelt label of a request in a closure
final class Stable { init() {} }
final class Horse { init(stable: Stable) {} }
func use(container: Container) {
    container.register(Horse.self) { r in Horse(stable: try r.require(Stable.self, nmae: "old")) }
    // expected-error@-1:90 {{extra argument 'nmae' in call}}
    // corrected: container.register(Horse.self) { r in Horse(stable: try r.require(Stable.self, name: "old")) }
}

// MARK: - misspelt label in a closure without the resolver
final class Horse { init(name: String) {} }
func use(container: Container) {
    container.register(Horse.self) { Horse(nmae: "Lucky") }
    // expected-error@-1:36 {{contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored}}
    // expected-error@-2:43 {{incorrect argument label in call (have 'nmae:', expected 'name:')}}
    // corrected: container.register(Horse.self) { _ in Horse(name: "Lucky") }
}

// MARK: - closure that calls an asynchronous initializer without waiting
final class Stable: Sendable { init() async {} }
func use(container: Container) { container.register(Stable.self) { _ in Stable() } }
// expected-error@-1:73 {{'async' call in a function that does not support concurrency}}
// corrected: func use(container: Container) { container.register(Stable.self) { _ in await Stable() } }

// MARK: - argument of another type in a closure
struct Horse { let name: String }
func use(container: Container) { container.register(Horse.self) { (_, name: Int) in Horse(name: name) } }
// expected-error@-1:97 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// corrected: func use(container: Container) { container.register(Horse.self) { (_, name: String) in Horse(name: name) } }

// MARK: - closure that calls an initializer on the main actor
@MainActor final class Show: Sendable { init() {} }
func use(container: Container) { container.register(Show.self) { _ in Show() } }
// expected-warning@-1:71 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]}}
// corrected: func use(container: Container) { container.register(Show.self) { _ in MainActor.assumeIsolated { Show() } } }

// MARK: - closure that changes a variable
func use(container: Container) {
    var count = 0
    // corrected: let count = 0
    container.register(Int.self) { _ in
        count += 1
        // expected-warning@-1:9 {{mutation of captured var 'count' in concurrently-executing code [#SendableClosureCaptures]}}
        // corrected:
        return count
        // expected-warning@-1:16 {{reference to captured var 'count' in concurrently-executing code [#SendableClosureCaptures]}}
    }
}

// MARK: - closure with a capture that is not Sendable
final class Stable {}
func use(container: Container, stable: Stable) { container.register(Stable.self) { _ in stable } }
// expected-warning@-1:89 {{capture of 'stable' with non-Sendable type 'Stable' in a '@Sendable' closure [#SendableClosureCaptures]}}
// corrected: func use(container: Container) { container.register(Stable.self) { _ in Stable() } }

// MARK: - optional result of a request as an argument
protocol Animal {}
struct Owner { let pet: any Animal }
func use(container: Container) {
    container.register(Owner.self) { resolver in Owner(pet: resolver.resolve(Animal.self)) }
    // expected-error@-1:70 {{value of optional type '(any Animal)?' must be unwrapped to a value of type 'any Animal'}}
    // corrected: container.register(Owner.self) { resolver in Owner(pet: try resolver.require(Animal.self)) }
}

// MARK: - result of a request as another type
struct Horse {}
func use(container: Container) { let _: Int? = container.resolve(Horse.self) }
// expected-error@-1:58 {{cannot assign value of type 'Horse?' to type 'Int?'}}
// corrected: func use(container: Container) { let _: Horse? = container.resolve(Horse.self) }

// MARK: - argument of an asynchronous request that is not Sendable
final class Saddle { var isWorn = false }
func find(_ container: Container, saddle: Saddle) async throws {
    _ = try await container.asynchronous.require(Int.self, argument: saddle)
    // expected-error@-1:42 {{type 'Saddle' does not conform to the 'Sendable' protocol}}
    // corrected: _ = try await container.asynchronous.require(Int.self, argument: saddle.isWorn)
}
