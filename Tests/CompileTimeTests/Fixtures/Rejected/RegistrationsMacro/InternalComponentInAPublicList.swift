import Ampoule

@Register
struct Horse: Sendable {}
// corrected: public struct Horse: Sendable {}

let container = Container { container in container.registerHorses() }

@Registrations(Horse.self, named: "registerHorses")
// expected-error@-1 {{property must be declared internal because its type uses an internal type}}
public extension Container {}
