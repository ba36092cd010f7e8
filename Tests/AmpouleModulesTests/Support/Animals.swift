import AmpouleModules

protocol Animal: AnyObject, Sendable { var name: String { get } }

final class Cat: Animal {
    let name: String

    init(name: String = "Mimi") { self.name = name }
}

final class Dog: Animal {
    let name: String

    init(name: String = "Hachi") { self.name = name }
}

final class Stable: Sendable {}

final class PetOwner: Sendable {
    let name: String
    let pet: any Animal

    init(name: String = "Stephen", pet: any Animal) {
        (self.name, self.pet) = (name, pet)
    }
}

/// What the document's examples count with.
class Tally {
    let value: Int

    init(x: Int, y: Int) { value = x + y }
}
