// swift-version: 5
import Ampoule

// In the Swift 5 mode, the compiler doesn't require that threads share only what is 'Sendable'; with complete checking, it warns.
protocol Animal {}

@Register(scope: .container)
final class Horse {
    var age: Int = 1
}

@Register(Animal.self, scope: .weak)
final class Cow: Animal {
    @Inject var horse: Horse!

    init() {}
}

enum Farm {
    @Provides(scope: .container) static func herd(_ count: Int) -> Herd { Herd() }
}

final class Herd {}

@Register(scope: .container)
final class Barn {
    init() async {}
}

@Registrations(Horse.self, Cow.self, Farm.herdComponent, Barn.self)
extension Container {}
