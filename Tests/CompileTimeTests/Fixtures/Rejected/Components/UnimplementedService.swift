import Ampoule

protocol Animal: Sendable {}

@Register(Animal.self)
// expected-error@-1 {{return expression of type 'Horse' does not conform to 'Animal'}}
final class Horse: Sendable {
    // corrected: final class Horse: Animal {
    init() {}
}
