import Ampoule

let number = 1

@Register(name: "stable \(number)")
// expected-error@-1 {{The name is interpolated, but as a part of the registration key it has to be the same at all times; write it out or refer to a constant}}
// corrected: @Register(name: "stable 1")
final class Stable: Sendable {
    init() {}
}
