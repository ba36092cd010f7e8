import Ampoule

protocol Animal: Sendable {}

protocol HealthCheck: Sendable {}

@Register(
    Animal.self,
    scope: .container,
    contributesTo: HealthCheck.self
    // expected-error@-1 {{return expression of type 'Cat' does not conform to 'HealthCheck'}}
)
final class Cat: Animal {
    // corrected: final class Cat: Animal, HealthCheck {
    init() {}
}
