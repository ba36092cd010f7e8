import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self)
// expected-error@-1 {{'@Registrations' can only be applied to an extension of 'Container' or 'Resolver', because it writes accessors that make components; write 'extension Container {}' below it}}
extension Horse {}
// corrected: extension Container {}
