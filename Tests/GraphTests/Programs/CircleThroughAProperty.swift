import Ampoule

/// A property is injected when the instance can be found.
enum CircleThroughAProperty {
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
        @Inject weak var parent: (any ParentType)?

        init() {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleThroughAProperty.Mother.self, CircleThroughAProperty.Daughter.self)
private extension Container {}
