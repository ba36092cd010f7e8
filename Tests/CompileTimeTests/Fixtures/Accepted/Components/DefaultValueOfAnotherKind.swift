// flags: -swift-version 6
// flags: -swift-version 5
// flags: -default-isolation MainActor
import Ampoule

extension Bool: @retroactive ExpressibleByIntegerLiteral {
    /// Zero is false.
    public init(integerLiteral value: Int) { self = value != 0 }
}

extension Int: @retroactive ExpressibleByStringLiteral {
    /// The number of characters.
    public init(stringLiteral value: String) { self = value.count }
}

@Register
final class Horse {
    init(running: Bool = 1, age: Int = "three", weight: Double? = 1, legs: Int = "four", tail: Bool? = 1) {}
}

@Register
struct Cow {
    var age: Int = "three"
    var horse: Horse
}

@Register
class Animal {
    init(age: Int? = "three") {}
}

enum Tools {
    @Provides static func saddle(size: Int = "big") -> String { "" }
}

@Registrations(Horse.self, Cow.self, Animal.self, Tools.saddleComponent)
extension Container {}

// What stands in for a refused component has none.
typealias Found = (Horse.__Registrations, Cow.__Registrations, Animal.__Registrations)

func use(container: Container) -> [Any] {
    container.registerComponents()
    let horse = container.horse(running: true)
    return [horse, container.cow(age: 3, horse: horse), container.animal(age: 1), container.saddle()]
}
