import Ampoule

@usableFromInline
protocol Animal {}

@usableFromInline
@Register
struct Cat {
    @usableFromInline init(name: String, age: Int = 1) {}
}

@usableFromInline
@Register(Animal.self)
final class Dog: Animal {
    let name: String
    @Inject private let cat: Cat.Factory
}

@usableFromInline
@Register
class Horse {
    init() {}
}

@usableFromInline
@Register
actor Groom {
    init() async {}
}

/// The container of the program.
public let container = Container()

/// Makes a cat in the code of other modules.
@inlinable
public func makeCat() { _ = container.factory(for: Cat.self) }
