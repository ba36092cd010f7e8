// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// MARK: - generic component without its argument as a dependency
@Register final class Cache<Value: Sendable>: Sendable { init() {} }
@Register final class Loader: Sendable { init(@Inject cache: Cache) {} }
// expected-error@-1:62 {{reference to generic type 'Cache' requires arguments in <...>}}
// expected-error@-2:131 {{generic parameter 'Value' could not be inferred}}
// expected-error@-3:62 {{reference to generic type 'Cache' requires arguments in <...>}}
// corrected: @Register final class Loader: Sendable { init(@Inject cache: Cache<Int>) {} }

// MARK: - generic component with too many arguments as a dependency
@Register final class Cache<Value: Sendable>: Sendable { init() {} }
@Register final class Loader: Sendable { @Inject let cache: Cache<Int, String> }
// expected-error@-1:61 {{generic type 'Cache' specialized with too many type parameters (got 2, but expected 1)}}
// corrected: @Register final class Loader: Sendable { @Inject let cache: Cache<Int> }

// MARK: - bare Dictionary as a property
@Register struct Herd { let names: Dictionary }
// expected-error@-1:36 {{reference to generic type 'Dictionary' requires arguments in <...>}}
// corrected: @Register struct Herd { let names: [String: Int] }

// MARK: - misspelt nested argument type
@Register struct Horse {
    enum Color { case brown }
    let color: Colour
    // expected-error@-1:16 {{cannot find type 'Colour' in scope}}
    // corrected: let color: Color
}

// MARK: - nested type of another component
@Register struct Horse { struct Saddle {} }
@Register struct Rider { let saddle: Horse.Sadle }
// expected-error@-1:44 {{'Sadle' is not a member type of struct 'Fixture.Horse'}}
// corrected: @Register struct Rider { let saddle: Horse.Saddle }

// MARK: - provided function in a generic type with a result of its parameter
struct Farm<Animal> { @Provides static func animals() -> [Animals] { [] } }
// expected-error@-1:59 {{cannot find type 'Animals' in scope}}
// corrected: struct Farm<Animal> { @Provides static func animals() -> [Animal] { [] } }

// MARK: - Lazy without its argument
@Register struct Horse {}
@Register struct Rider { @Inject let horse: Lazy }
// expected-error@-1:45 {{reference to generic type 'Lazy' requires arguments in <...>}}
// corrected: @Register struct Rider { @Inject let horse: Lazy<Horse> }
