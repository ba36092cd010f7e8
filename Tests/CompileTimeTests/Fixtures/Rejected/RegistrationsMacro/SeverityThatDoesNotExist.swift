import Ampoule

@Register
final class Stable: Sendable {
    init() {}
}

@Registrations(Stable.self, unchecked: .fatal)
// expected-error@-1 {{type 'UncheckedSeverity' has no member 'fatal'}}
// corrected: @Registrations(Stable.self, unchecked: .error)
extension Container {}
