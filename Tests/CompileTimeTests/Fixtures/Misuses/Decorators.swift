// MARK: - decorator without an instance
protocol Animal {}
@Register(decorates: Animal.self) final class Loud: Animal { init() {} }
// expected-error@-1:62 {{Component 'Loud' decorates 'Animal', but takes no instance of it; let the first argument be of the type 'Animal'}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - decorator with a scope
protocol Animal {}
@Register(decorates: Animal.self, scope: .graph) final class Loud: Animal { init(animal: any Animal) {} }
// expected-error@-1:42 {{Component 'Loud' cannot have a scope, because a decorator has that of what it decorates; remove 'scope:'}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - decorator with a service
protocol Animal {}
@Register(Animal.self, decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }
// expected-error@-1:11 {{Component 'Loud' cannot be registered for 'Animal', because a decorator takes the place of what it decorates; remove the service, or 'decorates:'}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - decorator without the protocol
protocol Animal {}
@Register(decorates: Animal.self) final class Loud { init(animal: any Animal) {} }
// expected-error@-1:65 {{return expression of type 'Loud' does not conform to 'Animal'}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - decorator whose first argument is of another type
protocol Animal {}
@Register(decorates: Animal.self) final class Loud: Animal { init(volume: Int, animal: any Animal) {} }
// expected-error@-1:66 {{cannot convert return expression of type 'any Animal' to return type 'Int'}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal, volume: Int) {} }

// MARK: - decorator whose instance is a conforming type
protocol Animal {}
final class Horse: Animal {}
@Register(decorates: Animal.self) struct Loud: Animal { let animal: Horse }
// expected-error@-1:68 {{cannot convert return expression of type 'any Animal' to return type 'Horse'}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }

// MARK: - decorator of two services
protocol Animal {}
protocol Runner {}
@Register(decorates: Animal.self, Runner.self) struct Loud: Animal, Runner { let animal: any Animal }
// expected-error@-1:35 {{Component 'Loud' cannot decorate 'Runner', too, because the first argument is of one service; write a component for each}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal, Runner { let animal: any Animal }

// MARK: - decorator with a misspelt name constant
protocol Animal {}
enum Names { static let fast = "fast" }
@Register(decorates: Animal.self, name: Names.fats) final class Loud: Animal { init(animal: any Animal) {} }
// expected-error@-1:47 {{type 'Names' has no member 'fats'}}
// corrected: @Register(decorates: Animal.self, name: Names.fast) final class Loud: Animal { init(animal: any Animal) {} }

// MARK: - misspelt dependency of a memberwise decorator
protocol Animal {}
@Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal; @Inject let volume: Volum }
// expected-error@-1:101 {{cannot find type 'Volum' in scope}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal; @Inject let volume: Volume }
@Register struct Volume { init() {} }

// MARK: - misspelt protocol of a decorator
protocol Animal {}
@Register(decorates: Animal.self) struct Loud: Aminal { let animal: any Animal }
// expected-error@-1:48 {{cannot find type 'Aminal' in scope}}
// expected-error@-2:65 {{return expression of type 'Loud' does not conform to 'Animal'}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }

// MARK: - decorator of a class
@Register final class Cat { init() {} }
@Register(decorates: Cat.self) final class Loud { init(cat: Cat) {} }
// expected-error@-1:62 {{cannot convert return expression of type 'Loud' to return type 'Cat'}}
// corrected: @Register final class Loud { init(cat: Cat) {} }

// MARK: - override with a closure that makes another component
@Register final class Cat: Sendable { init() {} }
@Register final class Dog: Sendable { init() {} }
func use(c: Container) { c.override(Cat.self) { Dog() } }
// expected-error@-1:49 {{cannot convert value of type 'Dog' to closure result type 'Cat.RegisteredService' (aka 'Cat')}}
// corrected: func use(c: Container) { c.override(Cat.self) { Cat() } }

// MARK: - override of a type without self
@Register final class Cat: Sendable { init(name: String) {} }
func use(c: Container) { c.override(Cat) { name in Cat(name: name) } }
// expected-error@-1:37 {{expected member name or initializer call after type name}}
// corrected: func use(c: Container) { c.override(Cat.self) { name in Cat(name: name) } }

// MARK: - composition as a service that the component lacks a part of
protocol Animal {}; protocol Pet {}
@Register((Animal & Pet).self) final class Cat: Animal { init() {} }
// expected-error@-1:12 {{return expression of type 'Cat' does not conform to 'Pet'}}
// corrected: @Register((Animal & Pet).self) final class Cat: Animal, Pet { init() {} }

// MARK: - decorator whose instance is of another protocol
protocol Animal {}
protocol Person {}
@Register(decorates: Animal.self) struct Loud: Animal { let owner: any Person }
// expected-error@-1:73 {{return expression of type 'any Animal' does not conform to 'Person'}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let owner: any Animal }

// MARK: - decorators that inject their service
protocol Animal: Sendable {}
@Register(decorates: Animal.self) final class Loud: Animal { init(@Inject animal: any Animal) {} }
// expected-error@-1:67 {{Component 'Loud' is injected 'Animal', which resolves to itself, because it decorates it; remove '@Inject', so that it is the argument for the instance to decorate}}
// corrected: @Register(decorates: Animal.self) final class Loud: Animal { init(animal: any Animal) {} }
@Register(decorates: Animal.self) struct Quiet: Animal { @Inject let animal: any Animal }
// expected-error@-1:70 {{Component 'Quiet' is injected 'Animal', which resolves to itself, because it decorates it; remove '@Inject', so that it is the argument for the instance to decorate}}
// corrected: @Register(decorates: Animal.self) struct Quiet: Animal { let animal: any Animal }
