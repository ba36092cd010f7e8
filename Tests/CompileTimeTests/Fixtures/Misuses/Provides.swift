// MARK: - listed provided function that is not static
struct Saddle {}
enum Tools { @Provides func saddle() -> Saddle { Saddle() } }
// expected-error@-1:29 {{Function 'saddle' cannot provide a service, because it is called on an instance, and a container has none; make it 'static'}}
// corrected: enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }
@Registrations(Tools.saddleComponent) extension Container {}
func use(container: Container) { _ = container.saddle() }

// MARK: - global provided function
struct Saddle {}
@Provides func saddle() -> Saddle { Saddle() }
// expected-error@-1:1 {{'@Provides' cannot be applied to this function, because what it writes goes into the type around it; move the function into an extension or an enumeration, as a static one}}
// corrected: func saddle() -> Saddle { Saddle() }

// MARK: - provided function without a result
enum Tools { @Provides static func saddle() {} }
// expected-error@-1:36 {{Function 'saddle' provides nothing, because it returns no value; return the service}}
// corrected: enum Tools { static func saddle() {} }

// MARK: - provided function with an opaque result
protocol Tool {}
struct Saddle: Tool {}
enum Tools { @Provides static func saddle() -> some Tool { Saddle() } }
// expected-error@-1:48 {{Function 'saddle' cannot return the opaque type 'some Tool', because a registration has a fixed type; return 'any Tool'}}
// corrected: enum Tools { @Provides static func saddle() -> any Tool { Saddle() } }

// MARK: - provided property
struct Saddle {}
enum Tools { @Provides static var saddle: Saddle { Saddle() } }
// expected-error@-1:14 {{'@Provides' cannot be applied to a property, because it goes before a static function that makes a service; write such a function}}
// corrected: enum Tools { static var saddle: Saddle { Saddle() } }

// MARK: - provided overloads
struct Saddle {}
enum Tools {
    @Provides static func saddle(size: Int) -> Saddle { Saddle() }
    // expected-error@-1:41 {{'__provided_saddle' is ambiguous for type lookup in this context}}
    @Provides static func saddle(width: Double) -> Saddle { Saddle() }
    // expected-error@-1:6 {{invalid redeclaration of '__provided_saddle'}}
    // expected-error@-2:41 {{'__provided_saddle' is ambiguous for type lookup in this context}}
    // corrected: @Provides static func wideSaddle(width: Double) -> Saddle { Saddle() }
}

// MARK: - provided function in a protocol
struct Saddle {}
protocol Tool {}
extension Tool { @Provides static func saddle() -> Saddle { Saddle() } }
// expected-error@-1:6 {{type '__provided_saddle' cannot be nested in protocol extension of 'Tool'}}
// expected-error@-2:48 {{static member 'saddle' cannot be used on protocol metatype '(any Tool).Type'}}
// corrected: enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }

// MARK: - provided shared result that is not Sendable
final class Saddle {}
enum Tools { @Provides(scope: .container) static func saddle() -> Saddle { Saddle() } }
// expected-error@-1:31 {{type 'Tools.__provided_saddle.RegisteredService' (aka 'Saddle') does not conform to the 'Sendable' protocol}}
// corrected: enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }

// MARK: - provided shared result with dependencies that is not Sendable
final class Saddle {}
@Register final class Stable { init() {} }
enum Tools {
    @Provides(scope: .container)
    // expected-error@-1:22 {{type 'Tools.__provided_saddle.RegisteredService' (aka 'Saddle') does not conform to the 'Sendable' protocol}}
    // corrected: @Provides
    static func saddle(@Inject stable: Stable, size: Int) -> Saddle { Saddle() }
}

// MARK: - misspelt label of a provided function
struct Saddle {}
enum Tools { @Provides static func saddle(size: Int) -> Saddle { Saddle() } }
@Registrations(Tools.saddleComponent) extension Container {}
func use(container: Container) {
    _ = container.saddle(sise: 3)
    // expected-error@-1:25 {{incorrect argument label in call (have 'sise:', expected 'size:')}}
    // corrected: _ = container.saddle(size: 3)
}

// MARK: - listed function instead of its component
struct Saddle {}
enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }
@Registrations(Tools.saddle) extension Container {}
// expected-error@-1:16 {{Component 'Tools.saddle' is not spelled out, but its accessor is named after it; write it as 'Type.self', or as 'Tools.saddleComponent' if it is a function}}
// corrected: @Registrations(Tools.saddleComponent) extension Container {}

// MARK: - wrong default value of a provided function
struct Saddle {}
enum Tools { @Provides static func saddle(size: Int = "big") -> Saddle { Saddle() } }
// expected-error@-1:55 {{default argument value of type 'String' cannot be converted to type 'Int'}}
// corrected: enum Tools { @Provides static func saddle(size: Int = 3) -> Saddle { Saddle() } }

// MARK: - misspelt variable in a provided function
struct Saddle { init(size: Int) {} }
enum Tools { @Provides static func saddle(size: Int) -> Saddle { Saddle(size: sise) } }
// expected-error@-1:79 {{cannot find 'sise' in scope}}
// corrected: enum Tools { @Provides static func saddle(size: Int) -> Saddle { Saddle(size: size) } }

// MARK: - result of another type of a provided function
struct Saddle {}
enum Tools { @Provides static func saddle() -> Saddle { 3 } }
// expected-error@-1:57 {{cannot convert return expression of type 'Int' to return type 'Saddle'}}
// corrected: enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }

// MARK: - missing try in a provided function
struct Saddle { init() throws {} }
enum Tools { @Provides static func saddle() -> Saddle { Saddle() } }
// expected-error@-1:57 {{call can throw, but it is not marked with 'try' and the error is not handled}}
// corrected: enum Tools { @Provides static func saddle() throws -> Saddle { try Saddle() } }

// MARK: - provided alias of a function type
typealias Handler = () -> Void
enum Tools { @Provides static func handler(action: Handler) -> Int { 3 } }
// expected-error@-1:110 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
// corrected: enum Tools { @Provides static func handler(action: @escaping Handler) -> Int { 3 } }

// MARK: - listed generic function
enum Tools {
    @Provides static func list<Item>(of item: Item) -> [Item] { [item] }
    // expected-error@-1:31 {{Function 'list' cannot be generic, because a registration has fixed types; use fixed types}}
    // corrected: @Provides static func list(of item: Int) -> [Int] { [item] }
}
@Registrations(Tools.listComponent) extension Container {}

// MARK: - dependency of a provided function with a default value
struct Food {}
enum Foods { @Provides static func oats(@Inject food: Food = Food()) -> Int { 1 } }
// expected-error@-1:60 {{Dependency 'food' cannot have a default value, because the container always fills it in; remove the value, or '@Inject' to make it an argument}}
// corrected: enum Foods { @Provides static func oats(@Inject food: Food) -> Int { 1 } }

// MARK: - provided function in a constrained extension of a protocol
protocol Tool {}
struct Rake: Tool {}
extension Tool where Self == Rake { @Provides static func rake() -> Rake { Rake() } }
// expected-error@-1:59 {{Function 'rake' cannot provide a service in the protocol 'Tool', because the component that '@Provides' writes beside it cannot be nested there; move the function into an enumeration}}
// corrected: enum Tools { @Provides static func rake() -> Rake { Rake() } }

// MARK: - provided function in an extension of Resolver
struct Spade {}
extension Resolver { @Provides static func spade(teeth: Int) -> Spade { Spade() } }
// expected-error@-1:44 {{Function 'spade' cannot provide a service in the protocol 'Resolver', because the component that '@Provides' writes beside it cannot be nested there; move the function into an enumeration}}
// corrected: enum Tools { @Provides static func spade(teeth: Int) -> Spade { Spade() } }

// MARK: - misspelt result of a shared provided function with an argument
struct Food {}
enum Foods { @Provides(scope: .container) static func oats(_ mass: Int) -> Fod { fatalError() } }
// expected-error@-1:76 {{cannot find type 'Fod' in scope}}
// corrected: enum Foods { @Provides(scope: .container) static func oats(_ mass: Int) -> Food { fatalError() } }

// MARK: - misspelt element of a provided function's optional array
struct Food {}
enum Foods { @Provides static func all() async throws -> [Fod]? { fatalError() } }
// expected-error@-1:59 {{cannot find type 'Fod' in scope}}
// corrected: enum Foods { @Provides static func all() async throws -> [Food]? { fatalError() } }

// MARK: - missing try at the factory of a provided function
struct Food {}
enum Foods { @Provides static func oats() throws -> Food { Food() } }
func use(container: Container) throws { _ = container.factory(for: Foods.oatsComponent)() }
// expected-error@-1:45 {{call can throw but is not marked with 'try'}}
// corrected: func use(container: Container) throws { _ = try container.factory(for: Foods.oatsComponent)() }
