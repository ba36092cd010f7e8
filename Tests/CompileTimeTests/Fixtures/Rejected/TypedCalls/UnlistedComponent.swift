import Ampoule

@Register
final class Horse: Sendable {
    init(name: String) {}
}

@Register
final class Dog: Sendable {
    init(name: String) {}
}

@Registrations(Horse.self)
// corrected: @Registrations(Horse.self, Dog.self)
extension Container {}

func hachi(_ container: Container) {
    _ = container.dog(name: "Hachi")
    // expected-error@-1 {{value of type 'Container' has no member 'dog'}}
}
