import Ampoule

typealias Trick = (Int) -> Void
typealias Errand = @Sendable (Int) async throws -> String

@Register
struct Dog {
    let trick: Trick
    // expected-error@-1 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
    // corrected: let trick: (Int) -> Void
    let name: String
}

@Register
final class Cat {
    init(trick: Trick, name: String) { trick(1) }
    // expected-error@-1 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
    // corrected: init(trick: @escaping Trick, name: String) { trick(1) }
}

@Register
final class Groom {
    @Inject let errand: Errand
    // expected-error@-1 {{'__stored' is unavailable: A type alias hides that this is a function, so it cannot be stored; write the function type in its place, or '@escaping' before the alias in the initializer}}
    // corrected: @Inject let errand: @Sendable (Int) async throws -> String
}
