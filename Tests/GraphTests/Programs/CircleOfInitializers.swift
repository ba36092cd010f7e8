import Ampoule

/// Neither can be made before the other.
enum CircleOfInitializers {
    protocol ParentType: AnyObject {}
    protocol ChildType: AnyObject {}

    @Register(ParentType.self)
    final class Mother: ParentType {
        let child: any ChildType

        init(@Inject child: any ChildType) {
            self.child = child
        }
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

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleOfInitializers.Mother.self, CircleOfInitializers.Daughter.self)
private extension Container {}
