import Ampoule

final class Dog: Sendable {
    // corrected: @Register
    // corrected: final class Dog: Sendable {
    init(name: String) {}
}

func hachi(_ container: Container) {
    _ = container.factory(for: Dog.self)(name: "Hachi")
    // expected-error@-1 {{instance method 'factory(for:)' requires that 'Dog' conform to 'Registrable'}}
}
