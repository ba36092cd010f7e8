import Ampoule

protocol HealthCheck: Sendable {}

@Register(contributesTo: HealthCheck.self, HealthCheck.self)
// expected-error@-1 {{Service 'HealthCheck.self' is listed more than once, but a component contributes to a collection once; remove it}}
// corrected: @Register(contributesTo: HealthCheck.self)
final class PortCheck: HealthCheck {
    init() {}
}
