import Ampoule

enum Farm {
    @Register
    final class Stable: Sendable {
        init() {}
    }
}

enum Circus {
    @Register
    final class Stable: Sendable {
        init() {}
    }
}

typealias CircusStable = Circus.Stable

@Registrations(Farm.Stable.self, Circus.Stable.self)
// expected-error@-1 {{Component 'Circus.Stable.self' cannot be listed beside 'Farm.Stable.self', because the accessors of both would be named 'stable'; list it under an alias, such as 'typealias CircusStable = Circus.Stable'}}
// corrected: @Registrations(Farm.Stable.self, CircusStable.self)
extension Container {}
