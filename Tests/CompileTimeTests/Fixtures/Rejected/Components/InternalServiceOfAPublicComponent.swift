import Ampoule

/// An animal.
protocol Animal: Sendable {}
// corrected: public protocol Animal: Sendable {}

/// A horse.
@Register(Animal.self)
// expected-error@-1 {{type alias cannot be declared public because its underlying type uses an internal type}}
public final class Horse: Animal {
    /// Makes a horse.
    public init() {}
}
