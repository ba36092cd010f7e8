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
        // corrected: final class Tent: Sendable {
        init() {}
    }
}

@Registrations(Farm.Stable.self, Circus.Stable.self)
// expected-error@-1 {{Component 'Circus.Stable.self' cannot be listed beside 'Farm.Stable.self', because the accessors of both would be named 'stable'; remove it, and make it with 'factory(for:)' instead}}
// corrected: @Registrations(Farm.Stable.self, Circus.Tent.self)
extension Container {}
