import Ampoule

final class Horse {
    var name = ""
}

func register(in container: Container) {
    container.register(Horse.self) { _ in Horse() }.initCompleted { _, horse in horse.nmae = "Lucky" }
    // expected-error@-1 {{value of type 'Horse' has no member 'nmae'}}
    // corrected: container.register(Horse.self) { _ in Horse() }.initCompleted { _, horse in horse.name = "Lucky" }
}
