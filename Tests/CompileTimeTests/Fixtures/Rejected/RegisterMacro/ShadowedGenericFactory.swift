import Ampoule

enum Industry {
    struct Factory<Product: Sendable>: Sendable {}
}

typealias Factory = Industry.Factory

@Register
struct Worker {
    let place: Factory<Int>
    // expected-error@-1 {{'Factory' is ambiguous here, because '@Register' writes a nested type 'Worker.Factory'; write the name with the module or type it is declared in}}
    // corrected: let place: Industry.Factory<Int>
}
