import Ampoule

@Register
struct Dog {
    let trick: (() -> Void)
    let nested: ((@Sendable (Int) -> Void))
    let encore: ((Int) -> Void)?
    let name: Name
}

struct Name {}

func visit(_ container: Container) {
    _ = container.factory(for: Dog.self)(trick: {}, nested: { _ in }, encore: nil, name: Name())
    _ = Dog(trick: {}, nested: { _ in }, encore: nil, name: Name())
}
