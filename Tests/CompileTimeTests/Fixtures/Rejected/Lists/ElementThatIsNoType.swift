import Ampoule

protocol HealthCheck: Sendable {}

@Register(contributesTo: "HealthCheck")
// expected-error@-1 {{Service '"HealthCheck"' is not spelled out, but '@Register' writes code with its type; write it as 'Type.self'}}
// corrected: @Register(contributesTo: HealthCheck.self)
final class PortCheck: HealthCheck {
    init() {}
}
