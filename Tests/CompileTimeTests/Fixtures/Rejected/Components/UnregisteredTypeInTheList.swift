import Ampoule

final class Horse: Sendable {
    // corrected: @Register final class Horse: Sendable {
    init() {}
}

@Register
final class Cat: Sendable {
    init(name: String) {}
}

@Registrations(Horse.self, Cat.self)
// expected-error@-1:16 {{'Horse' cannot be listed, because it is not a component; apply '@Register' to it, or correct its '@Register' if it has one}}
extension Container {}

func use(_ container: Container) {
    container.registerComponents()
    _ = container.horse()
    _ = container.cat(name: "Mimi")
}
