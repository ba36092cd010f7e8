// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - service that is no type
protocol Animal {}
@Register(Animal) final class Horse: Animal { init() {} }
// expected-error@-1:11 {{expected member name or initializer call after type name}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }

// MARK: - scope without a label
@Register(.container) final class Horse: Sendable { init() {} }
// expected-error@-1:12 {{type 'Any' has no member 'container'}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init() {} }

// MARK: - name without a label
@Register("fast") final class Horse: Sendable { init() {} }
// expected-error@-1:11 {{Service '"fast"' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(name: "fast") final class Horse: Sendable { init() {} }

// MARK: - arguments in another order
protocol Animal: Sendable {}
@Register(scope: .container, name: "fast") final class Horse: Sendable { init() {} }
// expected-error@-1:30 {{argument 'name' must precede argument 'scope'}}
// corrected: @Register(name: "fast", scope: .container) final class Horse: Sendable { init() {} }

// MARK: - scope in quotes
@Register(scope: "container") final class Horse: Sendable { init() {} }
// expected-error@-1:18 {{cannot convert value of type 'String' to expected argument type 'ObjectScope'}}
// corrected: @Register(scope: .container) final class Horse: Sendable { init() {} }

// MARK: - service of a subclass that is unrelated
class Animal {}
@Register(Animal.self) final class Horse { init() {} }
// expected-error@-1:12 {{cannot convert return expression of type 'Horse' to return type 'Animal'}}
// corrected: @Register(Animal.self) final class Horse: Animal { override init() {} }

// MARK: - shared component on two lines that is not Sendable
@Register(
    name: "fast",
    scope: .container
        // expected-error@-1:12 {{type 'Horse' does not conform to the 'Sendable' protocol}}
        // corrected: scope: .graph
)
final class Horse { init(name: String) {} }

// MARK: - name that is an optional
enum Names { static let fast: String? = "fast" }
@Register(name: 3.5) final class Horse { init() {} }
// expected-error@-1:17 {{cannot convert value of type 'Double' to expected argument type 'String'}}
// corrected: @Register(name: Names.fast) final class Horse { init() {} }

// MARK: - service from a variable
protocol Animal {}
nonisolated(unsafe) let service = (any Animal).self
@Register(service) final class Horse: Animal { init() {} }
// expected-error@-1:11 {{Service 'service' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }

// MARK: - Register on an extension
final class Horse { init() {} }
@Register extension Horse {}
// expected-error@-1:1 {{'extension' macro cannot be attached to extension (extension of 'Horse')}}
// corrected: extension Horse {}

// MARK: - Register on a protocol
@Register protocol Animal {}
// expected-error@-1:1 {{'@Register' cannot be applied to a protocol, because a protocol has no instances of its own; apply it to the types that conform to it}}
// corrected: protocol Animal {}

// MARK: - Register twice
@Register @Register(name: "fast") final class Horse { init() {} }
// expected-error@-1:11 {{'@Register' is applied more than once, but a type is one component; list all its services in one '@Register'}}
// corrected: @Register(name: "fast") final class Horse { init() {} }

// MARK: - two initializers
@Register final class Horse {
    // expected-error@-1:23 {{Component 'Horse' has 2 initializers, and nothing says which of them the container calls; mark one or more with '@Inject'}}
    // corrected: @Register final class Horse {
    init(name: String) {}
    // corrected: @Inject init(name: String) {}
    init(age: Int) {}
}

// MARK: - enumeration without an initializer
@Register enum Mood { case good }
// expected-error@-1:16 {{Enumeration 'Mood' cannot be a component, because nothing says which case to make; add an initializer that does}}
// corrected: @Register enum Mood { case good; init() { self = .good } }

// MARK: - generic initializer
@Register final class Horse { init<Food>(food: Food) {} }
// expected-error@-1:35 {{The initializer of component 'Horse' cannot be generic, because a registration has fixed types; make the type generic, or use existential types}}
// corrected: @Register final class Horse { init(food: Any) {} }

// MARK: - property without a type
@Register final class Horse { var name = "Lucky" }
// expected-error@-1:35 {{The type of property 'name' is only inferred, but '@Register' writes code with it; add a type, or make the property 'private'}}
// typed: String
// corrected: @Register final class Horse { var name: String = "Lucky" }

// MARK: - injected constant beside an initializer
@Register final class Stable { init() {} }
@Register final class Horse { @Inject let stable: Stable; init() { stable = Stable() } }
// expected-error@-1:39 {{Constant 'stable' cannot be injected, because the component's own initializer sets it; mark its parameter with '@Inject' there, or make it a variable}}
// corrected: @Register final class Horse { @Inject var stable: Stable?; init() {} }

// MARK: - injected property with a value
@Register final class Stable { init() {} }
@Register final class Horse { @Inject let stable: Stable = Stable() }
// expected-error@-1:39 {{Constant 'stable' cannot be injected, because it already has a value; make it a variable}}
// corrected: @Register final class Horse { @Inject let stable: Stable }

// MARK: - injected parameter with a default value
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject stable: Stable = Stable()) {} }
// expected-error@-1:59 {{Dependency 'stable' cannot have a default value, because the container always fills it in; remove the value, or '@Inject' to make it an argument}}
// corrected: @Register final class Horse { init(@Inject stable: Stable) {} }

// MARK: - lazy injected property
@Register final class Stable { init() {} }
@Register final class Horse { init() {}; @Inject lazy var stable: Stable = Stable() }
// expected-error@-1:50 {{Property 'stable' cannot be injected, because a lazy property makes its own value; remove 'lazy' and its value, or use 'Lazy' as its type}}
// corrected: @Register final class Horse { init() {}; @Inject var stable: Lazy<Stable>? }

// MARK: - unowned injected property
@Register final class Stable { init() {} }
@Register final class Horse { @Inject unowned let stable: Stable }
// expected-error@-1:39 {{Property 'stable' cannot be injected, because an unowned reference traps if nothing else retains its instance; make it a strong reference, or 'weak' and optional}}
// corrected: @Register final class Horse { @Inject let stable: Stable }

// MARK: - Inject in a type that is no component
@Register final class Stable { init() {} }
final class Horse { @Inject var stable: Stable?; init() {} }
// expected-error@-1:21 {{'@Inject' has no effect here, because 'Horse' is not a component; apply '@Register' to it}}
// corrected: final class Horse { var stable: Stable?; init() {} }

// MARK: - noncopyable component
@Register struct Horse: ~Copyable { init() {} }
// expected-error@-1:25 {{Component 'Horse' cannot be '~Copyable', because a container stores and returns copies of what it creates; remove '~Copyable'}}
// corrected: @Register struct Horse { init() {} }

// MARK: - noncopyable argument
struct Ticket: ~Copyable {}
@Register final class Horse { init(ticket: consuming Ticket) {} }
// expected-error@-1:53 {{type 'Ticket' does not conform to protocol 'Copyable'}}
// corrected: @Register final class Horse { init(ticket: Int) {} }

// MARK: - local component
func farm() {
    @Register final class Horse { init() {} }
    // expected-error@-1:27 {{local type cannot have attached extension macro}}
    // corrected: final class Horse { init() {} }
}

// MARK: - private nested component
enum Farm { @Register private final class Horse { init() {} } }
// expected-error@-1:23 {{Nested component 'Horse' cannot be 'private', because the extension that '@Register' writes is at file scope and cannot see it; make it 'fileprivate'}}
// corrected: enum Farm { @Register fileprivate final class Horse { init() {} } }

// MARK: - reserved member
@Register final class Horse { struct Factory {}; init() {} }
// expected-error@-1:38 {{Component 'Horse' cannot declare 'Factory', because '@Register' writes a member of that name; rename it}}
// corrected: @Register final class Horse { struct Works {}; init() {} }

// MARK: - superclass that needs an argument
class Animal { init(name: String) {} }
@Register final class Horse: Animal { @Inject let stable: Stable }
// expected-error@-1:1 {{'super.init' isn't called on all paths before returning from initializer}}
// corrected: @Register final class Horse: Animal { init(@Inject stable: Stable) { super.init(name: "") } }
@Register final class Stable { init() {} }

// MARK: - missing protocol requirement
protocol Animal { var name: String { get } }
@Register(Animal.self) final class Horse: Animal { init() {} }
// expected-error@-1:36 {{type 'Horse' does not conform to protocol 'Animal'}}
// corrected: @Register(Animal.self) final class Horse: Animal { let name = ""; init() {} }

// MARK: - property that the initializer does not set
@Register final class Horse { let name: String; init() {} }
// expected-error@-1:57 {{return from initializer without initializing all stored properties}}
// corrected: @Register final class Horse { let name: String; init() { name = "" } }

// MARK: - public component with an internal service
protocol Animal {}
@Register(Animal.self) public final class Horse: Animal { public init() {} }
// expected-error@-1:18 {{type alias cannot be declared public because its underlying type uses an internal type}}
// corrected: @Register(Animal.self) final class Horse: Animal { public init() {} }

// MARK: - public initializer with an internal type
struct Name: Sendable {}
@Register public final class Horse { public init(name: Name) {} }
// expected-error@-1:45 {{initializer cannot be declared public because its parameter uses an internal type}}
// expected-error@-2:17 {{method cannot be declared public because its parameter uses an internal type}}
// expected-error@-3:17 {{method cannot be declared public because its parameter uses an internal type}}
// expected-error@-4:36 {{method cannot be declared public because its parameter uses an internal type}}
// corrected: @Register public final class Horse { public init(name: String) {} }

// MARK: - public component with a dependency of an internal type
@Register final class Stable { init() {} }
@Register public final class Horse { public init(@Inject stable: Stable) {} }
// expected-error@-1:45 {{initializer cannot be declared public because its parameter uses an internal type}}
// expected-error@-3:18 {{type alias cannot be declared public because its underlying type uses an internal type}}
// corrected: @Register public final class Horse { init(@Inject stable: Stable) {} }

// MARK: - injected dependency in another property wrapper
@propertyWrapper struct Kept<Value> { var wrappedValue: Value }
@Register final class Stable { init() {} }
@Register final class Horse { init(@Inject @Kept stable: Stable) {} }
// expected-error@-1:44 {{'@Kept' cannot be combined with '@Inject', because the container passes the dependency itself; remove one of them}}
// corrected: @Register final class Horse { init(@Inject stable: Stable) {} }

// MARK: - static injected property
@Register final class Stable { init() {} }
@Register final class Horse { init() {}; @Inject nonisolated(unsafe) static var stable: Stable? }
// expected-error@-1:70 {{Property 'stable' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
// corrected: @Register final class Horse { init() {}; @Inject var stable: Stable? }

// MARK: - injected method that is generic
@Register final class Horse { init() {}; @Inject func eat<Food>(food: Food) {} }
// expected-error@-1:58 {{Method 'eat' cannot be injected, because nothing says what its generic parameters are; write the types of its dependencies}}
// corrected: @Register final class Horse { init() {}; @Inject func eat(food: Int) {} }

// MARK: - user's type called Factory
struct Factory {}
@Register struct Horse { let place: Factory }
// expected-error@-1:37 {{'Factory' is ambiguous here, because '@Register' writes a nested type 'Horse.Factory'; write the name with the module or type it is declared in}}
// corrected: @Register struct Horse { let place: Int }

// MARK: - user's generic type called Factory
struct Factory<Value> {}
@Register struct Horse { let place: Factory<Int> }
// expected-error@-1:37 {{'Factory' is ambiguous here, because '@Register' writes a nested type 'Horse.Factory'; write the name with the module or type it is declared in}}
// corrected: @Register struct Horse { let place: Int }

// MARK: - escaping before the name of an argument
@Register final class Horse { init(@escaping sound: () -> Int) { _ = sound() } }
// expected-error@-1:37 {{attribute can only be applied to types, not declarations}}
// corrected: @Register final class Horse { init(sound: @escaping () -> Int) { _ = sound() } }

// MARK: - actor before the name of an argument
@Register final class Horse { init(@MainActor sound: () -> Int) { _ = sound() } }
// expected-error@-1:47 {{local variable 'sound' cannot have a global actor}}
// corrected: @Register final class Horse { init(sound: () -> Int) { _ = sound() } }

// MARK: - services of many kinds of components written without the protocol
protocol Animal {}
@Register(Animal.self) final class Horse { init() {} }
// expected-error@-1:12 {{return expression of type 'Horse' does not conform to 'Animal'}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }
enum Farm { @Register(Animal.self) struct Horse {} }
// expected-error@-1:12 {{return expression of type 'Farm.Horse' does not conform to 'Animal'}}
// corrected: enum Farm { @Register(Animal.self) struct Horse: Animal {} }
@Register(Animal.self) final class Box<Value> { init(value: Value) {} }
// expected-error@-1:12 {{return expression of type 'Box<Value>' does not conform to 'Animal'}}
// corrected: @Register(Animal.self) final class Box<Value>: Animal { init(value: Value) {} }
@Register(Animal.self) final class Cow { init() async {} }
// expected-error@-1:12 {{return expression of type 'Cow' does not conform to 'Animal'}}
// corrected: @Register(Animal.self) final class Cow: Animal { init() async {} }
protocol Runner {}
@Register(Animal.self, Runner.self) final class Goat: Animal { init() {} }
// expected-error@-1:63 {{return expression of type 'Goat' does not conform to 'Runner'}}
// corrected: @Register(Animal.self, Runner.self) final class Goat: Animal, Runner { init() {} }
protocol Check {}
@Register(contributesTo: Check.self) final class Cat { init() {} }
// expected-error@-1:66 {{return expression of type 'Cat' does not conform to 'Check'}}
// corrected: @Register(contributesTo: Check.self) final class Cat: Check { init() {} }

// MARK: - components in scopes that threads share which are not Sendable
@Register(scope: .container) final class Horse { var age = 3; init() {} }
// expected-error@-1:18 {{type 'Horse' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .graph) final class Horse { var age = 3; init() {} }
@Register(scope: .weak) final class Cow { init() {} }
// expected-error@-1:18 {{type 'Cow' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .weak) final class Cow: Sendable { init() {} }
final class Tail {}
@Register(scope: .container) struct Goat { let tail: Tail }
// expected-error@-1:18 {{type 'Goat' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .graph) struct Goat { let tail: Tail }
@Register(scope: .container) final class Stable { init() async {} }
// expected-error@-1:18 {{type 'Stable' does not conform to the 'Sendable' protocol}}
// corrected: @Register(scope: .graph) final class Stable { init() async {} }
