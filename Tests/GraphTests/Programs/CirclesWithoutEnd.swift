import Ampoule

/// Circles of which no component is found before it has all that it needs.
enum CirclesWithoutEnd: GraphProgram {
    protocol ParentType: AnyObject {}
    protocol ChildType: AnyObject {}

    @Register(ParentType.self)
    final class Mother: ParentType {
        let child: any ChildType

        init(@Inject child: any ChildType) { self.child = child }
    }

    @Register(ChildType.self)
    final class Daughter: ChildType {
        unowned let parent: any ParentType

        init(
            @Inject parent: any ParentType  // problem: cycle
        ) {
            self.parent = parent
        }
    }

    @Register(scope: .transient)
    final class Doe {
        @Inject var fawn: Fawn?
        init() {}
    }

    /// Another request never finds it, because it is transient.
    @Register(scope: .transient)
    final class Fawn {
        @Inject weak var mother: Doe?  // problem: cycle
        init() {}
    }

    @Register
    final class Stable {
        let horse: Horse

        init(
            @Inject horse: Horse  // problem: cycle
        ) {
            self.horse = horse
        }
    }

    /// Is found only when everything has been injected into it, because it is a value.
    @Register
    struct Horse {
        @Inject var stable: Stable?
        init() {}
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        Stable.register(in: container)
        Horse.register(in: container)
        return container
    }
}

@Registrations(
    CirclesWithoutEnd.Mother.self,
    CirclesWithoutEnd.Daughter.self,
    CirclesWithoutEnd.Doe.self,
    CirclesWithoutEnd.Fawn.self
)
private extension Container {}
