import AmpouleAutoregistration

protocol Animal: AnyObject, Sendable { var name: String { get } }

final class Cat: Animal {
    let name: String

    init(name: String = "Mimi") { self.name = name }
}

final class Horse: Animal {
    let name: String
    let isRunning: Bool
    let stable: Stable

    init(name: String, stable: Stable, isRunning: Bool) {
        (self.name, self.stable, self.isRunning) = (name, stable, isRunning)
    }
}

final class Stable: Sendable {
    init() {}
}

protocol Person: Sendable { var pet: any Animal { get } }

final class PetOwner: Person {
    let pet: any Animal

    init(pet: any Animal) { self.pet = pet }
}

/// A component that nothing registers.
@Register
final class Well: Sendable {
    let depth = 3
    init() {}
}

/// A component that takes an argument.
@Register
struct Foal: Sendable {
    let name: String
}
