// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - name of a dependency without its label
@Register(name: "fast") struct Horse {}
@Register struct Rider { @Inject("fast") let horse: Horse }
// expected-error@-1:34 {{missing argument label 'name:' in macro expansion}}
// corrected: @Register struct Rider { @Inject(name: "fast") let horse: Horse }

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

// MARK: - provided function with a service as an argument
protocol Food {}
struct Oats: Food {}
enum Foods { @Provides(Food.self) static func oats() -> Oats { Oats() } }
// expected-error@-1:15 {{'Provides(_:name:scope:)' is unavailable: the type that the function returns is the service; write '@Provides'}}
// expected-error@-2:15 {{'Provides(_:name:scope:)' is unavailable: the type that the function returns is the service; write '@Provides'}}
// corrected: enum Foods { @Provides static func oats() -> any Food { Oats() } }

// MARK: - actor dependency called without await
@Register actor Log { init() {}; func write(_ text: String) {} }
@Register final class Horse {
    init(@Inject log: Log) { log.write("born") }
    // expected-error@-1:34 {{call to actor-isolated instance method 'write' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: init(@Inject log: Log) {}
}

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
