import Ampoule

protocol HealthCheck: Sendable {}

@Register(contributesTo: "HealthCheck")
// expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'any Any.Type'}}
// corrected: @Register(contributesTo: HealthCheck.self)
final class PortCheck: HealthCheck {
    init() {}
}
