import Ampoule

@Register
final class Horse: Sendable {
    init() {}
}

@Registrations(Hrose.self)
// expected-error@-1 {{cannot find 'Hrose' in scope}}
// corrected: @Registrations(Horse.self)
extension Container {}
