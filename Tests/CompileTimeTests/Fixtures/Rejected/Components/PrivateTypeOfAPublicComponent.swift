import Ampoule

/// A name.
struct Name: Sendable {}
// corrected: public struct Name: Sendable {}

/// A horse.
@Register
public final class Horse: Sendable {
    /// Makes a horse.
    public init(name: Name) {}
    // expected-error@-1 {{initializer cannot be declared public because its parameter uses an internal type}}
    // expected-error@-2 {{method cannot be declared public because its parameter uses an internal type}}
    // expected-error@-3 {{method cannot be declared public because its parameter uses an internal type}}
    // expected-error@-4 {{method cannot be declared public because its parameter uses an internal type}}
}
