// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - name of a dependency without its label
@Register(name: "fast") struct Horse {}
@Register struct Rider { @Inject("fast") let horse: Horse }
// expected-error@-1:34 {{missing argument label 'name:' in macro expansion}}
// corrected: @Register struct Rider { @Inject(name: "fast") let horse: Horse }

// MARK: - name of an injected parameter without its label
@Register(name: "fast") struct Horse {}
@Register struct Rider { init(@Inject("fast") horse: Horse) {} }
// expected-error@-1:32 {{missing argument label 'name:' in call}}
// corrected: @Register struct Rider { init(@Inject(name: "fast") horse: Horse) {} }

// MARK: - type in the wrapper of a parameter
@Register struct Horse {}
@Register struct Rider { init(@Inject(Horse.self) horse: Horse) {} }
// expected-error@-1:32 {{'init(wrappedValue:_:)' is unavailable: the type of the parameter is the dependency; write '@Inject'}}
// corrected: @Register struct Rider { init(@Inject horse: Horse) {} }

// MARK: - misspelt type beside an injected private property
@Register struct Horse {}
@Register struct Rider { @Inject private let horse: Horse; let nam: Strin }
// expected-error@-1:69 {{cannot find type 'Strin' in scope}}
// corrected: @Register struct Rider { @Inject private let horse: Horse; let nam: String }

// MARK: - Provider used as an instance
@Register struct Horse { func run() {}; init() {} }
@Register struct Rider { @Inject let horse: Provider<Horse>; func ride() { horse.run() } }
// expected-error@-1:82 {{value of type 'Provider<Horse>' has no member 'run'}}
// corrected: @Register struct Rider { @Inject let horse: Provider<Horse>; func ride() { horse.instance.run() } }

// MARK: - wrapper of another library
@Register struct Horse {}
@Register struct Rider { @Injected let horse: Horse }
// expected-error@-1:27 {{unknown attribute 'Injected'}}
// corrected: @Register struct Rider { @Inject let horse: Horse }

// MARK: - wrapper of another library on a parameter
@Register struct Horse {}
@Register struct Rider { init(@Injected horse: Horse) {} }
// expected-error@-1:32 {{unknown attribute 'Injected'}}
// corrected: @Register struct Rider { init(@Inject horse: Horse) {} }

// MARK: - provided function with a service as an argument
protocol Food {}
struct Oats: Food {}
enum Foods { @Provides(Food.self) static func oats() -> Oats { Oats() } }
// expected-error@-1:15 {{'Provides(_:name:scope:)' is unavailable: the type that the function returns is the service; write '@Provides'}}
// expected-error@-2:15 {{'Provides(_:name:scope:)' is unavailable: the type that the function returns is the service; write '@Provides'}}
// corrected: enum Foods { @Provides static func oats() -> any Food { Oats() } }

// MARK: - provided function that lacks its try
struct Oats {}
func grind() throws -> Oats { Oats() }
enum Foods { @Provides static func oats() -> Oats { grind() } }
// expected-error@-1:53 {{call can throw, but it is not marked with 'try' and the error is not handled}}
// corrected: enum Foods { @Provides static func oats() throws -> Oats { try grind() } }

// MARK: - actor dependency called without await
@Register actor Log { init() {}; func write(_ text: String) {} }
@Register final class Horse {
    init(@Inject log: Log) { log.write("born") }
    // expected-error@-1:34 {{call to actor-isolated instance method 'write' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: init(@Inject log: Log) {}
}

// MARK: - level opened with a part of its value
struct User: Sendable { let name: String }
struct Session: ContainerLevel { let user: User }
func open(container: Container, user: User) { _ = container.level(user) }
// expected-error@-1:61 {{instance method 'level(_:file:line:)' requires that 'User' conform to 'ContainerLevel'}}
// corrected: func open(container: Container, user: User) { _ = container.level(Session(user: user)) }

// MARK: - type as the name of a registration
enum Names { case fast }
@Register(name: Names.fast) struct Horse {}
// expected-error@-1:23 {{cannot convert value of type 'Names' to expected argument type 'String'}}
// corrected: @Register(name: "fast") struct Horse {}

// MARK: - decorator with an instance of its own type
protocol Animal {}
@Register(decorates: Animal.self) struct Loud: Animal { let animal: Loud }
// expected-error@-1:61 {{value type 'Loud' cannot have a stored property that recursively contains it}}
// expected-error@-2:67 {{cannot convert return expression of type 'any Animal' to return type 'Loud'}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }

// MARK: - initializer twice with marks
@Register final class Horse { @Inject init(name: String) {}; @Inject init(name: String) {} }
// expected-error@-1:70 {{invalid redeclaration of 'init(name:)'}}
// corrected: @Register final class Horse { @Inject init(name: String) {} }

// MARK: - array as a list
@Register struct Horse {}
@Register struct Cat {}
@Registrations([Horse.self, Cat.self]) extension Container {}
// expected-error@-1:16 {{Component '[Horse.self, Cat.self]' is not spelled out, but its accessor is named after it; write it as 'Type.self'}}
// corrected: @Registrations(Horse.self, Cat.self) extension Container {}
