import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Horse.self, Horse.self)
// expected-error@-1 {{Component 'Horse.self' is listed more than once, but has one accessor; remove it}}
// corrected: @Registrations(Horse.self)
extension Container {}
