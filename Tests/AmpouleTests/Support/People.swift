protocol Person: AnyObject, Sendable {
    var name: String { get }
}

final class PetOwner: Person {
    let name: String
    let pet: any Animal

    init(name: String = "Stephen", pet: any Animal) {
        self.name = name
        self.pet = pet
    }
}

/// Someone with two pets, to see whether they are one.
final class Collector: Person {
    let name = "Noah"
    let first: any Animal
    let second: any Animal

    init(first: any Animal, second: any Animal) {
        self.first = first
        self.second = second
    }
}
