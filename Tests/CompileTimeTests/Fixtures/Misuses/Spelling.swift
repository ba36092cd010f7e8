// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - Register on a function
@Register func makeHorse() -> Int { 1 }
// expected-error@-1:1 {{'extension' macro cannot be attached to global function ('makeHorse')}}
// expected-error@-2:1 {{'member' macro cannot be attached to global function ('makeHorse')}}
// corrected: func makeHorse() -> Int { 1 }

// MARK: - Register on a type alias
struct Horse {}
@Register typealias Pony = Horse
// expected-error@-1:1 {{'extension' macro cannot be attached to type alias ('Pony')}}
// expected-error@-2:1 {{'member' macro cannot be attached to type alias ('Pony')}}
// corrected: typealias Pony = Horse

// MARK: - Registrations on a protocol
@Register struct Horse {}
@Registrations(Horse.self) protocol Pets {}
// expected-error@-1:1 {{'@Registrations' can only be applied to an extension of 'Container', 'LevelContainer' or 'Resolver', because it writes accessors that make components; write 'extension Container {}' below it}}
// corrected: protocol Pets {}

// MARK: - Provides on a type
@Provides struct Horse {}
// expected-error@-1:1 {{'@Provides' cannot be applied to a structure, because it goes before a static function that makes a service; use '@Register'}}
// corrected: @Register struct Horse {}

// MARK: - Provides on an initializer
struct Horse { @Provides init() {} }
// expected-error@-1:16 {{'@Provides' cannot be applied to this declaration, because it goes before a static function that makes a service; write such a function}}
// corrected: struct Horse { init() {} }

// MARK: - enumeration case as a component
enum Size { @Register case small }
// expected-error@-1:13 {{'extension' macro cannot be attached to enum case ('small')}}
// expected-error@-2:13 {{'member' macro cannot be attached to enum case ('small')}}
// corrected: enum Size { case small }

// MARK: - misspelt Registrations
@Register struct Horse {}
@Registration(Horse.self) extension Container {}
// expected-error@-1:2 {{unknown attribute 'Registration'}}
// corrected: @Registrations(Horse.self) extension Container {}

// MARK: - scope as a second unlabeled argument
protocol Animal {}
@Register(Animal.self, .container) final class Horse: Animal, Sendable { init() {} }
// expected-error@-1:25 {{type 'Any' has no member 'container'}}
// corrected: @Register(Animal.self, scope: .container) final class Horse: Animal, Sendable { init() {} }

// MARK: - misspelt label of contributesTo
protocol Check {}
@Register(contributeTo: Check.self) struct Disk: Check {}
// expected-error@-1:10 {{incorrect argument label in macro expansion (have 'contributeTo:', expected 'contributesTo:')}}
// corrected: @Register(contributesTo: Check.self) struct Disk: Check {}

// MARK: - misspelt label of decorates
protocol Animal {}
@Register(decorate: Animal.self) struct Loud: Animal { let animal: any Animal }
// expected-error@-1:10 {{extraneous argument label 'decorate:' in macro expansion}}
// corrected: @Register(decorates: Animal.self) struct Loud: Animal { let animal: any Animal }

// MARK: - label of Inject
@Register(name: "fast") struct Stable {}
@Register struct Horse { @Inject(named: "fast") let stable: Stable }
// expected-error@-1:33 {{incorrect argument label in macro expansion (have 'named:', expected 'name:')}}
// corrected: @Register struct Horse { @Inject(name: "fast") let stable: Stable }

// MARK: - type in Inject
protocol Animal {}
@Register(Animal.self) struct Cow: Animal {}
@Register struct Horse { @Inject(Animal.self) let friend: any Animal }
// expected-error@-1:27 {{'Inject' is unavailable: the type of the property is the dependency; write '@Inject'}}
// corrected: @Register struct Horse { @Inject let friend: any Animal }

// MARK: - level as a scope
struct Session: ContainerLevel {}
@Register(scope: .session) final class Trail: Sendable { init() {} }
// expected-error@-1:19 {{type 'ObjectScope?' has no member 'session'}}
// corrected: @Register(scope: .container) final class Trail: Sendable { init() {} }

// MARK: - service in an array
protocol Animal {}
@Register([Animal.self]) struct Horse: Animal {}
// expected-error@-1:11 {{Service '[Animal.self]' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(Animal.self) struct Horse: Animal {}

// MARK: - service as a metatype of a protocol
protocol Animal {}
@Register(Animal.Type) struct Horse: Animal {}
// expected-error@-1:11 {{expected member name or initializer call after type name}}
// corrected: @Register(Animal.self) struct Horse: Animal {}

// MARK: - existential service with any and without parentheses
protocol Animal {}
@Register(any Animal.self) struct Horse: Animal {}
// expected-error@-1:22 {{'self' is not a member type of protocol 'Fixture.Animal'}}
// corrected: @Register((any Animal).self) struct Horse: Animal {}

// MARK: - two services without a comma
protocol Animal {}
protocol Pet {}
@Register(Animal.self & Pet.self) struct Horse: Animal, Pet {}
// expected-error@-1:23 {{binary operator '&' cannot be applied to operands of type '(any Animal).Type' and '(any Pet).Type'}}
// corrected: @Register((Animal & Pet).self) struct Horse: Animal, Pet {}

// MARK: - list of nothing
@Registrations extension Container {}
// expected-warning@-1:1 {{'@Registrations' lists no component, so 'registerComponents()' registers nothing; name components, such as '@Registrations(Horse.self)', or apply '@AllRegistrations', whose list the build plugin writes}}
// corrected: @Registrations(Horse.self) extension Container {}
@Register struct Horse {}

// MARK: - factories in an array
@Register struct Horse { let name: String }
@Register struct Breeder { @Inject let horses: [Horse.Factory] }
// expected-error@-1:112 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
// corrected: @Register struct Breeder { @Inject let horses: Horse.Factory }

// MARK: - optional factory in a Lazy
@Register struct Horse { let name: String }
@Register struct Breeder { @Inject let horses: Lazy<Horse.Factory?> }
// expected-error@-1:112 {{getter for 'subscript(by:name:)' is unavailable: A factory already resolves its component each time it is called; inject the 'Factory' itself}}
// corrected: @Register struct Breeder { @Inject let horses: Horse.Factory }

// MARK: - misspelt attributes
@Registr final class Horse { init() {} }
// expected-error@-1:2 {{unknown attribute 'Registr'}}
// corrected: @Register final class Horse { init() {} }
@Register final class Stable { init() {} }
@Register final class Cow { init(@Injekt stable: Stable) {} }
// expected-error@-1:35 {{unknown attribute 'Injekt'}}
// corrected: @Register final class Cow { init(@Inject stable: Stable) {} }
@Register final class Goat { @Injekt let stable: Stable }
// expected-error@-1:31 {{unknown attribute 'Injekt'}}
// corrected: @Register final class Goat { @Inject let stable: Stable }
@Register @MainActr final class Home { init() {} }
// expected-error@-1:12 {{unknown attribute 'MainActr'}}
// corrected: @Register @MainActor final class Home { init() {} }
@propertyWrapper struct Clamped { var wrappedValue: Int }
@Register struct Cat { @Clampd var age: Int }
// expected-error@-1:25 {{unknown attribute 'Clampd'}}
// corrected: @Register struct Cat { @Clamped var age: Int }
struct Hay {}
enum Foods { @Provide static func food() -> Hay { Hay() } }
// expected-error@-1:15 {{unknown attribute 'Provide'}}
// corrected: enum Foods { @Provides static func food() -> Hay { Hay() } }
@Register final class Food { init() {} }
@Register final class Dog { init(food: @Inject Food) {} }
// expected-error@-1:40 {{unknown attribute 'Inject'}}
// corrected: @Register final class Dog { init(@Inject food: Food) {} }
