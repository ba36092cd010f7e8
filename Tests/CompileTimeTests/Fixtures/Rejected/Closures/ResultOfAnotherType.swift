import Ampoule

protocol Animal {}

final class Horse: Animal {}

final class Stable {}

func register(in container: Container) {
    container.register(Animal.self) { _ in Stable() }
    // expected-error@-1 {{cannot convert value of type 'Stable' to closure result type 'any Animal'}}
    // corrected: container.register(Animal.self) { _ in Horse() }
}
