import Ampoule

/// The scope of a factory by hand.
enum ClosuresAndScopes {
    final class Cat: Sendable {}
    final class Dog: Sendable {}

    @Register(scope: .container)
    final class Shelter: Sendable {
        init(
            @Inject cat: Cat,
            @Inject dog: Dog
        ) {}
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        container.register(Dog.self) { _ in Dog() }
        return container
    }
}

@Registrations(ClosuresAndScopes.Shelter.self)
private extension Container {}
