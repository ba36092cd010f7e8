import Ampoule

protocol HealthCheck: Sendable {}

@Register(contributesTo: HealthCheck.self)
// expected-error@-1 {{Component 'PortCheck' cannot contribute to a collection, because it takes arguments, which a collection does not pass; give them default values, or contribute a closure that passes them}}
final class PortCheck: HealthCheck {
    init(port: Int) {}
    // corrected: init(port: Int = 80) {}
}
