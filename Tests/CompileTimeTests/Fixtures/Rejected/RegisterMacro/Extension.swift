import Ampoule

final class Horse: Sendable {
    // corrected: @Register final class Horse: Sendable {
    init() {}
}

@Register
// expected-error@-1 {{'extension' macro cannot be attached to extension (extension of 'Horse')}}
// corrected:
extension Horse {}
