import Ampoule

/// An optional is nil, although a component of its service exists that is not listed.
enum OptionalsOfUnlistedComponents {
    protocol Animal: Sendable {}
    protocol Food {}
    protocol Toy {}

    @Register((any Animal).self, name: "cat")
    final class Cat: Animal { init() {} }

    @Register((any Food).self)
    struct Hay: Food { init() {} }

    @Register((any Toy).self)
    final class Ball: Toy { init(color: String) {} }

    @Register
    final class Parent { init() {} }

    @Register
    final class Child {
        @Inject var food: (any Food)?
        @Inject(name: "cat") var cat: (any Animal)?
        @Inject(name: "dog") var dog: (any Animal)?
        @Inject var pet: (any Animal)?
        @Inject var toy: (any Toy)?
        @Inject weak var parent: Parent?

        init() {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(OptionalsOfUnlistedComponents.Child.self)
private extension Container {}
