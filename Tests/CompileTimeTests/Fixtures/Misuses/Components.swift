// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - component in a private type
enum Farm { private enum Yard { @Register final class Stable { init() {} } } }
// expected-error@-1:55 {{Component 'Stable' cannot be nested in 'Yard', because the extension that '@Register' writes is at file scope and cannot see the private type; make 'Yard' 'fileprivate'}}
// corrected: enum Farm { fileprivate enum Yard { @Register final class Stable { init() {} } } }

// MARK: - conformance beside Register
@Register struct Horse: Registrable { init() {} }
// expected-error@-1:1 {{'Horse' cannot be made a component, because it already conforms to 'Registrable' without '@Register'; remove that conformance}}
// expected-error@-2:18 {{type 'Horse' does not conform to protocol 'Registrable'}}
// corrected: @Register struct Horse { init() {} }

// MARK: - name that a member hides
enum Names { static let main = "main" }
@Register(name: Names.main) struct Horse { enum Names { static let main = "stable" } }
// expected-error@-1:17 {{'Names' is ambiguous here, because component 'Horse' declares a member with that name; write the name with the module or type it is declared in}}
// corrected: @Register(name: Fixture::Names.main) struct Horse { enum Names { static let main = "stable" } }

// MARK: - two marked initializers with arguments of equal types
@Register final class Horse { @Inject init(name: String) {}; @Inject init(nickname: String) {} }
// expected-error@-1:74 {{This initializer cannot be used, because another one marked with '@Inject' takes the same argument types (String) and so has the same registration key; mark only one of them}}
// corrected: @Register final class Horse { @Inject init(name: String) {}; init(nickname: String) {} }

// MARK: - registering function of one's own
@Register final class Stable { init() {}; static func register(in container: Container) {} }
// expected-error@-1:55 {{Component 'Stable' cannot declare 'register(in:)', because '@Register' writes a member of that name; rename it}}
// corrected: @Register final class Stable { init() {}; static func add(to container: Container) {} }

// MARK: - component called Factory
@Register final class Factory { init() {} }
// expected-error@-1:23 {{A component cannot be named 'Factory', because '@Register' writes a nested type of that name; rename it}}
// corrected: @Register final class Workshop { init() {} }

// MARK: - several mistakes at once
@Register final class Keeper { init() {} }
@Register(name: "")
// expected-error@-1:17 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
// corrected: @Register(name: "main")
final class Stable {
    init(horses: String...) {}
    // expected-error@-1:24 {{Parameter 'horses' cannot be variadic, because a container passes plain values; take an array}}
    // corrected: init(horses: [String]) {}
    @Inject static func open(keeper: Keeper) {}
    // expected-error@-1:13 {{Method 'open' cannot be injected, because it belongs to the type instead of an instance; remove 'static'}}
    // corrected: @Inject func open(keeper: Keeper) {}
}

// MARK: - label of another attribute
@Register(named: "main") final class Stable { init() {} }
// expected-error@-1:10 {{incorrect argument label in macro expansion (have 'named:', expected 'name:')}}
// corrected: @Register(name: "main") final class Stable { init() {} }

// MARK: - shared component with a mutable property
@Register(scope: .container) final class Stable: Sendable { var horses: [String] = []; init() {} }
// expected-error@-1:65 {{stored property 'horses' of 'Sendable'-conforming class 'Stable' is mutable}}
// corrected: @Register(scope: .container) final class Stable: Sendable { let horses: [String] = []; init() {} }

// MARK: - misspelt type in a listed component that is failable
@Register final class Foal: Sendable { init?(name: Strin) {} }
// expected-error@-1:52 {{cannot find type 'Strin' in scope}}
// expected-error@-2:52 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Foal: Sendable { init?(name: String) {} }
@Registrations(Foal.self) extension Container {}
func use(container: Container) throws { _ = try container.foal.make(name: "Lucky") }

// MARK: - misspelt type in a listed component that is made asynchronously
@Register final class Pony: Sendable { init(name: Strin) async throws {} }
// expected-error@-1:51 {{cannot find type 'Strin' in scope}}
// expected-error@-2:51 {{cannot find type 'Strin' in scope}}
// corrected: @Register final class Pony: Sendable { init(name: String) async throws {} }
@Registrations(Pony.self) extension Container {}
func use(container: Container) async throws { _ = try await container.pony(name: "Lucky") }
// expected-warning@-1:51 {{no calls to throwing functions occur within 'try' expression}}
// expected-warning@-2:55 {{no 'async' operations occur within 'await' expression}}

// MARK: - parameters that a container cannot pass
@Register struct Stable { init(name: @autoclosure () -> String) {} }
// expected-error@-1:38 {{Parameter 'name' cannot be an autoclosure, because a container passes plain values; take a function}}
// corrected: @Register struct Stable { init(name: () -> String) {} }
final class Name {}
@Register struct Barn { init(name: sending Name) {} }
// expected-error@-1:36 {{Parameter 'name' cannot be 'sending', because a container passes plain values; take one}}
// corrected: @Register struct Barn { init(name: Name) {} }
protocol Animal {}
@Register struct Shed { init(animals: [some Animal]) {} }
// expected-error@-1:40 {{Parameter 'animals' cannot be of the opaque type 'some Animal', because a registration has fixed types; use 'any Animal'}}
// corrected: @Register struct Shed { init(animals: [any Animal]) {} }
@Register struct Byre<each Horse> { init(feed: (repeat each Horse) -> Void) {} }
// expected-error@-1:49 {{Parameter 'feed' cannot be a function of a pack, because a container passes plain values; take one}}
// corrected: @Register struct Byre<each Horse> { init(feed: () -> Void) {} }
protocol Food {}
@Register final class Horse { init(food: some Food) {} }
// expected-error@-1:42 {{Parameter 'food' cannot be of the opaque type 'some Food', because a registration has fixed types; use 'any Food'}}
// corrected: @Register final class Horse { init(food: any Food) {} }
@Register final class Cow { init(names: String...) {} }
// expected-error@-1:47 {{Parameter 'names' cannot be variadic, because a container passes plain values; take an array}}
// corrected: @Register final class Cow { init(names: [String]) {} }
@Register final class Goat { init(name: inout String) {} }
// expected-error@-1:41 {{Parameter 'name' cannot be 'inout', because a container passes plain values; take an object that it can change}}
// corrected: @Register final class Goat { init(name: String) {} }
@Register final class Team<each Member> { init(members: repeat each Member) {} }
// expected-error@-1:57 {{Parameter 'members' cannot be a pack, because a container passes plain values; take one}}
// corrected: @Register final class Team<each Member> { init() {} }
@Register final class Herd<each Member> { init(members: (repeat each Member)) {} }
// expected-error@-1:58 {{Parameter 'members' cannot be a tuple of a pack, because a container passes plain values; take one}}
// corrected: @Register final class Herd<each Member> { init() {} }

// MARK: - aliases of function types
typealias Action = () -> Void
@Register struct Horse { let action: Action }
// expected-error@-1:30 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
// corrected: @Register struct Horse { let action: () -> Void }
typealias Trick = (Int) -> Void
@Register final class Cat { init(trick: Trick, name: String) { trick(1) } }
// expected-error@-1:94 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
// corrected: @Register final class Cat { init(trick: @escaping Trick, name: String) { trick(1) } }
typealias Errand = @Sendable (Int) async throws -> String
@Register final class Groom { @Inject let errand: Errand }
// expected-error@-1:19 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
// corrected: @Register final class Groom { @Inject let errand: @Sendable (Int) async throws -> String }

// MARK: - two marked initializers with arguments of a type with two notations
typealias Owner = String
typealias Pet = String
@Register final class Badge { @Inject init(owner: Owner) {}; @Inject init(pet: Pet) {} }
// expected-error@-1:17 {{invalid redeclaration of 'initializerWithArgumentsOfTypes'}}
// corrected: @Register final class Badge { @Inject init(owner: Owner) {}; init(pet: Pet) {} }
@Register final class Label { @Inject init(owners: [Owner]) {}; @Inject init(pets: Array<String>) {} }
// expected-error@-1:17 {{invalid redeclaration of 'initializerWithArgumentsOfTypes'}}
// corrected: @Register final class Label { @Inject init(owners: [Owner]) {}; init(pets: Array<String>) {} }

// MARK: - names that are empty or interpolated
@Register(name: "") final class Stable { init() {} }
// expected-error@-1:17 {{The name is empty, which is another registration than the one without a name; give a name or remove 'name:'}}
// corrected: @Register final class Stable { init() {} }
@Register(name: "fast\(1)") final class Horse { init() {} }
// expected-error@-1:17 {{The name is interpolated, but as a part of the registration key it has to be the same at all times; write it out or refer to a constant}}
// corrected: @Register(name: "fast1") final class Horse { init() {} }

// MARK: - services that are listed twice
protocol Animal {}
@Register(Animal.self, Animal.self) final class Horse: Animal { init() {} }
// expected-error@-1:24 {{Service 'Animal.self' is listed more than once, but a component is registered once for each service; remove it}}
// corrected: @Register(Animal.self) final class Horse: Animal { init() {} }
protocol Check {}
@Register(contributesTo: Check.self, Check.self) struct DiskCheck: Check {}
// expected-error@-1:38 {{Service 'Check.self' is listed more than once, but a component contributes to a collection once; remove it}}
// corrected: @Register(contributesTo: Check.self) struct DiskCheck: Check {}
