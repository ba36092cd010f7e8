import Ampoule

final class Horse: Sendable {
    // corrected: @Register final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self)
// expected-error@-1 {{argument type 'Horse' does not conform to expected type 'Registrable'}}
extension Container {}
