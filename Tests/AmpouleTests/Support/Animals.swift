/// What the tests resolve most of the time.
protocol Animal: AnyObject, Sendable { var name: String { get } }

/// A second service that some animals have; values can have it, too.
protocol Pet: Sendable { var name: String { get } }

final class Cat: Animal, Pet {
    let name: String

    init(name: String = "Mimi") { self.name = name }
}

final class Dog: Animal, Pet {
    let name: String

    init(name: String = "Hachi") { self.name = name }
}

final class Horse: Animal {
    let name: String
    let running: Bool

    init(name: String = "Spirit", running: Bool = false) { (self.name, self.running) = (name, running) }
}

/// A pet that is a value, so that it can be neither identified nor held weakly.
struct Goldfish: Pet, Equatable {
    var name = "Bubbles"
}

/// A place that several animals share.
final class Stable: Sendable {}
