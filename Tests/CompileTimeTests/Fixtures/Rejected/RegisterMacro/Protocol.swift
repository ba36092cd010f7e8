import Ampoule

@Register
// expected-error@-1 {{'@Register' cannot be applied to a protocol, because a protocol has no instances of its own; apply it to the types that conform to it}}
// corrected:
protocol Animal: Sendable {}

@Register(Animal.self)
final class Horse: Animal {
    init() {}
}
