import Ampoule

/// A factory by hand takes the component's place, and what it needs is not known.
enum ClosureBreaksACircle {
    protocol Parent {}
    struct Orphanage: Parent {}

    @Register(Parent.self)
    final class Mother: Parent {
        init(@Inject child: Daughter) {}
    }

    @Register
    final class Daughter {
        init(@Inject mother: any Parent) {}
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Parent.self) { _ in Orphanage() }
        return container
    }
}

@Registrations(ClosureBreaksACircle.Mother.self, ClosureBreaksACircle.Daughter.self)
private extension Container {}
