import Ampoule

@Register(name: 1)
// expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'String'}}
// corrected: @Register(name: "1")
final class Stable: Sendable {
    init() {}
}
