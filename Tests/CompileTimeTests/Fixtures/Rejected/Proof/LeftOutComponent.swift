import Ampoule

@Register
struct Clock: Sendable {}

@Register
struct Lamp: Sendable {}

@Registrations(Clock.self)
// corrected: @Registrations(Clock.self, Lamp.self)
extension Container {}

func turnOn(_ container: Container) -> Lamp {
    container.lamp()
    // expected-error@-1:15 {{value of type 'Container' has no member 'lamp'}}
    // corrected: container.lamp()
}
