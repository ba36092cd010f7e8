import Ampoule

@Register
struct Saddle: Sendable {}

protocol Rider: Sendable {}

@Register(Rider.self)
struct Groom: Rider {}

@Register
final class Horse {
    @Inject var saddle: Saddle
    // expected-error@-1:17 {{'saddle' is unavailable: it is injected after the initializer, and has no value until then; write 'var saddle: Saddle!', or inject it into the initializer}}
    // corrected: @Inject var saddle: Saddle!
    @Inject var rider: any Rider
    // expected-error@-1:17 {{'rider' is unavailable: it is injected after the initializer, and has no value until then; write 'var rider: (any Rider)!', or inject it into the initializer}}
    // corrected: @Inject var rider: (any Rider)!
    @Inject var second: Saddle?
    @Inject var third: Saddle = Saddle()

    init() {}
}

// An initializer sets it, or an alias hides that it is optional.
typealias MaybeSaddle = Saddle?

@Register
final class Pony {
    @Inject var saddle: Saddle
    @Inject var spare: MaybeSaddle

    init() {
        saddle = Saddle()
        spare = nil
    }
}
