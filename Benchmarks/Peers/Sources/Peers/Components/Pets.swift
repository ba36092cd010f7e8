import Ampoule

protocol Animal: Sendable {
    var name: String { get }
}

@Register(Animal.self, scope: .transient)
final class Cat: Animal {
    let name: String

    init() { name = "Mimi" }
}

@Register(Animal.self, scope: .transient)
final class Dog: Animal {
    let name: String

    init(name: String) { self.name = name }
}

protocol Shelter: Sendable {
    var address: String { get }
}

@Register(Shelter.self, scope: .container)
final class Barn: Shelter {
    let address: String

    init() { address = "Hill 1" }
}
