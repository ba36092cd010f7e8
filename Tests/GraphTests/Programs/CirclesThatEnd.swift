import Ampoule

/// Circles of which one component is found before it has all that it needs.
enum CirclesThatEnd: GraphProgram {
    @Register
    final class Mare {
        let foal: Foal
        init(@Inject foal: Foal) { self.foal = foal }
    }

    /// Its method is called when the instance can be found.
    @Register
    final class Foal {
        weak var mother: Mare?
        init() {}

        @Inject
        func grow(up mother: Mare) { self.mother = mother }
    }

    @Register
    final class Rider {
        init(@Inject horse: Horse) {}
    }

    /// Makes the rider at its first use.
    @Register
    final class Horse {
        init(@Inject rider: Lazy<Rider>) {}
    }

    protocol Parent {}
    struct Orphanage: Parent {}

    /// A factory by hand takes its place, and what that needs is not known.
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

@Registrations(
    CirclesThatEnd.Mare.self,
    CirclesThatEnd.Foal.self,
    CirclesThatEnd.Rider.self,
    CirclesThatEnd.Horse.self,
    CirclesThatEnd.Mother.self,
    CirclesThatEnd.Daughter.self
)
private extension Container {}
