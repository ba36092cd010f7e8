// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - property of an actor read without await
@Register actor Counter { var count = 0; init() {} }
@Registrations(Counter.self) extension Container {}
func read(container: Container) async -> Int { container.counter().count }
// expected-error@-1:68 {{actor-isolated property 'count' cannot be accessed from outside of the actor}}
// corrected: func read(container: Container) async -> Int { await container.counter().count }

// MARK: - memberwise actor with a label that is missing
@Register actor Counter { let start: Int }
@Registrations(Counter.self) extension Container {}
func make(container: Container) { _ = container.counter(1) }
// expected-error@-1:57 {{missing argument label 'start:' in call}}
// corrected: func make(container: Container) { _ = container.counter(start: 1) }

// MARK: - generic component with a constraint that its dependency lacks
protocol Keyed { associatedtype Key: Hashable }
@Register final class Cache<Value: Keyed>: Sendable { init() {} }
@Register final class Loader: Sendable { init(@Inject cache: Cache<Int>) {} }
// expected-error@-1:62 {{type 'Int' does not conform to protocol 'Keyed'}}
// expected-error@-2:131 {{type 'Int' does not conform to protocol 'Keyed'}}
// expected-error@-3:62 {{type 'Int' does not conform to protocol 'Keyed'}}
// corrected: @Register final class Loader: Sendable { init(@Inject cache: Cache<Item>) {} }
struct Item: Keyed { typealias Key = Int }

// MARK: - generic component in a list with an argument that lacks a conformance
protocol Keyed {}
@Register final class Cache<Value: Keyed>: Sendable { init() {} }
struct Item: Keyed {}
@Registrations(Cache<Int>.self) extension Container {}
// expected-error@-1:16 {{type 'Int' does not conform to protocol 'Keyed'}}
// corrected: @Registrations(Cache<Item>.self) extension Container {}

// MARK: - where clause that names an unknown type
@Register final class Cache<Value>: Sendable where Value: Keyd { init() {} }
// expected-error@-1:59 {{cannot find type 'Keyd' in scope}}
// corrected: @Register final class Cache<Value>: Sendable where Value: Keyed { init() {} }
protocol Keyed {}

// MARK: - dependency under a condition that does not hold
@Register final class Log: Sendable { init() {} }
@Register final class Horse: Sendable {
    #if DEBUG
    @Inject let log: Log
    #else
    @Inject let log: Logg
    // expected-error@-1:22 {{cannot find type 'Logg' in scope}}
    // corrected: @Inject let log: Log
    #endif
}

// MARK: - requirement implemented in an extension of another type
protocol Animal { func speak() -> String }
@Register(Animal.self) struct Horse: Animal {}
// expected-error@-1:31 {{type 'Horse' does not conform to protocol 'Animal'}}
// corrected: @Register(Animal.self) struct Horse: Animal { func speak() -> String { "" } }
@Register struct Cow {}
extension Cow { func speak() -> String { "" } }

// MARK: - initializer in an extension alone
@Register final class Horse: Sendable { let name: String }
extension Horse { convenience init(number: Int) { self.init(nam: "\(number)") } }
// expected-error@-1:60 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: extension Horse { convenience init(number: Int) { self.init(name: "\(number)") } }

// MARK: - nested component by its short name
enum Farm { @Register struct Horse {} }
@Registrations(Horse.self) extension Container {}
// expected-error@-1:16 {{cannot find 'Horse' in scope}}
// corrected: @Registrations(Farm.Horse.self) extension Container {}

// MARK: - component in a generic type
struct Farm<Animal> { @Register struct Stable { let animals: [Animals] } }
// expected-error@-1:63 {{cannot find type 'Animals' in scope}}
// corrected: struct Farm<Animal> { @Register struct Stable { let animals: [Animal] } }

// MARK: - public memberwise argument of an internal type
struct Name: Sendable {}
@Register public struct Horse { public let name: Name }
// expected-error@-1:44 {{property cannot be declared public because its type uses an internal type}}
// expected-error@-2:8 {{initializer cannot be declared public because its parameter uses an internal type}}
// expected-error@-3:17 {{method cannot be declared public because its parameter uses an internal type}}
// expected-error@-4:17 {{method cannot be declared public because its parameter uses an internal type}}
// expected-error@-5:36 {{method cannot be declared public because its parameter uses an internal type}}
// corrected: @Register public struct Horse { let name: Name }

// MARK: - non-final class with a service that it lacks
protocol Animal {}
@Register(Animal.self) class Horse { init(name: String) {} }
// expected-error@-1:12 {{return expression of type 'Horse' does not conform to 'Animal'}}
// corrected: @Register(Animal.self) class Horse: Animal { init(name: String) {} }

// MARK: - non-final class with a misspelt dependency
@Register final class Stable { init() {} }
@Register class Horse { init(@Inject stable: Stabel) {} }
// expected-error@-1:46 {{cannot find type 'Stabel' in scope}}
// expected-error@-2:130 {{cannot find type 'Stabel' in scope}}
// expected-error@-3:46 {{cannot find type 'Stabel' in scope}}
// corrected: @Register class Horse { init(@Inject stable: Stable) {} }

// MARK: - non-final class with a misspelt name
enum Names { static let fast = "fast" }
@Register(name: Names.fats) class Horse { init() {} }
// expected-error@-1:23 {{type 'Names' has no member 'fats'}}
// corrected: @Register(name: Names.fast) class Horse { init() {} }

// MARK: - non-final component that is shared
@Register(scope: .container) class Horse { init() {} }
// expected-error@-1:18 {{type 'Horse' does not conform to the 'Sendable' protocol}}
// corrected: @Register class Horse { init() {} }

// MARK: - misspelt type among classes that inherit from each other
struct Name {}
struct Age {}
@Register class Animal { let name: Name; init(name: Name) { self.name = name } }
@Register class Horse: Animal { let age: Age; init(age: Aeg) { self.age = age; super.init(name: Name()) } }
// expected-error@-1:57 {{cannot find type 'Aeg' in scope}}
// expected-error@-2:57 {{cannot find type 'Aeg' in scope}}
// corrected: @Register class Horse: Animal { let age: Age; init(age: Age) { self.age = age; super.init(name: Name()) } }
@Register final class Foal: Horse { init(more: Age, size: Name) { super.init(age: more) } }
@Registrations(Animal.self, Horse.self, Foal.self) extension Container {}

// MARK: - misspelt constant of an own type as a default value
enum Theme { case dark }
@Register final class Horse { init(name: Theme = .dakr, other: String) {} }
// expected-error@-1:51 {{type 'Theme' has no member 'dakr'}}
// expected-error@-2:51 {{type 'Theme' has no member 'dakr'}}
// corrected: @Register final class Horse { init(name: Theme = .dark, other: String) {} }

// MARK: - misspelt type of an argument with a constant as its default value
@Register final class Horse { init(name: Them = .dark, other: String) {} }
// expected-error@-1:42 {{cannot find type 'Them' in scope}}
// expected-error@-2:42 {{cannot find type 'Them' in scope}}
// corrected: @Register final class Horse { init(name: Theme = .dark, other: String) {} }
enum Theme { case dark }

// MARK: - weak constant
@Register final class Stable { init() {} }
@Register final class Horse { @Inject weak var stable: Stable; init() {} }
// expected-error@-1:48 {{'weak' variable should have optional type 'Stable?'}}
// corrected: @Register final class Horse { @Inject weak var stable: Stable?; init() {} }

// MARK: - mutating injected method
@Register struct Stable {}
@Register struct Horse {
    var stable: Stable?
    init() {}
    @Inject func move(to stable: Stable) { self.stable = stable }
    // expected-error@-1:49 {{cannot assign to property: 'self' is immutable}}
    // corrected: @Inject mutating func move(to stable: Stable) { self.stable = stable }
}

// MARK: - factory of the list as a type
@Register struct Horse { let name: String }
@Register struct Breeder { @Inject let horses: Horse.factory }
// expected-error@-1:54 {{'factory' is not a member type of struct 'Fixture.Horse'}}
// corrected: @Register struct Breeder { @Inject let horses: Horse.Factory }

// MARK: - open class that is misspelt in its super call
@Register open class Animal { public init(name: String) {} }
@Register public final class Horse: Animal { public init(title: String) { super.init(nam: title) } }
// expected-error@-1:85 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: @Register public final class Horse: Animal { public init(title: String) { super.init(name: title) } }

// MARK: - inherited component without its own initializer
@Register class Animal { init(name: String) {} }
@Register final class Horse: Animal { let age: Int }
// expected-error@-1:1 {{'super.init' isn't called on all paths before returning from initializer}}
// corrected: @Register final class Horse: Animal { let age: Int; init(age: Int) { self.age = age; super.init(name: "") } }

// MARK: - inherited component whose initializer calls itself
@Register class Animal { init(name: String) {} }
@Register final class Horse: Animal { convenience init() { self.init(nam: "") } }
// expected-error@-1:69 {{incorrect argument label in call (have 'nam:', expected 'name:')}}
// corrected: @Register final class Horse: Animal { convenience init() { self.init(name: "") } }

// MARK: - enumeration with a misspelt case
@Register enum Size { case small; init() { self = .smal } }
// expected-error@-1:52 {{type 'Size' has no member 'smal'}}
// corrected: @Register enum Size { case small; init() { self = .small } }

// MARK: - protocol that the service refines but the component lacks
protocol Animal {}
protocol Pet: Animal { func come() }
@Register(Pet.self) struct Horse: Animal { func come() {} }
// expected-error@-1:12 {{return expression of type 'Horse' does not conform to 'Pet'}}
// corrected: @Register(Pet.self) struct Horse: Pet { func come() {} }
