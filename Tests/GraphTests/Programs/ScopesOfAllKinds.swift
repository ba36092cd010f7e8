import Ampoule

/// One component in each scope, held by one that lives no longer.
enum ScopesOfAllKinds {
    @Register(scope: .transient) final class Mouse { init() {} }
    @Register final class Cat { init() {} }
    @Register(scope: .container) final class Stable: Sendable { init() {} }
    @Register(scope: .weak) final class Meadow: Sendable { init() {} }

    @Register
    final class Horse {
        @Inject let mouse: Mouse
        @Inject let otherMouse: Mouse
        @Inject let cat: Cat
        @Inject let otherCat: Cat
        @Inject let stable: Stable
        @Inject let meadow: Meadow
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(
    ScopesOfAllKinds.Mouse.self,
    ScopesOfAllKinds.Cat.self,
    ScopesOfAllKinds.Stable.self,
    ScopesOfAllKinds.Meadow.self,
    ScopesOfAllKinds.Horse.self
)
private extension Container {}
